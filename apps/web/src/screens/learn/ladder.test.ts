// The path for beginners: small first, nothing new without practice, and every step can be played.

import { checkEdition, countCodes, widestSpec } from '@blackpeg/rules';
import { LESSON_EDITION } from '@blackpeg/screens/lesson';
import { expect, test } from 'vitest';
import { formatRoute, PRACTICES, parseRoute } from '../../app/route.ts';
import { LADDER, type Rung, routeOf } from './ladder.ts';

const games = LADDER.flatMap((rung) => (rung.kind === 'game' ? [rung.edition] : []));
const codes = games.map((edition) => countCodes(widestSpec(edition)));
const at = (found: (rung: Rung) => boolean) => LADDER.findIndex(found);

test('E3: beginners start with the lesson and go on with a game of its size', () => {
  expect(LADDER[0]).toEqual({ kind: 'lesson' });
  expect(LADDER[1]?.kind).toBe('game');
  expect(codes[0]).toBe(countCodes(widestSpec(LESSON_EDITION)));
});

test('E3: every game on the way up is larger than the one before, up to the whole of Super and Shapes', () => {
  expect(codes).toEqual([64, 1296, 32_768, 59_049, 390_625]);
  for (const edition of games) expect(checkEdition(edition).ok).toBe(true);
});

test('E3: what is new is practised before it is played, and everything there is to practise is', () => {
  const practised = (name: string) => at((rung) => rung.kind === 'practice' && rung.practice === name);
  const played = (found: (edition: (typeof games)[number]) => boolean) =>
    at((rung) => rung.kind === 'game' && found(rung.edition));
  expect(practised('blanks')).toBeLessThan(played((edition) => edition.blanks === 'on'));
  expect(practised('blue')).toBeLessThan(played((edition) => edition.marking === 'pairs'));
  expect(practised('duplicates')).toBeLessThan(played((edition) => (edition.holes[0] ?? 0) > 3));
  for (const practice of PRACTICES) expect(practised(practice)).toBeGreaterThan(0);
});

test.each(LADDER)('E3: every step of the way has an address: %o', (rung) => {
  const route = routeOf(rung);
  expect(parseRoute(new URL(formatRoute(route), 'http://localhost'))).toEqual(route);
});
