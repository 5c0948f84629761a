// Alone against the house, and the house in any seat.

import { describe, expect, test } from 'vitest';
import { drawCode } from './code/code.ts';
import { seededDice } from './dice.ts';
import { specFor, widestSpec } from './editions/edition.ts';
import { brailleEdition, duelEdition, shapesEdition, superEdition } from './editions/make.ts';
import { EDITIONS } from './editions/records.ts';
import { hideCode } from './match/action.ts';
import {
  BY_HAND,
  boardAt,
  CODE,
  FOUND,
  hideAll,
  MISS,
  NONE,
  outcome,
  playRound,
  points,
  rounds,
  row,
  rowTotals,
  sit,
  TINY,
  turn,
} from './scenes.testing.ts';
import { tableFor } from './table.testing.ts';
import { HOUSE, PERSON, standardTerms } from './terms/terms.ts';

describe('solitaire', () => {
  test('S1: the house hides and one player seeks, round after round, without swap or winner', () => {
    const table = sit('solitaire', rounds(3));
    for (const found of [2, 'not', 1] as const) {
      expect(boardAt(table)).toMatchObject({ maker: 'house', breaker: 0 });
      playRound(table, found);
    }
    expect(table.all('round-closed').map((event) => event.outcome)).toEqual([
      { kind: 'broken', rows: 2 },
      { kind: 'unbroken', rows: 3 },
      { kind: 'broken', rows: 1 },
    ]);
    expect(table.state.result).toEqual({ kind: 'finished' });
  });

  test('S1: the rows are the result', () => {
    const table = sit('solitaire', rounds(2));
    playRound(table, 3);
    playRound(table, 'not');
    expect(rowTotals(table)).toEqual([7]);
    expect(points(table)).toEqual([0]);
  });

  test('S1: one round unless agreed otherwise', () => {
    const table = sit('solitaire');
    playRound(table, 1);
    expect(table.state.result).toEqual({ kind: 'finished' });
  });

  test('S1: the player alone may stop at any time', () => {
    const table = sit('solitaire', rounds(9));
    hideAll(table);
    table.act(0, { type: 'offer-end' });
    expect(table.state.result).toEqual({ kind: 'no-result', why: 'agreed' });
  });

  test('S1: nobody else can hide the code, and nobody can see it', () => {
    const table = sit('solitaire');
    expect(table.refused(0, hideCode(CODE))).toEqual({ rule: 'M1', kind: 'not-for-you' });
    hideAll(table);
    for (const viewer of [0, 'spectator'] as const) {
      expect(table.viewFor(viewer).round.boards[0]?.secret?.code).toBe('hidden');
    }
  });
});

describe('the house in a seat', () => {
  const editions = [
    superEdition({ blanks: 'on' }),
    brailleEdition(),
    shapesEdition('2'),
    duelEdition(),
    TINY,
  ];

  for (const edition of editions) {
    test(`S3: as maker and as breaker in ${edition.name}, and what it makes is marked automatically`, () => {
      const form = EDITIONS[edition.name].forms[0];
      const table = tableFor(
        standardTerms(edition, {
          ...BY_HAND,
          form,
          seats: [HOUSE, PERSON],
          ...rounds(form === 'duel' ? 1 : 2),
        }),
      );
      const dice = seededDice(7);
      const draw = () => drawCode(specFor(edition, 0, edition.blanks === 'on'), dice);
      const code = draw();
      const all = { black: widestSpec(edition).holes, white: 0, blue: 0 };
      if (form === 'duel') {
        hideAll(table, code);
        turn(table, code, [...code].reverse());
        expect(boardAt(table, 1).rows[0]?.mark, 'the house has marked').not.toBeNull();
        table.mark(1, all);
        expect(table.state.result).toEqual({ kind: 'won', seat: 0, by: 'score' });
        return;
      }
      table.hide(0, code);
      table.guess(1, code);
      expect(outcome(table)).toEqual({ kind: 'broken', rows: 1 });
      table.hide(1, code);
      table.guess(0, code);
      expect(table.state.phase, 'a person marks by hand').toBe('seeking');
      table.mark(1, all);
      expect(table.state.phase).toBe('closed');
    });
  }

  test('S3: nobody marks for the house, and the house cannot err', () => {
    const table = sit('classic', { ...BY_HAND, seats: [HOUSE, PERSON] });
    hideAll(table);
    table.guess(1, MISS);
    expect(table.last('guess-marked')).toMatchObject({ by: 'referee', feedback: NONE });
    expect(table.refused(0, { type: 'mark-guess', feedback: NONE, confirmed: true })).toEqual({
      rule: 'F7',
      kind: 'referee-marks',
    });
  });

  test('S3: the house as breaker is a victim like any other', () => {
    const table = sit('classic', { ...BY_HAND, seats: [PERSON, HOUSE] });
    hideAll(table);
    row(table, MISS, FOUND);
    expect(outcome(table)).toEqual({ kind: 'void', culprits: [0], victims: [1] });
    expect(points(table)).toEqual([0, 3]);
  });

  test('S3: two houses can play each other', () => {
    const table = sit('classic', { seats: [HOUSE, HOUSE] });
    playRound(table, 1);
    playRound(table, 2);
    expect(table.state.result).toEqual({ kind: 'won', seat: 1, by: 'score' });
  });
});
