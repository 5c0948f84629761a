// Marking as the rulebook describes it, its examples, and mistakes other programs have made.

import { describe, expect, test } from 'vitest';
import { pairsOf } from '../pairs.testing.ts';
import { pegs } from '../table.testing.ts';
import { allCodes, type Code } from './code.ts';
import { MARKINGS, sameFeedback } from './feedback.ts';
import { mark } from './marking.ts';

const places = (code: Code, guess: Code) => mark('places', code, guess);
const pairs = (code: string, guess: string) => mark('pairs', pairsOf(code), pairsOf(guess));

describe('black and white', () => {
  test('F1a: black for the right peg in the right hole, white for the right peg in another', () => {
    expect(places([1, 2, 3, 4, 5], [1, 2, 3, 4, 5])).toEqual(pegs(5, 0));
    expect(places([1, 2, 3, 4, 5], [1, 3, 6, 7, 8])).toEqual(pegs(1, 1));
    expect(places([1, 2, 3, 4, 5], [5, 1, 2, 3, 4])).toEqual(pegs(0, 5));
    expect(places([1, 1, 1, 1, 1], [2, 3, 4, 5, 6])).toEqual(pegs(0, 0));
  });

  test('F1b: one hidden red and two misplaced reds guessed make one white', () => {
    expect(places([1, 2, 3, 4, 5], [6, 1, 1, 7, 8])).toEqual(pegs(0, 1));
  });

  test('F1b: two hidden reds and one misplaced red guessed make one white', () => {
    expect(places([6, 1, 1, 7, 8], [1, 2, 3, 4, 5])).toEqual(pegs(0, 1));
  });

  test('F1b: blacks come first, also if the black is further right', () => {
    expect(places([1, 2, 3], [2, 2, 4])).toEqual(pegs(1, 0));
    expect(places([1, 2, 3], [4, 2, 2])).toEqual(pegs(1, 0));
  });

  test('F1b: a colour guessed four times and hidden once is counted once', () => {
    expect(places([1, 2, 3, 4], [1, 1, 1, 1])).toEqual(pegs(1, 0));
    expect(places([1, 2, 3, 4], [4, 4, 4, 4])).toEqual(pegs(1, 0));
  });

  test('F1b: a hidden peg that earned black earns no white for another', () => {
    expect(places([1, 1, 2, 4, 5], [1, 3, 3, 3, 3])).toEqual(pegs(1, 0));
    expect(places([1, 1, 2, 2], [2, 1, 1, 1])).toEqual(pegs(1, 2));
  });

  test('F5: a blank is a peg for black and for white', () => {
    expect(places([0, 1, 2, 3], [0, 4, 4, 4])).toEqual(pegs(1, 0));
    expect(places([0, 1, 2, 3], [4, 0, 4, 4])).toEqual(pegs(0, 1));
    expect(places([0, 0, 1, 2], [1, 0, 0, 0])).toEqual(pegs(1, 2));
    expect(places([1, 2, 3, 4], [0, 0, 0, 0])).toEqual(pegs(0, 0));
  });
});

describe('pairs', () => {
  test('F2a: black, white and blue, each alone', () => {
    expect(pairs('Rt Gc', 'Rt Bs')).toEqual(pegs(1, 0));
    expect(pairs('Rt Gc', 'Bs Rt')).toEqual(pegs(0, 1));
    expect(pairs('Rt Gc', 'Rs Yr')).toEqual(pegs(0, 0, 1));
    expect(pairs('Rt Gc', 'Bt Yr')).toEqual(pegs(0, 0, 1));
    expect(pairs('Rt Gc', 'Bs Yr')).toEqual(pegs(0, 0));
  });

  test('F2a: a colour or a shape that is right elsewhere earns nothing', () => {
    expect(pairs('Rt Gc', 'Bs Rr')).toEqual(pegs(0, 0));
    expect(pairs('Rt Gc', 'Bc Yt')).toEqual(pegs(0, 0));
  });

  test('F2a: colour and shape both right in one hole, of different hidden pairs, are not black', () => {
    expect(pairs('Rt Gc', 'Rc Gt')).toEqual(pegs(0, 0, 2));
  });

  test('F2b: a pair spent by white earns no blue, neither the guessed nor the hidden one', () => {
    expect(pairs('Rt Rc', 'Rc Bs')).toEqual(pegs(0, 1));
    expect(pairs('Rt Bs', 'Rc Rt')).toEqual(pegs(0, 1));
    expect(pairs('Rt Rc', 'Rc Rt')).toEqual(pegs(0, 2));
  });

  test('F2b: one hidden pair and two misplaced ones guessed make one white', () => {
    expect(pairs('Rt Gc Gs Gr', 'Bh Rt Rt Bh')).toEqual(pegs(0, 1));
  });

  test('F2c: where repeated pairs leave a choice which of them white spends, the one that leaves most blues counts', () => {
    // White may use the yellow square of hole 2 or of hole 4; only the one in hole 2 could be blue.
    expect(pairs('Bc Gs Ys Yr', 'Bc Ys Yr Ys')).toEqual(pegs(1, 2, 1));
    expect(pairs('Yr Ys Gs Bc', 'Ys Yr Ys Bc')).toEqual(pegs(1, 2, 1));
  });

  test('F2c: the choice among repeated hidden pairs is made for most blues too', () => {
    expect(pairs('Bc Ys Yr Ys', 'Bc Gs Ys Yr')).toEqual(pegs(1, 2, 1));
    expect(pairs('Rt Rt Gc', 'Bs Rs Rt')).toEqual(pegs(0, 1, 1));
    expect(pairs('Rt Rt Gc', 'Rs Bs Rt')).toEqual(pegs(0, 1, 1));
  });

  test('F2c: the choice never costs a white', () => {
    // All three holes are half right, yet one guessed pair and the third hidden one go to white.
    expect(pairs('Rs Rc Rt', 'Rt Rt Gt')).toEqual(pegs(0, 1, 1));
  });

  test.each([
    ['Gt Ks Yt Kr', 'Kh Kr Yt Gt', pegs(1, 2, 0)],
    ['Bc Gc Gr Ys', 'Gr Ys Br Gc', pegs(0, 3, 0)],
    ['Rr Kt Gh Rt', 'Kt Rc Gh Kt', pegs(1, 1, 1)],
    ['Bc Gs Ys Yr', 'Bc Ys Yr Ys', pegs(1, 2, 1)],
    ['R. .t .. Gc', 'G. .t Rc ..', pegs(1, 1, 1)],
  ])('F3: %s against %s', (code, guess, feedback) => {
    expect(pairs(code, guess)).toEqual(feedback);
  });

  test('F5: a blank colour or shape is right or wrong like any other', () => {
    expect(pairs('.. Rt', '.. Gc')).toEqual(pegs(1, 0));
    expect(pairs('.. Rt', 'Gc ..')).toEqual(pegs(0, 1));
    expect(pairs('.t Rt', '.c Gs')).toEqual(pegs(0, 0, 1));
    expect(pairs('R. Rt', 'G. Gs')).toEqual(pegs(0, 0, 1));
    expect(pairs('.. Rt', '.c Gs')).toEqual(pegs(0, 0, 1));
    expect(pairs('.. Rt', 'Rt Gs')).toEqual(pegs(0, 1));
  });

  test('C8: without blue, a half-right pair earns nothing and the rest is as before', () => {
    const [code, guess] = [pairsOf('Rr Kt Gh Rt'), pairsOf('Kt Rc Gh Kt')];
    expect(mark('places', code, guess)).toEqual(pegs(1, 1, 0));
  });
});

describe('every code against every guess of four pairs, two colours and two shapes', () => {
  const facets = [
    { name: 'colour', size: 2, blank: false },
    { name: 'shape', size: 2, blank: false },
  ] as const;
  const codes = [...allCodes({ holes: 4, facets, repeats: true })];
  const all = codes.flatMap((code) => codes.map((guess) => ({ code, guess })));

  test('F2d: mirrored, or code and guess exchanged, the feedback is the same', () => {
    const unlike = all.filter(({ code, guess }) => {
      const feedback = mark('pairs', code, guess);
      const mirrored = mark('pairs', code.toReversed(), guess.toReversed());
      return !sameFeedback(feedback, mirrored) || !sameFeedback(feedback, mark('pairs', guess, code));
    });
    expect(unlike).toEqual([]);
  });

  test('F4: feedback is three counts and nothing else, whatever the marking', () => {
    const kinds = MARKINGS.flatMap((marking) =>
      all.map(({ code, guess }) => Object.keys(mark(marking, code, guess)).join()),
    );
    expect([...new Set(kinds)]).toEqual(['black,white,blue']);
  });
});
