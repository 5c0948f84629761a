// Samples of everything that texts are made from: numbers, names, lists, and facts of every kind, in fixed combinations.

import type { Who } from './words/event-facts.ts';

const YOU: Who = { kind: 'you' };
const HOUSE: Who = { kind: 'house' };
const GUEST: Who = { kind: 'other', name: 'Guest' };
const PEOPLE: readonly Who[] = [YOU, HOUSE, GUEST];
const CROWDS = [[GUEST], [YOU], [GUEST, YOU], [HOUSE, GUEST, YOU]] as const;
const REASONS = [
  'agreed',
  'abandoned',
  'both-found',
  'none-found',
  'no-room',
  'lone-white',
  'never',
] as const;
const THINGS = [
  { kind: 'colour', colour: 'red' },
  { kind: 'shape', shape: 'star' },
  { kind: 'blank' },
  { kind: 'no-shape' },
] as const;

/** A different choice for each turn: the same in every run and in every language. */
function picker(seed: number): <T>(from: readonly [T, ...T[]] | readonly T[]) => T {
  let state = seed;
  return (from) => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    return from[(state >>> 8) % from.length] as (typeof from)[number];
  };
}

/** A possible value by the name of the fact. */
function fact(name: string, pick: ReturnType<typeof picker>): unknown {
  if (/^(who|maker|absent|breaker|winner|by|takenBy)$/.test(name)) {
    return name === 'by' && pick([true, false]) ? pick(['score', 'resignation']) : pick(PEOPLE);
  }
  if (/^(makers|finders|winners|level|culprits)$/.test(name)) return pick(CROWDS);
  if (/^(entries|codes)$/.test(name) && pick([true, false])) return pick([[], [{ who: GUEST, text: 'x' }]]);
  if (name === 'wrongRows') return pick([[], [1], [1, 2], [1, 2, 3, 4]]);
  if (/^(again|byClock|upheld|blanks|away|stopped)$/.test(name)) return pick([true, false]);
  if (name === 'extras') return pick(['all', 'few', 'none']);
  if (name === 'awards' || name === 'values') return ['x'];
  if (name === 'why') return pick(REASONS);
  if (name === 'what') return pick(['guesses', 'marks', 'tag', 'text', 'comment']);
  if (/^(edition|form|length|outcome|result|standings|ending|code|answer|name|found|tag|board)$/.test(name))
    return 'x';
  if (/^(path|format|feedback|right|given|peg|scoring)$/.test(name)) return pick(['x', 2]);
  return pick([0, 1, 2, 12]);
}

function facts(seed: number): object {
  const pick = picker(seed);
  return new Proxy({}, { get: (_, name) => (typeof name === 'string' ? fact(name, pick) : undefined) });
}

/** Returns “x” for every text. */
const SAY = new Proxy({}, { get: () => () => 'x' });

const ONES: readonly unknown[] = [
  ...[0, 1, 2, 5, 12, 4096, 'x', '2026-03-14', true, false, null],
  ...PEOPLE,
  ...CROWDS,
  ...THINGS,
  ...[[3], [3, 4], ['x'], ['x', 'y'], [4096, 32768], [{ answer: 'x', codes: 1 }]],
  ...['colour', 'shape', 'number', 'pair', 'hole', 'breaker', 'maker', 'code', 'guess', 'no', ...REASONS],
  ...['red', 'star', 'black', 'duel', 'race', 'solitaire', 'classic', SAY],
  { stays: 'x', elsewhere: 'y', wrong: 'z' },
];

/** Samples of single arguments. */
const GAINS = ['points', 'rows', 'round-point'] as const;

const MOST_TRIES = 500;

type Arguments = readonly unknown[];

/** For a function of this many parameters: arguments one by one, and facts as its first. */
export function samplesFor(parameters: number): readonly (readonly Arguments[])[] {
  return MADE[Math.min(parameters, MADE.length - 1)] ?? [];
}

const MADE = [0, 1, 2, 3, 4, 5].map((parameters) => [onesFor(parameters), factsFor(parameters)]);

function onesFor(parameters: number): readonly Arguments[] {
  if (parameters === 0) return [[], [2], [0.5], ['x']];
  if (parameters === 1) return [...ONES, ...GAINS].map((one) => [one]);
  const pick = picker(parameters);
  return [['red', 'star'], ...times(MOST_TRIES, () => times(parameters, () => pick(ONES)))];
}

function factsFor(parameters: number): readonly Arguments[] {
  const pick = picker(parameters);
  const others = () => times(Math.max(0, parameters - 1), () => pick([SAY, 'code', 'guess', 2]));
  return Array.from({ length: 60 }, (_, seed) => [facts(seed), ...others()]);
}

function times<T>(count: number, make: () => T): T[] {
  return Array.from({ length: count }, make);
}
