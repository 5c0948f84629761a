// However fast keys come and however slowly the referee answers, they do what they would have done one by one.

import { createTable, runOut, settled } from '@blackpeg/referee/testing';
import {
  type Action,
  type Code,
  type Edition,
  PERSON,
  seededDice,
  shapesEdition,
  standardTerms,
  superEdition,
  type Terms,
} from '@blackpeg/rules';
import fc, { type Scheduler } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createSession } from '../create-session.ts';
import { type DraftIntent, type Intent, PLAIN_HIDING } from '../intents/intent.ts';
import { createFlakyLink, type FlakyLink } from '../link/flaky-link.testing.ts';
import { type LocalTable, localTable } from '../local-table.testing.ts';
import type { Objection, Session } from '../session.ts';
import { codeIn } from './draft.ts';

const SUBMIT: Intent = { type: 'submit', hiding: PLAIN_HIDING };
const digit = (kind: number): DraftIntent => ({ type: 'kind', kind, facet: null, hole: null });
const row = (kinds: string): readonly Intent[] => [...[...kinds].map(Number).map(digit), SUBMIT];

/** One round in which seat 0 searches for the house's code. */
const alone = (edition: Edition): Terms => standardTerms(edition, { form: 'solitaire' });
const hiding = (code: Code): Action => ({
  type: 'hide-code',
  code,
  blanks: null,
  palmed: null,
  commitment: null,
  key: null,
});

interface Typist {
  readonly session: Session;
  readonly link: FlakyLink;
  /** Keys that did something or were refused, one by one. */
  readonly heard: () => number;
  readonly objections: () => readonly Objection[];
  readonly rows: () => readonly (Code | 'lost')[];
  readonly type: (intent: Intent) => void;
}

async function typist(terms: Terms, secret: Code, scheduler: Scheduler, seed: number): Promise<Typist> {
  const table = createTable();
  await table.referee.open('m', terms, () => 0);
  await table.referee.act('m', 'house', 'secret', hiding(secret));
  const link = createFlakyLink(scheduler, seededDice(seed), table, { match: 'm', viewer: 0, actor: 0 });
  let ids = 0;
  let heard = 0;
  const newId = () => `${ids++}`;
  const session = createSession({ link, viewer: 0, clock: table.clock, newId });
  const objections: Objection[] = [];
  session.subscribe(({ objection }) => {
    if (objection && objections.at(-1) !== objection) objections.push(objection);
  });
  link.mendLine();
  await runOut(scheduler);
  return {
    session,
    link,
    heard: () => heard,
    objections: () => objections,
    rows: () =>
      table.truth('m').round.boards[0]?.rows.flatMap(({ guess }) => (guess === 'hidden' ? [] : [guess])) ??
      [],
    type: (intent) =>
      session.inTurn(() => {
        session.intend(intent);
        heard += 1;
      }),
  };
}

/** What is typed, and what happens between two keys: this many messages arrive, the connection breaks or is back. */
interface Press {
  readonly intent: Intent;
  readonly arrive: number;
  readonly line: 'breaks' | 'is mended' | 'stays';
}

async function typeFast(hand: Typist, presses: readonly Press[], scheduler: Scheduler): Promise<void> {
  for (const { intent, arrive, line } of presses) {
    hand.type(intent);
    if (line === 'breaks') hand.link.breakLine();
    if (line === 'is mended') hand.link.mendLine();
    await scheduler.waitNext(Math.min(arrive, scheduler.count()));
  }
  hand.link.mendLine();
  await runOut(scheduler);
}

const EDITIONS: Readonly<
  Record<string, { readonly edition: Edition; readonly secret: Code; readonly digits: number }>
> = {
  pegs: { edition: superEdition({ holes: 3, colours: 4 }), secret: [1, 2, 3], digits: 3 },
  pairs: { edition: shapesEdition('1'), secret: [11, 22, 33, 44], digits: 8 },
};

function anyIntents(digits: number): fc.Arbitrary<readonly Intent[]> {
  const kind = fc.integer({ min: 1, max: 4 }).map(digit);
  const typedRow = fc
    .array(kind, { minLength: digits, maxLength: digits })
    .map((kinds) => [...kinds, SUBMIT]);
  const slip = fc.constantFrom<Intent>(
    SUBMIT,
    { type: 'take-back' },
    { type: 'undo' },
    { type: 'step', by: -1 },
    { type: 'clear' },
    digit(1),
    digit(9),
  );
  const part = fc.oneof(
    { weight: 4, arbitrary: typedRow },
    { weight: 1, arbitrary: slip.map((one) => [one]) },
  );
  return fc.array(part, { minLength: 2, maxLength: 8 }).map((parts) => parts.flat());
}

function anyPresses(digits: number): fc.Arbitrary<readonly Press[]> {
  const between = fc.record({
    arrive: fc.nat(3),
    line: fc.oneof(
      { weight: 20, arbitrary: fc.constant('stays' as const) },
      { weight: 1, arbitrary: fc.constant('breaks' as const) },
      { weight: 3, arbitrary: fc.constant('is mended' as const) },
    ),
  });
  return anyIntents(digits).chain((intents) =>
    fc
      .array(between, { minLength: intents.length, maxLength: intents.length })
      .map((gaps) => intents.flatMap((intent, at) => (gaps[at] ? [{ intent, ...gaps[at] }] : []))),
  );
}

describe.each(Object.entries(EDITIONS))('typing rows of %s', (_, { edition, secret, digits }) => {
  test('at any speed places the same rows as slow typing, and no key is lost silently', async () => {
    let placed = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.scheduler(),
        fc.integer(),
        anyPresses(digits),
        async (one, other, seed, presses) => {
          const slow = await typist(alone(edition), secret, one, seed);
          for (const { intent } of presses) {
            slow.type(intent);
            await runOut(one);
          }
          const fast = await typist(alone(edition), secret, other, seed);
          await typeFast(fast, presses, other);
          expect(fast.rows()).toEqual(slow.rows());
          placed += fast.rows().length;
          const isTold = fast
            .objections()
            .some(
              ({ from, ...told }) =>
                from === 'draft' && 'fault' in told && told.fault.kind === 'typed-too-soon',
            );
          expect(fast.heard() === presses.length || isTold).toBe(true);
        },
      ),
      { numRuns: 60 },
    );
    expect(placed).toBeGreaterThan(100);
  });
});

const FIVE = superEdition();

async function seeking(table: LocalTable): Promise<Session> {
  const [house, breaker] = [table.sit('spectator'), table.sit(0)];
  await settled();
  house.perform(hiding([8, 8, 8, 8, 8]));
  await settled();
  return breaker;
}

test('keys typed while a row is being sent are for the next row', async () => {
  const table = await localTable(alone(FIVE));
  const breaker = await seeking(table);
  for (const intent of [...row('12345'), ...row('67812'), ...row('33344')])
    breaker.inTurn(() => breaker.intend(intent));
  expect(breaker.hasTypedAhead()).toBe(true);
  await settled();
  const placed = breaker.current().state?.round.boards[0]?.rows.map(({ guess }) => String(guess));
  expect(placed).toEqual(['1,2,3,4,5', '6,7,8,1,2', '3,3,3,4,4']);
});

test('keys typed while the house is about to hide its code are for the first row', async () => {
  const table = await localTable(alone(FIVE));
  const [house, breaker] = [table.sit('spectator'), table.sit(0)];
  await settled();
  for (const intent of row('12345')) breaker.inTurn(() => breaker.intend(intent));
  expect(breaker.current().objection).toBeNull();
  house.perform(hiding([8, 8, 8, 8, 8]));
  await settled();
  const placed = breaker.current().state?.round.boards[0]?.rows.map(({ guess }) => String(guess));
  expect(placed).toEqual(['1,2,3,4,5']);
});

test('a digit on a full row is refused, unless its hole was chosen', async () => {
  const table = await localTable(standardTerms(FIVE));
  const maker = table.sit(0);
  await settled();
  for (const kind of [1, 2, 3, 4, 5]) maker.intend(digit(kind));
  const full = { kind: 'unready', fault: { kind: 'row-full' } };
  expect(maker.intend(digit(6))).toEqual(full);
  expect(maker.intend({ type: 'peg', peg: 6, hole: null })).toEqual(full);
  expect(maker.intend({ type: 'fill', peg: 6 })).toEqual(full);
  maker.intend({ type: 'move', to: 1 });
  maker.intend(digit(6));
  expect(maker.intend(digit(7))).toEqual(full);
  const { draft } = maker.current();
  expect(draft && codeIn(draft)).toEqual([1, 6, 3, 4, 5]);
});

test('nothing changes what is being sent, nor a code that is being hidden', async () => {
  const table = await localTable(standardTerms(FIVE));
  const maker = table.sit(0);
  await settled();
  for (const intent of row('12345')) maker.intend(intent);
  expect(maker.intend({ type: 'take-back' })).toEqual({ kind: 'unready', fault: { kind: 'still-sending' } });
  for (const intent of row('54321')) maker.inTurn(() => maker.intend(intent));
  await settled();
  expect(table.truth('m').round.boards[0]?.secret?.code).toEqual([1, 2, 3, 4, 5]);
  expect(maker.current().objection).toMatchObject({ fault: { kind: 'typed-too-soon' } });
});

test('what is typed after a refused row is discarded, and that is said with the reason', async () => {
  const table = await localTable(alone(FIVE));
  const breaker = await seeking(table);
  breaker.perform({ type: 'place-guess', guess: [9, 9, 9, 9, 9] });
  for (const intent of row('12345')) breaker.inTurn(() => breaker.intend(intent));
  await settled();
  expect(breaker.current().objection).toMatchObject({ violation: { kind: 'bad-code' }, forgotten: true });
  expect(breaker.current().state?.round.boards[0]?.rows).toEqual([]);
});

test('T1b: what was typed for a row lost to the clock is kept for the next one', async () => {
  const table = await localTable({ ...alone(FIVE), seats: [{ ...PERSON, allowance: 10_000 }] });
  const breaker = await seeking(table);
  breaker.look();
  await settled();
  for (const kind of [1, 2, 3]) breaker.intend(digit(kind));
  await table.clock.advance(10_000);
  expect(breaker.current().state?.round.boards[0]?.rows).toMatchObject([{ guess: 'lost' }]);
  breaker.look();
  for (const intent of row('45')) breaker.inTurn(() => breaker.intend(intent));
  await settled();
  expect(breaker.current().state?.round.boards[0]?.rows.at(-1)).toMatchObject({ guess: [1, 2, 3, 4, 5] });
});
