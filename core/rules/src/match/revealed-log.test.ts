// A player's own copy of a match becomes the whole log once everything is revealed.

import { describe, expect, inject, test } from 'vitest';
import { verifyLog } from '../decide/verify.ts';
import { seededDice } from '../dice.ts';
import { duelEdition, superEdition } from '../editions/make.ts';
import { playMatch, randomTerms } from '../random-match.testing.ts';
import { pegs, tableFor } from '../table.testing.ts';
import { standardTerms } from '../terms/terms.ts';
import type { MatchEvent } from './event.ts';
import { evolve, fold } from './evolve.ts';
import type { MatchState } from './match.ts';
import { laidOpen } from './revealed-log.ts';
import type { Viewer } from './seat.ts';
import { redact } from './view.ts';

const MATCHES = inject('isFullRun') ? 600 : 200;
/** From this seed on, the smaller number of matches includes a mark that is replaced unseen. */
const FIRST_SEED = 250;

function redactedLog(log: readonly MatchEvent[], viewer: Viewer): readonly MatchEvent[] {
  let state: MatchState | undefined;
  return log.map((event) => {
    const redacted = state ? redact(state, event, viewer) : event;
    state = state ? evolve(state, event) : fold([event]);
    return redacted;
  });
}

/** A mark replaced before anybody saw it: the only thing that a finished match never shows. */
function isReplacedUnseen(log: readonly MatchEvent[], at: number): boolean {
  const event = log[at];
  if (event?.type !== 'guess-marked' && event?.type !== 'mark-corrected') return false;
  const later = log.slice(at + 1);
  const shown = later.findIndex(({ type }) => type === 'rows-uncovered' || type === 'codes-revealed');
  const again = later.findIndex(
    (next) => next.type === 'mark-corrected' && next.board === event.board && next.row === event.row,
  );
  return again >= 0 && again < shown;
}

test('F6b: every viewer\u2019s log of a finished match, laid open, is the true one', () => {
  let closed = 0;
  let unseen = 0;
  for (let seed = FIRST_SEED; seed < FIRST_SEED + MATCHES; seed += 1) {
    const dice = seededDice(seed);
    const { log, state } = playMatch(randomTerms(dice), dice, seed % 2 === 0 ? 'steady' : 'wild', 300);
    if (state.phase !== 'closed') continue;
    closed += 1;
    for (const viewer of [...state.terms.seats.keys(), 'spectator'] as const) {
      const seen = redactedLog(log, viewer);
      const expected = log.map((event, at) => (isReplacedUnseen(log, at) ? (seen[at] as MatchEvent) : event));
      unseen += expected.filter((event, at) => event !== log[at]).length;
      expect(laidOpen(seen), `seed ${seed}, ${viewer}`).toEqual(expected);
    }
  }
  expect(closed).toBeGreaterThan(MATCHES / 3);
  expect(unseen).toBeGreaterThan(0);
});

describe('a duel', () => {
  const EDITION = duelEdition(4);
  const [ONE, TWO] = [
    [1, 1, 1, 1],
    [2, 2, 2, 2],
  ] as const;

  function played() {
    const table = tableFor(
      standardTerms(EDITION, { marker: 'by-hand', length: { kind: 'rounds', rounds: 1 } }),
    );
    table.act(0, { type: 'hide-code', code: ONE, blanks: null, palmed: null, commitment: 'c', key: 'k0' });
    table.act(1, { type: 'hide-code', code: TWO, blanks: null, palmed: null, commitment: 'd', key: 'k1' });
    table.guess(0, TWO);
    table.guess(1, TWO);
    table.mark(0, pegs(0, 0));
    return table;
  }

  test('D1b, T4a: what is not revealed yet stays hidden', () => {
    const table = played();
    const seen = laidOpen(table.logFor(1));
    expect(seen.find(({ type }) => type === 'code-hidden')).toMatchObject({ code: 'hidden', key: 'hidden' });
    expect(seen.at(-1)).toMatchObject({ type: 'guess-marked', feedback: 'hidden' });
  });

  test('F6b: codes, keys, guesses and marks are there after the reveal, and the rules vouch for them', () => {
    const table = played();
    table.mark(1, pegs(4, 0));
    expect(table.state.phase).toBe('closed');
    expect(laidOpen(table.logFor('spectator'))).toEqual(table.log);
    expect(verifyLog(laidOpen(table.logFor(1)))).toBeNull();
  });
});

test('K1: a sealed code stays where it was opened', () => {
  const terms = standardTerms(superEdition({ holes: 2, colours: 3 }), { custody: 'sealed' });
  const table = tableFor(terms);
  table.act(0, { type: 'hide-code', code: 'hidden', blanks: null, palmed: null, commitment: 'c', key: null });
  table.guess(1, [1, 2]);
  table.mark(0, pegs(2, 0));
  table.act(0, { type: 'open-code', code: [1, 2], key: 'k', genuine: true });
  expect(laidOpen(table.logFor(1))).toEqual(table.log);
});
