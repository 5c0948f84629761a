// W2b, W6: the house as codebreaker claims as soon as no code fits its rows, once for the same rows.

import { settled } from '@blackpeg/referee/testing';
import {
  customEdition,
  type Feedback,
  HOUSE,
  type MatchEvent,
  PERSON,
  seededDice,
  standardTerms,
  type Terms,
} from '@blackpeg/rules';
import { describe, expect, test } from 'vitest';
import { type LocalTable, localTable } from '../local-table.testing.ts';
import type { Session } from '../session.ts';
import { humanePace, startBot } from './bot.ts';
import type { Brain } from './brain.ts';
import { consistentBrain } from './consistent-brain.testing.ts';

const SMALL = customEdition({ holes: 2, facets: [{ name: 'colour', size: 3, blank: false }], rows: 3 });
const SEATS = { seats: [PERSON, HOUSE], marker: 'by-hand' } as const;
const NONE: Feedback = { black: 0, white: 0, blue: 0 };

const FORMS: Readonly<Record<string, Terms>> = {
  'a classic match': standardTerms(SMALL, { ...SEATS, form: 'classic' }),
  'a duel in turns': standardTerms(SMALL, { ...SEATS, form: 'duel' }),
  'a speed duel': standardTerms(SMALL, { ...SEATS, form: 'duel', pace: 'free' }),
};

interface Seated {
  readonly table: LocalTable;
  readonly person: Session;
}

/** The person in seat 1 has hidden a code; the house in seat 2 thinks with the given brain. */
async function seatHouse(terms: Terms, brain: Brain): Promise<Seated> {
  const table = await localTable(terms);
  const person = table.sit(0);
  startBot({ session: table.sit(1), who: 1, brain, clock: table.clock, pace: humanePace() });
  await settled();
  person.perform({
    type: 'hide-code',
    code: [1, 2],
    blanks: null,
    palmed: null,
    commitment: null,
    key: null,
  });
  await settled();
  return { table, person };
}

/** The person places when it is due and answers every row of the house with no key pegs at all. */
async function denyEverything({ table, person }: Seated, rows: number): Promise<readonly MatchEvent[]> {
  const isOver = () => table.log('m').some(({ type }) => type === 'search-ended');
  for (let step = 0; step < 40 && !isOver() && placedByHouse(table) <= rows; step += 1) {
    person.perform({ type: 'place-guess', guess: [3, 3] });
    await settled();
    person.perform({ type: 'mark-guess', feedback: NONE, confirmed: true });
    await settled();
    await table.clock.runNext();
    await settled();
  }
  return table.log('m');
}

function placedByHouse(table: LocalTable): number {
  const { boards } = table.truth('m').round;
  return boards.find(({ breaker }) => breaker === 1)?.rows.length ?? 0;
}

describe.each(Object.entries(FORMS))('%s', (_, terms) => {
  test('W2b: the house claims when no code fits, instead of placing a row', async () => {
    const brain = consistentBrain(seededDice(1));
    const log = await denyEverything(await seatHouse(terms, brain), 3);
    const claim = log.findIndex(({ type }) => type === 'claim-judged');
    expect(log[claim]).toMatchObject({ upheld: true });
    expect(log[claim + 1]).toMatchObject({ type: 'search-ended', ending: { kind: 'claim-upheld' } });
  });

  test('W6: after a refuted claim the house plays on, and claims again only for other rows', async () => {
    const brain: Brain = { ...consistentBrain(seededDice(1)), seesContradiction: () => true };
    const log = await denyEverything(await seatHouse(terms, brain), 1);
    const house = log.flatMap((event) => {
      if (event.type === 'claim-judged') return [event.upheld ? 'upheld' : 'refuted'];
      return event.type === 'guess-placed' && event.board === houseBoard(terms) ? ['row'] : [];
    });
    expect(house.slice(0, 3)).toEqual(['row', 'refuted', 'row']);
  });

  test('W2b: a brain that notices nothing places rows to the end', async () => {
    const brain: Brain = { ...consistentBrain(seededDice(1)), seesContradiction: () => false };
    const log = await denyEverything(await seatHouse(terms, brain), 3);
    expect(log.map(({ type }) => type)).not.toContain('claim-judged');
  });
});

function houseBoard({ form }: Terms): number {
  return form === 'duel' ? 1 : 0;
}

test('W2b: in a speed duel the house claims also when it has used all its rows', async () => {
  const terms = standardTerms(
    customEdition({ holes: 2, facets: [{ name: 'colour', size: 3, blank: false }], rows: 1 }),
    { ...SEATS, form: 'duel', pace: 'free' },
  );
  const brain: Brain = { ...consistentBrain(seededDice(1)), chooseGuess: () => [1, 1] };
  const { table, person } = await seatHouse(terms, brain);
  while (placedByHouse(table) === 0) await table.clock.runNext();
  // Two equal rings cannot be right but misplaced: no code gives that answer.
  person.perform({ type: 'mark-guess', feedback: { black: 0, white: 1, blue: 0 }, confirmed: true });
  await settled();
  await table.clock.advance(60_000);
  expect(table.log('m').map(({ type }) => type)).toContain('claim-judged');
});

test('W3a: a mark corrected while the house thinks is read in its new form', async () => {
  const seen: string[] = [];
  let conclude = (_: boolean) => {};
  const slow = new Promise<boolean>((resolve) => {
    conclude = resolve;
  });
  const brain: Brain = {
    ...consistentBrain(seededDice(1)),
    chooseGuess: () => [1, 1],
    seesContradiction({ rows }) {
      seen.push(`${rows[0]?.mark.black}`);
      return seen.length === 1 ? slow : false;
    },
  };
  const { table, person } = await seatHouse(standardTerms(SMALL, { ...SEATS, form: 'classic' }), brain);
  while (placedByHouse(table) === 0) await table.clock.runNext();
  person.perform({ type: 'mark-guess', feedback: NONE, confirmed: true });
  await settled();
  await table.clock.runNext();
  person.perform({ type: 'correct-mark', feedback: { ...NONE, black: 1 }, confirmed: true });
  await settled();
  conclude(true);
  await settled();
  expect(seen).toEqual(['0', '1']);
  expect(table.log('m').map(({ type }) => type)).not.toContain('claim-judged');
  expect(placedByHouse(table)).toBe(2);
});
