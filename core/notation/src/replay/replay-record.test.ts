import { fold } from '@blackpeg/rules';
import { describe, expect, it } from 'vitest';
import { replayText } from './replay.testing.ts';

const CLASSIC = `[Edition "super-4x6"]
[Seat1 "person 60s"]
Round 1
seat1 hides 1234
1. 1122 1-1 {12.4}
2. lost {60}
3. 1234 4-0 {1} End found
Outcome broken 3
Awards 3/0 0/3
Round 2
seat2 hides 6666
1. 1122 0-0 {5}
`;

describe('the rules against a record', () => {
  it('plays a record by hand, times and all', () => {
    const { events, fault } = replayText(CLASSIC.replace('Seat1', 'Seat2'));
    expect(fault).toBeNull();
    expect(events.filter(({ type }) => type === 'row-lost')).toEqual([
      { type: 'row-lost', board: 0, row: 1, at: 72_400 },
    ]);
    expect(fold(events)).toMatchObject({
      phase: 'seeking',
      round: { number: 2, boards: [{ rows: [{ spent: 5000 }] }] },
    });
  });

  it('fills in marks that nobody wrote down', () => {
    const { events, fault } = replayText(
      '[Edition "super-4x6"]\nRound 1\nseat1 hides 1234\n1. 1122\n2. 4321',
    );
    expect(fault).toBeNull();
    expect(fold(events)?.round.boards[0]?.rows.map(({ mark }) => mark)).toEqual([
      { black: 1, white: 1, blue: 0 },
      { black: 0, white: 4, blue: 0 },
    ]);
  });

  const feedback = (black: number, white: number) => ({ black, white, blue: 0 });
  it.each([
    [
      'a mark that is not what the guess earns',
      ['1. 1122 1-1', '1. 1122 0-2'],
      {
        round: 1,
        board: 0,
        row: 0,
        reason: { kind: 'differs', what: 'marks', recorded: [feedback(0, 2)], replayed: [feedback(1, 1)] },
      },
    ],
    [
      'a row after the search is over',
      ['End found', '4. 1111 1-0 {1} End found'],
      { round: 1, board: 0, row: 3, reason: { kind: 'search-over', ending: { kind: 'found' } } },
    ],
    [
      'an ending that did not come',
      ['End found', 'End rows-used'],
      {
        round: 1,
        board: null,
        row: null,
        reason: {
          kind: 'differs',
          what: 'ending',
          recorded: { kind: 'rows-used' },
          replayed: { kind: 'found' },
        },
      },
    ],
    [
      'another outcome',
      ['Outcome broken 3', 'Outcome broken 2'],
      {
        round: 1,
        reason: {
          kind: 'differs',
          what: 'outcome',
          recorded: { kind: 'broken', rows: 2 },
          replayed: { kind: 'broken', rows: 3 },
        },
      },
    ],
    [
      'points nobody earned',
      ['Awards 3/0 0/3', 'Awards 4/0 0/3'],
      {
        round: 1,
        reason: {
          kind: 'differs',
          what: 'awards',
          replayed: [
            { points: 3, rows: 0 },
            { points: 0, rows: 3 },
          ],
        },
      },
    ],
    [
      'a result too early',
      ['[Seat2', '[Result "seat1 by score"][Seat2'],
      {
        round: 2,
        reason: {
          kind: 'differs',
          what: 'result',
          recorded: { kind: 'won', seat: 0, by: 'score' },
          replayed: null,
        },
      },
    ],
    [
      'a round out of turn',
      ['Round 2', 'Round 1 replay 1'],
      {
        round: 1,
        replay: 1,
        reason: {
          kind: 'differs',
          what: 'round',
          recorded: { number: 1, replay: 1 },
          replayed: { number: 2, replay: 0 },
        },
      },
    ],
    [
      'a row lost before its time',
      ['2. lost {60}', '2. lost {59.9}'],
      {
        round: 1,
        board: 0,
        row: 1,
        reason: { kind: 'refused', violation: { rule: 'T1', kind: 'not-due', left: 100 } },
      },
    ],
    [
      'a hidden code',
      ['seat2 hides 6666', 'seat2 hides ?'],
      { round: 2, board: 0, row: null, reason: { kind: 'hidden', what: 'code' } },
    ],
    [
      'a hidden guess',
      ['1. 1122 0-0', '1. ? 0-0'],
      { round: 2, board: 0, row: 0, reason: { kind: 'hidden', what: 'guess' } },
    ],
    [
      'palmed pegs without a tray',
      ['seat2 hides 6666', 'seat2 hides 6666 palmed 100000'],
      {
        round: 2,
        board: 0,
        reason: { kind: 'refused', violation: { rule: 'T3', kind: 'tray-not-counted' } },
      },
    ],
    [
      'a code never hidden',
      ['seat2 hides 6666', ''],
      { round: 2, board: 0, row: 0, reason: { kind: 'refused', violation: { kind: 'codes-not-hidden' } } },
    ],
    [
      'terms nobody can agree on',
      ['[Seat2', '[Length "3 rounds"][Seat2'],
      {
        round: 0,
        board: null,
        reason: { kind: 'refused', violation: { rule: 'M1', kind: 'rounds-not-even', rounds: 3 } },
      },
    ],
  ])('name %s', (_, [from = '', to = ''], fault) => {
    expect(replayText(CLASSIC.replace('Seat1', 'Seat2').replace(from, to)).fault).toMatchObject(fault);
  });

  it('name times that contradict the order of the rows', () => {
    const race =
      '[Edition "braille-1"][Form "race"]\nRound 1\nhouse hides 1234\nA1. 1111 1-0 {9} B1. 1111 1-0 {3}';
    expect(replayText(race).fault).toMatchObject({
      board: 1,
      row: 0,
      reason: { kind: 'differs', what: 'time', recorded: 3000, replayed: 9000 },
    });
  });

  it('keep the log up to the fault', () => {
    const { events } = replayText(CLASSIC.replace('Seat1', 'Seat2').replace('Round 2', 'Round 3'));
    expect(events.filter(({ type }) => type === 'round-closed')).toHaveLength(1);
  });
});
