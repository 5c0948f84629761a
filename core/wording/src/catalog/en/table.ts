// English answers to what a player asks about the table.

import type { TableWords } from '../shape/table.ts';
import { capital, join } from '../text.ts';
import { count, does, rowName, whose } from './voice.ts';

export const table: TableWords = {
  row: ({ who, row }, code, answer) =>
    `${rowName(who, row)}: ${join('. ', code, answer && capital(answer))}.`,
  briefRow: (row, code, answer) => join(': ', `${row}`, code, answer),
  covered: 'covered',
  lost: 'lost, time was up',
  briefLost: 'lost',
  corrected: (answer) => `${answer} (corrected)`,
  noRows: 'No row is placed yet.',
  noSuchRow: (row) => `Row ${row} is not placed yet.`,
  rowsLeft: (left, rows) =>
    left === 0
      ? `All ${count(rows, 'row is', 'rows are')} used.`
      : `${count(left, 'row', 'rows')} of ${rows} left.`,
  duties: {
    hide: (who) =>
      who.kind === 'you' ? 'Your turn: hide a code.' : `${does(who, 'hide', 'hides')} a code now.`,
    mark: (who, row) =>
      who.kind === 'you'
        ? `Your turn: answer row ${row}.`
        : `${does(who, 'answer', 'answers')} row ${row} now.`,
    place: (who, row) =>
      who.kind === 'you' ? `Your turn: place row ${row}.` : `${does(who, 'place', 'places')} row ${row} now.`,
    open: (who) =>
      who.kind === 'you' ? 'Your turn: open your code.' : `${does(who, 'open', 'opens')} the code now.`,
  },
  idle: (who) =>
    who.kind === 'you'
      ? 'There is nothing for you to do now. Please wait.'
      : `${does(who, 'wait', 'waits')}.`,
  over: 'The match is over.',
  secret: {
    open: (maker, code) => `${capital(whose(maker))} code: ${code}.`,
    covered: (maker) => `${capital(whose(maker))} code is behind the shield.`,
    none: (maker) => `${does(maker, 'have', 'has')} not hidden a code yet.`,
    unsettled: (maker) => `${does(maker, 'have', 'has')} not settled on a code yet.`,
  },
  draft: (row, holes) => `Row ${row} so far: ${holes}.`,
  tray: (kinds) => `In the tray: ${kinds}.`,
  trayUncounted: 'Pegs are not counted in this match.',
  timeLeft: (time) => `${time} left.`,
  noTime: 'No clock is running.',
  away: (who) => `${does(who, 'are', 'is')} away.`,
  allHere: 'Everybody is here.',
  round: (round, rounds) => (rounds === null ? `Round ${round}.` : `Round ${round} of ${rounds}.`),
};
