// A bot that plays a whole match and prints its record. Two seats take turns: each hides a code, each looks for one.
//
//   npm install @blackpeg/match && npx tsc examples/play-match.ts && node examples/play-match.js

import { newMatch } from '@blackpeg/match';

const match = newMatch('super-4x6', { seed: 7, form: 'classic' });
const codes = ['1123', '6543'];

while (match.turn) {
  const { seat, to } = match.turn;
  const done = to === 'hide' ? match.hide(codes[seat] ?? '1111') : match.guess(match.hint() ?? '1111');
  if (!done.ok) throw new Error(JSON.stringify(done.error));
}

console.log(match.record());
