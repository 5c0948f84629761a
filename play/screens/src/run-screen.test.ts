import { expect, test } from 'vitest';
import { runScreen, type ScreenStep } from './run-screen.ts';
import type { Said } from './screen.ts';

type Command = { readonly type: 'ask' } | { readonly type: 'reset' };
type Input = { readonly type: 'came'; readonly answer: number };
type Effect = 'fetch';

/** Requests a number and adds it up; nothing can be reset before one arrived. */
function adder(tell: (said: Said) => void) {
  let deliver: (input: Input) => void = () => {};
  const reduce = (sum: number, input: Command | Input): ScreenStep<number, Effect> => {
    if (input.type === 'ask') return { state: sum, effects: ['fetch'] };
    if (input.type === 'reset') return { state: 0 };
    return { state: sum + input.answer, said: [{ kind: 'reply', text: `${input.answer}`, cue: null }] };
  };
  const screen = runScreen<number, { readonly sum: number }, Command, Input, Effect>({
    first: { state: 0 },
    reduce,
    viewOf: (sum) => ({ sum }),
    why: (sum, { type }) => (type === 'reset' && sum === 0 ? 'Nothing came yet.' : null),
    run: (_, then) => {
      deliver = then;
    },
    tell,
  });
  return { screen, deliver: (answer: number) => deliver({ type: 'came', answer }) };
}

test('an effect comes back as an input, the view follows, and listeners hear of it', () => {
  const said: Said[] = [];
  const { screen, deliver } = adder((one) => said.push(one));
  const seen: number[] = [];
  const stop = screen.subscribe(() => seen.push(screen.current().sum));
  screen.do({ type: 'ask' });
  expect(seen).toEqual([]);
  deliver(3);
  deliver(4);
  stop();
  deliver(5);
  expect(seen).toEqual([3, 7]);
  expect(said.map(({ id, text }) => [id, text])).toEqual([
    [1, '3'],
    [2, '4'],
    [3, '5'],
  ]);
});

test('what follows at once from an input is one change with it, and seen as soon as it is there', () => {
  const during: number[] = [];
  const seen: number[] = [];
  const screen = runScreen<number, { readonly sum: number }, Command, Input, Effect>({
    first: { state: 0 },
    reduce: (sum, input) =>
      input.type === 'came' ? { state: sum + input.answer } : { state: sum + 1, effects: ['fetch', 'fetch'] },
    viewOf: (sum) => ({ sum }),
    why: () => null,
    run: (_, then) => {
      then({ type: 'came', answer: 10 });
      during.push(screen.current().sum);
    },
    tell: () => {},
  });
  screen.subscribe(() => seen.push(screen.current().sum));
  screen.do({ type: 'ask' });
  expect([during, seen]).toEqual([[11, 21], [21]]);
});

test('a view that did not change keeps its identity', () => {
  const { screen } = adder(() => {});
  const before = screen.current();
  screen.do({ type: 'ask' });
  expect(screen.current()).toBe(before);
});

test('parts that did not change keep theirs, however deep, and one part in two places stays one', () => {
  const row = (number: number) => ({ number, cells: [{ peg: number }, { peg: 9 }] });
  const screen = runScreen<number, ReturnType<typeof viewOf>, { type: 'more' }, never, never>({
    first: { state: 2 },
    reduce: (last) => ({ state: last + 1 }),
    viewOf,
    why: () => null,
    run: () => {},
    tell: () => {},
  });
  function viewOf(last: number) {
    const round = { rows: [row(1), row(last)] };
    return { boards: [{ name: 'own', ...round }], round, state: { round }, spare: last > 3 ? null : row(1) };
  }
  const before = screen.current();
  screen.do({ type: 'more' });
  const after = screen.current();
  expect(after).toEqual(viewOf(3));
  expect(after.boards[0]?.rows[0]).toBe(before.boards[0]?.rows[0]);
  expect(after.boards[0]?.rows[1]).not.toBe(before.boards[0]?.rows[1]);
  expect(after.boards[0]?.rows[1]?.cells[1]).toBe(before.boards[0]?.rows[1]?.cells[1]);
  expect(after.state.round).toBe(after.round);
  screen.do({ type: 'more' });
  expect(screen.current()).toEqual(viewOf(4));
});

test('bytes and maps are one thing each, and never the old ones', () => {
  const screen = runScreen<
    number,
    { bytes: Uint8Array; map: Map<string, number> },
    { type: 'more' },
    never,
    never
  >({
    first: { state: 1 },
    reduce: (last) => ({ state: last + 1 }),
    viewOf: (last) => ({ bytes: Uint8Array.of(last, 5), map: new Map([['last', last]]) }),
    why: () => null,
    run: () => {},
    tell: () => {},
  });
  screen.do({ type: 'more' });
  expect(screen.current()).toEqual({ bytes: Uint8Array.of(2, 5), map: new Map([['last', 2]]) });
});

test('a command that cannot be done says why and changes nothing', () => {
  const said: Said[] = [];
  const { screen } = adder((one) => said.push(one));
  screen.do({ type: 'reset' });
  expect(said).toEqual([{ id: 1, kind: 'refusal', text: 'Nothing came yet.', cue: null }]);
});

test('inputs after a screen was closed change and announce nothing', () => {
  const said: Said[] = [];
  const { screen, deliver } = adder((one) => said.push(one));
  screen.do({ type: 'ask' });
  screen.close();
  deliver(3);
  expect([screen.current().sum, said]).toEqual([0, []]);
});

test('a passing state is shown once it has lasted, and not at all if another one follows', () => {
  type Sum = { readonly type: 'sum'; readonly sum: number };
  let waiting: (() => void)[] = [];
  const screen = runScreen<number, number, Sum, never, never>({
    first: { state: 0 },
    reduce: (_, { sum }) => ({ state: sum }),
    viewOf: (sum) => sum,
    why: () => null,
    run: () => {},
    tell: () => {},
    passing: {
      isPassing: (sum, shown) => sum < 0 && shown >= 0,
      later(show) {
        waiting = [show];
        return () => {
          waiting = [];
        };
      },
    },
  });
  const seen: number[] = [];
  screen.subscribe(() => seen.push(screen.current()));
  screen.do({ type: 'sum', sum: -1 });
  expect([seen, screen.current()]).toEqual([[], -1]);
  screen.do({ type: 'sum', sum: 2 });
  expect([seen, waiting]).toEqual([[2], []]);
  screen.do({ type: 'sum', sum: -3 });
  for (const show of waiting) show();
  screen.do({ type: 'sum', sum: -4 });
  expect(seen).toEqual([2, -3, -4]);
  screen.do({ type: 'sum', sum: 5 });
  screen.do({ type: 'sum', sum: -6 });
  screen.close();
  expect([seen.at(-1), waiting]).toEqual([5, []]);
});
