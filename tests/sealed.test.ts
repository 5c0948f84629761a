// Whole matches with sealed codes over local links: each maker's device keeps, marks and opens its code, and the referee checks it.

import { randomBytes } from 'node:crypto';
import { checkCommitments, createSeals } from '@blackpeg/commitment';
import { createTable, settled } from '@blackpeg/referee/testing';
import {
  type Code,
  duelEdition,
  dutyOf,
  type MatchEvent,
  PERSON,
  standardTerms,
  superEdition,
  type Terms,
  verifyLog,
} from '@blackpeg/rules';
import {
  createLocalLink,
  createSealer,
  createSession,
  type KeptCode,
  keepSealed,
  PLAIN_HIDING,
  type SealedPlace,
  type Session,
  type Vault,
} from '@blackpeg/session';
import { describe, expect, test } from 'vitest';

const SMALL = superEdition({ holes: 3, colours: 4 });
const CLASSIC = standardTerms(SMALL, { custody: 'sealed' });
const DUEL = standardTerms(duelEdition(4), { custody: 'sealed', length: { kind: 'rounds', rounds: 1 } });
const MATCH = 'match-1';
const seals = createSeals(randomBytes);

/** The stored data of one device; `broken` makes storing fail. */
function drawers() {
  const kept = new Map<string, readonly KeptCode[]>();
  const nameOf = (place: SealedPlace) => JSON.stringify(place);
  const vault: Vault & { broken: boolean } = {
    broken: false,
    get: async (place) => kept.get(nameOf(place)) ?? [],
    async add(place, code) {
      if (vault.broken) throw new Error('The disk is full.');
      kept.set(nameOf(place), [...(kept.get(nameOf(place)) ?? []), code]);
    },
    remove: async (place) => void kept.delete(nameOf(place)),
  };
  return { kept, vault };
}

interface Device {
  readonly session: Session;
  /** Composes the row and submits it. */
  submit(code: Code): void;
  leave(): void;
}

async function tableWith(terms: Terms) {
  const table = createTable({ seals });
  await table.referee.open(MATCH, terms, () => 0);
  let ids = 0;
  function sit(seat: number, { vault } = drawers(), keeps = true): Device {
    const sealer = createSealer({ match: MATCH, seat, vault, seals });
    const session = createSession({
      link: createLocalLink(table, { match: MATCH, viewer: seat, actor: seat }),
      viewer: seat,
      clock: table.clock,
      sealer,
      newId() {
        ids += 1;
        return `${ids}`;
      },
    });
    const fault = (error: unknown) => expect(error).toBeUndefined();
    const stop = keeps ? keepSealed({ session, seat, sealer, fault }) : () => {};
    return {
      session,
      submit(code) {
        for (const peg of code) session.intend({ type: 'peg', peg, hole: null });
        session.intend({ type: 'submit', hiding: PLAIN_HIDING });
      },
      leave() {
        stop();
        session.close();
      },
    };
  }
  const log = (): readonly MatchEvent[] => table.log(MATCH);
  const last = (type: MatchEvent['type']) => log().findLast((event) => event.type === type);
  return { ...table, sit, log, last };
}

/** Everything sent before the reveal is public; none of it may be the code. */
function isToldBeforeTheReveal(log: readonly MatchEvent[], code: Code): boolean {
  const reveal = log.findIndex(({ type }) => type === 'code-opened');
  return log.slice(0, reveal).some((event) => 'code' in event && String(event.code) === String(code));
}

describe('a sealed match', () => {
  test('K1, F7a: classic, both makers: the devices mark and open by themselves', async () => {
    const table = await tableWith(CLASSIC);
    const boxes = [drawers(), drawers()];
    const devices = boxes.map((box, seat) => table.sit(seat, box));
    for (const [maker, code] of [
      [0, [1, 2, 3]],
      [1, [4, 4, 4]],
    ] as const) {
      await settled();
      devices[maker]?.submit(code);
      await settled();
      expect(table.last('code-hidden')).toMatchObject({ maker, code: 'hidden', key: 'hidden' });
      expect(boxes[maker]?.kept.size, 'kept here').toBe(1);
      devices[1 - maker]?.submit([1, 1, 4]);
      await settled();
      expect(table.last('guess-marked')).toMatchObject({ by: 'maker', feedback: { black: 1, white: 0 } });
      devices[1 - maker]?.submit(code);
      await settled();
    }
    expect(table.truth(MATCH).result).toEqual({ kind: 'drawn', seats: [0, 1] });
    expect(verifyLog(table.log())).toBeNull();
    expect(checkCommitments(MATCH, table.log()).map(({ proof }) => proof)).toEqual(['genuine', 'genuine']);
    expect(isToldBeforeTheReveal(table.log(), [1, 2, 3])).toBe(false);
    expect(
      boxes.map(({ kept }) => kept.size),
      'what is revealed is kept no longer',
    ).toEqual([0, 0]);
  });

  test('K1, D1c: a duel, both codes sealed', async () => {
    const table = await tableWith(DUEL);
    const devices = [table.sit(0), table.sit(1)] as const;
    await settled();
    devices[0].submit([1, 1, 2, 2]);
    devices[1].submit([3, 4, 5, 6]);
    await settled();
    devices[0].submit([3, 4, 6, 5]);
    devices[1].submit([2, 2, 1, 1]);
    await settled();
    const marks = table.truth(MATCH).round.boards.map(({ rows }) => rows[0]?.mark);
    expect(marks).toMatchObject([
      { black: 2, white: 2 },
      { black: 0, white: 4 },
    ]);
    devices[0].submit([3, 4, 5, 6]);
    devices[1].submit([1, 1, 1, 1]);
    await settled();
    expect(table.truth(MATCH).result).toEqual({ kind: 'won', seat: 0, by: 'score' });
    expect(verifyLog(table.log())).toBeNull();
    expect(checkCommitments(MATCH, table.log()).map(({ proof }) => proof)).toEqual(['genuine', 'genuine']);
  });

  test('K1: a device that was shut and opened again finds its code', async () => {
    const table = await tableWith(CLASSIC);
    const box = drawers();
    const first = table.sit(0, box);
    await settled();
    first.submit([1, 2, 3]);
    await settled();
    first.leave();
    const breaker = table.sit(1);
    await settled();
    breaker.submit([1, 2, 3]);
    await settled();
    expect(table.last('guess-marked')).toBeUndefined();
    table.sit(0, box);
    await settled();
    expect(table.last('guess-marked')).toMatchObject({ feedback: { black: 3 } });
    expect(table.last('codes-revealed')).toMatchObject({ codes: [{ code: [1, 2, 3] }], faults: [] });
  });

  test('K1: of two codes sealed for one round, the one whose commitment arrived counts', async () => {
    const table = await tableWith(CLASSIC);
    const box = drawers();
    const [one, two] = [table.sit(0, box), table.sit(0, box)];
    await settled();
    one.submit([1, 2, 3]);
    two.submit([4, 4, 4]);
    await settled();
    const [codes] = [...box.kept.values()];
    expect(codes).toHaveLength(2);
    const breaker = table.sit(1);
    await settled();
    breaker.submit([4, 4, 4]);
    await settled();
    breaker.submit([1, 2, 3]);
    await settled();
    expect(table.last('codes-revealed')).toMatchObject({ codes: [{ code: [1, 2, 3] }], faults: [] });
  });

  test('F7b: assisted, the device warns of a wrong answer before it leaves', async () => {
    const table = await tableWith({ ...CLASSIC, marker: 'assisted' });
    const [maker, breaker] = [table.sit(0), table.sit(1)];
    await settled();
    maker.submit([1, 2, 3]);
    await settled();
    breaker.submit([1, 1, 4]);
    await settled();
    expect(dutyOf(table.truth(MATCH), 0)).toMatchObject({ kind: 'mark' });
    const wrong = { black: 0, white: 2, blue: 0 };
    expect(maker.session.intend({ type: 'mark', feedback: wrong, confirmed: false })).toMatchObject({
      kind: 'refused',
      violation: { kind: 'confirm-wrong', right: { black: 1, white: 0 } },
    });
    expect(maker.session.intend({ type: 'mark', feedback: wrong, confirmed: true }).kind).toBe('action');
  });
});

describe('who cheats', () => {
  async function found(terms: Terms = CLASSIC, keeps = false) {
    const table = await tableWith(terms);
    const box = drawers();
    const [maker, breaker] = [table.sit(0, box, keeps), table.sit(1)];
    await settled();
    maker.submit([1, 2, 3]);
    await settled();
    breaker.submit([1, 2, 3]);
    await settled();
    return { table, box, maker, breaker };
  }

  test('K1: with another code at the reveal is refused, whatever the device says, and K2 proves it', async () => {
    const { table, box, maker } = await found();
    const [kept] = [...box.kept.values()].flat();
    maker.session.perform({ type: 'mark-guess', feedback: { black: 0, white: 0, blue: 0 }, confirmed: true });
    await settled();
    maker.session.perform({ type: 'resign-round' });
    await settled();
    expect(table.truth(MATCH).phase).toBe('revealing');
    maker.session.perform({ type: 'open-code', code: [4, 4, 4], key: kept?.key ?? null, genuine: true });
    await settled();
    expect(maker.session.current().objection).toMatchObject({
      violation: { rule: 'K1', kind: 'commitment-broken' },
    });
    await table.clock.advance(CLASSIC.absence);
    expect(table.last('opening-overdue')).toMatchObject({ seat: 0 });
    expect(table.last('round-closed')).toMatchObject({
      outcome: { kind: 'void', culprits: [0], victims: [1] },
    });
  });

  test('K1, W2a: with a wrong answer is proved at the reveal by the code the device itself opened', async () => {
    const { table, maker, breaker } = await found({ ...CLASSIC, marker: 'by-hand' }, true);
    maker.session.intend({ type: 'mark', feedback: { black: 0, white: 0, blue: 0 }, confirmed: true });
    await settled();
    breaker.session.intend({ type: 'resign-round' });
    await settled();
    expect(table.last('codes-revealed')).toMatchObject({ faults: [{ row: 0, right: { black: 3 } }] });
    expect(table.last('round-closed')).toMatchObject({
      outcome: { kind: 'void', culprits: [0], victims: [1] },
    });
  });

  test('K2: without the code, because the device lost it, has proved it too', async () => {
    const { table, box, maker } = await found();
    maker.leave();
    box.kept.clear();
    const again = table.sit(0, box);
    await settled();
    again.session.perform({ type: 'mark-guess', feedback: { black: 3, white: 0, blue: 0 }, confirmed: true });
    await settled();
    expect(table.truth(MATCH).phase).toBe('revealing');
    await table.clock.advance(CLASSIC.absence);
    expect(table.last('round-closed')).toMatchObject({
      outcome: { kind: 'void', culprits: [0], victims: [1] },
    });
    expect(checkCommitments(MATCH, table.log())[0]).toMatchObject({ proof: 'not-opened' });
  });

  test('T2c: by never answering has answered wrongly', async () => {
    const seats = [PERSON, PERSON].map((seat) => ({ ...seat, allowance: 1000 }));
    const { table, maker } = await found({ ...CLASSIC, seats });
    maker.session.look();
    await settled();
    await table.clock.advance(2000);
    expect(table.last('mark-overdue')).toBeDefined();
  });
});

test('K1: nothing leaves a device that could not keep the code, and the row stays', async () => {
  const table = await tableWith(CLASSIC);
  const box = drawers();
  box.vault.broken = true;
  const maker = table.sit(0, box);
  await settled();
  maker.submit([1, 2, 3]);
  expect(maker.session.intend({ type: 'submit', hiding: PLAIN_HIDING })).toMatchObject({
    fault: { kind: 'still-sending' },
  });
  await settled();
  expect(maker.session.current().objection).toMatchObject({ from: 'draft', fault: { kind: 'not-kept' } });
  expect(table.last('code-hidden')).toBeUndefined();
  box.vault.broken = false;
  maker.session.intend({ type: 'submit', hiding: PLAIN_HIDING });
  await settled();
  expect(table.last('code-hidden')).toMatchObject({ code: 'hidden' });
});
