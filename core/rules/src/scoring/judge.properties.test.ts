// Every finished round and match judged a second time, from the open boards and the rules alone.

import { expect, test } from 'vitest';
import { sameCode } from '../code/code.ts';
import { sameFeedback } from '../code/feedback.ts';
import { mark } from '../code/marking.ts';
import { seededDice } from '../dice.ts';
import { duelEdition } from '../editions/make.ts';
import type { Board, MatchState, Round } from '../match/match.ts';
import { openCode } from '../match/match.ts';
import { allRounds } from '../match/round.ts';
import { playMatch, randomTerms } from '../random-match.testing.ts';
import { PERSON, standardTerms } from '../terms/terms.ts';

const MATCHES = 500;

const anything = Array.from({ length: MATCHES }, (_, seed) => {
  const dice = seededDice(10_000 + seed);
  return playMatch(randomTerms(dice), dice, 'wild', 300).state;
});

/** Little time for each, so that players are late, alone and together. */
const hurried = Array.from({ length: 100 }, (_, seed) => {
  const seats = [5_000, 8_000].map((allowance) => ({ ...PERSON, allowance }));
  const custody = seed % 2 === 0 ? 'escrow' : 'sealed';
  const terms = standardTerms(duelEdition(4), { seats, custody, marker: 'by-hand' });
  return playMatch(terms, seededDice(20_000 + seed), 'wild', 200).state;
});

const played = [...anything, ...hurried];

/** Rounds that are over, with the match they belong to. */
function* finished(): Generator<{ readonly state: MatchState; readonly round: Round }> {
  for (const state of played) {
    for (const round of allRounds(state)) if (round.outcome !== null) yield { state, round };
  }
}

function markedWrongly({ terms }: MatchState, board: Board): boolean {
  const code = openCode(board);
  return board.rows.some(({ guess, mark: given }) => {
    if (code === null || typeof guess === 'string' || given === null || given === 'hidden') return false;
    return !sameFeedback(given, mark(terms.edition.marking, code, guess));
  });
}

function foundIn(board: Board): number {
  const code = openCode(board);
  return board.rows.findIndex(
    ({ guess }) => code !== null && typeof guess !== 'string' && sameCode(guess, code),
  );
}

test('W7a: no round with a wrong mark of a player comes out as if there were none', () => {
  let spoiled = 0;
  for (const { state, round } of finished()) {
    const wrong = round.boards.filter((board) => board.maker !== 'house' && markedWrongly(state, board));
    if (wrong.length === 0 || round.outcome?.kind === 'dropped') continue;
    spoiled += 1;
    expect(round.outcome).toMatchObject({ kind: 'void' });
  }
  expect(spoiled).toBeGreaterThan(30);
});

test('W1b, W1c, W5a, W5c: a void round pays its one victim and nobody else', () => {
  let voided = 0;
  for (const { state, round } of finished()) {
    if (round.outcome?.kind !== 'void') continue;
    voided += 1;
    const { culprits, victims } = round.outcome;
    expect(victims).toEqual(culprits.length === 1 ? culprits.map((seat) => 1 - seat) : []);
    const due = state.terms.form === 'duel' ? { points: 1, rows: 0 } : { points: 3, rows: -3 };
    for (const [seat, award] of round.awards.entries()) {
      expect(award).toEqual(victims.includes(seat) ? due : { points: 0, rows: 0 });
    }
  }
  expect(voided).toBeGreaterThan(30);
});

test('T2h, T2i: a single late player pays for it, and players who are late together do not win by it', () => {
  let together = 0;
  for (const { round } of finished()) {
    if (round.ending?.kind === 'all-hiding-overdue') {
      together += 1;
      expect(round.boards.every(({ secret }) => secret === null)).toBe(true);
      expect(round.outcome).toEqual({ kind: 'undecided', why: 'none-hidden' });
    }
    if (round.ending?.kind === 'hiding-overdue') {
      const hidden = round.boards.filter(({ secret }) => secret !== null);
      expect(hidden).toHaveLength(round.boards.length - 1);
    }
    if (round.ending?.kind === 'all-marks-overdue') expect(round.outcome).toMatchObject({ victims: [] });
  }
  expect(together).toBeGreaterThan(2);
});

test('D2, D3a, D5c: a fair duel is won by the first to find the code, and by nobody if both did in the same turn', () => {
  let duels = 0;
  for (const { state, round } of finished()) {
    if (state.terms.form !== 'duel' || state.terms.custody !== 'escrow' || round.ending?.kind !== 'found')
      continue;
    if (round.boards.some((board) => markedWrongly(state, board))) continue;
    duels += 1;
    const finders = round.boards.filter((board) => foundIn(board) >= 0 && board.rows.at(-1)?.mark !== null);
    const expected =
      finders.length > 1
        ? { kind: 'undecided', why: 'both-found' }
        : { kind: 'won', seats: finders.map((board) => board.breaker) };
    expect(round.outcome).toEqual(expected);
    if (finders.length > 1) expect(state.terms.pace).toBe('turns');
  }
  expect(duels).toBeGreaterThan(10);
});

test('S2c, S2d: a race is won by those of the fewest rows who had not given it up', () => {
  let races = 0;
  for (const { state, round } of finished()) {
    if (state.terms.form !== 'race' || round.outcome?.kind !== 'won') continue;
    races += 1;
    const { seats } = round.outcome;
    for (const seat of seats) {
      const board = round.boards[seat] as Board;
      expect(foundIn(board)).toBe(board.rows.length - 1);
      expect(round.resigned).not.toContain(seat);
    }
    const lengths = new Set(seats.map((seat) => round.boards[seat]?.rows.length));
    expect(lengths.size).toBeLessThanOrEqual(1);
    if (state.terms.pace === 'free') expect(seats.length).toBeLessThanOrEqual(1);
  }
  expect(races).toBeGreaterThan(30);
});

test('M1b, M1c: rounds that count come with makers in turn, and replays with the same', () => {
  for (const state of played.filter(({ terms }) => terms.form === 'classic')) {
    for (const round of allRounds(state)) {
      expect(round.boards[0]?.maker).toBe((state.firstMaker + round.number - 1) % 2);
    }
    const counted = allRounds(state).filter(
      ({ outcome }) => outcome?.kind === 'broken' || outcome?.kind === 'unbroken',
    );
    expect(counted.map(({ number }) => number)).toEqual(counted.map((_, index) => index + 1));
    if (
      state.result &&
      (state.result.kind === 'drawn' || (state.result.kind === 'won' && state.result.by === 'score'))
    ) {
      expect(counted.length % 2).toBe(0);
    }
  }
});

test('M2c, M3a, D4: results by score follow from the awards', () => {
  let scored = 0;
  for (const state of played) {
    const { result, terms, withdrawn } = state;
    if (result?.kind !== 'drawn' && !(result?.kind === 'won' && result.by === 'score')) continue;
    scored += 1;
    const worth = terms.seats.map((_, seat) =>
      allRounds(state).reduce((sum, { awards }) => {
        const { points, rows } = awards[seat] ?? { points: 0, rows: 0 };
        return sum + (terms.scoring === 'fewest-rows' ? -rows : points);
      }, 0),
    );
    // A player who resigned a duel and was wronged in it may still win it (W5c, W7b).
    const playing = [...terms.seats.keys()].filter(
      (seat) => terms.form !== 'race' || !withdrawn.includes(seat),
    );
    const best = Math.max(...playing.map((seat) => worth[seat] ?? 0));
    const winners = playing.filter((seat) => worth[seat] === best);
    expect(result.kind === 'won' ? [result.seat] : result.seats).toEqual(winners);
    if (terms.form === 'duel' && terms.length.kind === 'rounds') {
      expect(best).toBe((terms.length.rounds + 1) / 2);
    }
  }
  expect(scored).toBeGreaterThan(30);
});
