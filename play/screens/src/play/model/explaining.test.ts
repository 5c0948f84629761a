import { shapesEdition, standardTerms, superEdition } from '@blackpeg/rules';
import { expect, test } from 'vitest';
import { CLASSIC, hide, lookOf, mark, place, playedOut, SETTINGS } from '../played.testing.ts';
import { screenAt } from '../screen.testing.ts';
import { explainedAfter, explanationOf } from './explaining.ts';

const ALL = { language: 'en', explains: 'all' } as const;

function explained(...answer: readonly [number, number] | readonly []): string | null {
  const [black, white] = answer;
  const row = black === undefined ? [] : [place(1, [1, 1, 2]), mark(0, black, white ?? 0)];
  const { state, round } = lookOf(playedOut(CLASSIC, hide(0, [1, 2, 3]), ...row), 1);
  return explanationOf(ALL, state.terms.edition, round, 1);
}

test('what key pegs mean is told before the first answer, then of each answer', () => {
  expect(explained()).toBe(
    'Black (right colour, right hole), White (right colour, other hole). An answer never says which peg.',
  );
  expect(explained(1, 1)).toBe(
    'Row 1: 1 black (right colour, right hole), 1 white (right colour, other hole).',
  );
  expect(explained(0, 0)).toBe('Row 1: no key pegs, none of it is in the code.');
});

test('the codemaker is told nothing', () => {
  const { state, round } = lookOf(playedOut(CLASSIC, hide(0, [1, 2, 3])), 0);
  expect(explanationOf(ALL, superEdition(), round, 0)).toBeNull();
  expect(state.terms.edition.name).toBe('super');
});

test('a first game with blue pegs is explained, however many were played without', () => {
  const shapes = standardTerms(shapesEdition('1'), { firstMaker: 0 });
  const { round } = lookOf(playedOut(shapes), 1);
  const told = (explains: 'all' | 'blue' | 'off', edition = shapes.edition) =>
    explanationOf({ language: 'en', explains }, edition, round, 1);
  const after = explainedAfter('all', superEdition());
  expect(told(after)).toMatch(/Blue \(/);
  expect(told(after, superEdition())).toBeNull();
  expect([explainedAfter(after, superEdition()), explainedAfter(after, shapes.edition)]).toEqual([
    after,
    'off',
  ]);
  expect([told('off'), explainedAfter('off', superEdition())]).toEqual([null, 'off']);
});

test('the answer of a first game is heard with what it means', async () => {
  const terms = standardTerms(superEdition({ holes: 3, colours: 4 }), { form: 'solitaire' });
  const { heard, view, type, settled, screen } = await screenAt(terms, { code: [1, 2, 3] });
  expect(view().explanation).toBeNull();
  screen.take({ type: 'set', settings: { ...SETTINGS, explains: 'all' } });
  type('1', '1', '2');
  heard();
  type('Enter');
  await settled();
  expect(heard()).toContain(view().explanation);
});
