// Every hidden code of a match against its opening.

import { randomBytes } from 'node:crypto';
import {
  type Action,
  type Code,
  decide,
  duelEdition,
  fold,
  hideCode,
  type MatchEvent,
  type MatchState,
  openMatch,
  standardTerms,
  superEdition,
} from '@blackpeg/rules';
import { describe, expect, test } from 'vitest';
import { checkCommitments } from './check.ts';
import { createSeals } from './seals.ts';

describe('the codes of a match', () => {
  const seals = createSeals(randomBytes);

  /** A duel in one turn: both codes hidden with commitments, and the first found. */
  function duel(): readonly MatchEvent[] {
    const terms = standardTerms(duelEdition(4), { length: { kind: 'rounds', rounds: 1 } });
    const opening = openMatch(terms, () => 0, 0);
    let log: readonly MatchEvent[] = opening.ok ? opening.value : [];
    const act = (by: number, action: Action) => {
      const decision = decide(fold(log) as MatchState, by, action, 0);
      if (!decision.ok) throw new Error(decision.error.kind);
      log = [...log, ...decision.value];
    };
    const codes: readonly Code[] = [
      [1, 1, 1, 1],
      [2, 2, 2, 2],
    ];
    for (const [seat, code] of codes.entries()) act(seat, committed(fold(log) as MatchState, seat, code));
    for (const seat of [0, 1]) act(seat, { type: 'place-guess', guess: [2, 2, 2, 2] });
    return log;
  }

  function committed(state: MatchState, seat: number, code: Code): Action {
    const key = seals.newKey();
    const commitment = seals.commitmentTo('m', state, seat, { code, palmed: null }, key);
    return { type: 'hide-code', code, blanks: null, palmed: null, commitment, key };
  }

  const proofs = (match: string | null, log: readonly MatchEvent[]) =>
    checkCommitments(match, log).map(({ maker, proof }) => [maker, proof]);

  test('K1: every opening is checked against its commitment, in the log of any viewer', () => {
    const log = duel();
    expect(checkCommitments('m', log)).toEqual([
      { round: 1, replay: 0, maker: 0, proof: 'genuine' },
      { round: 1, replay: 0, maker: 1, proof: 'genuine' },
    ]);
    const hidden = log.map((event) =>
      event.type === 'code-hidden' ? { ...event, code: 'hidden' as const, key: 'hidden' } : event,
    );
    expect(checkCommitments('m', hidden)).toEqual(checkCommitments('m', log));
  });

  test('K1: another code, key or match is detected', () => {
    const log = duel();
    const forged = (change: (secret: { code: Code; key: string | null }) => object) =>
      log.map((event) =>
        event.type === 'codes-revealed'
          ? {
              ...event,
              codes: event.codes.map((one) => (one.maker === 0 ? { ...one, ...change(one) } : one)),
            }
          : event,
      );
    const first = (match: string | null, forgery: readonly MatchEvent[]) => proofs(match, forgery)[0]?.[1];
    expect(
      first(
        'm',
        forged(() => ({ code: [1, 1, 1, 2] })),
      ),
    ).toBe('broken');
    expect(
      first(
        'm',
        forged(() => ({ key: seals.newKey() })),
      ),
    ).toBe('broken');
    expect(
      first(
        'm',
        forged(() => ({ key: null })),
      ),
    ).toBe('no-key');
    expect(proofs('n', log)).toEqual([
      [0, 'broken'],
      [1, 'broken'],
    ]);
    expect(first(null, log)).toBe('no-match');
  });

  test('K1: what is not revealed or not committed to is called so', () => {
    const log = duel();
    const begun = log.slice(
      0,
      log.findIndex(({ type }) => type === 'guess-placed'),
    );
    expect(proofs('m', begun)).toEqual([
      [0, 'not-opened'],
      [1, 'not-opened'],
    ]);
    const terms = standardTerms(superEdition());
    const opening = openMatch(terms, () => 0, 0);
    const opened = opening.ok ? opening.value : [];
    const state = fold(opened) as MatchState;
    const hidden = decide(state, 0, hideCode([1, 2, 3, 4, 5]), 0);
    expect(proofs('m', [...opened, ...(hidden.ok ? hidden.value : [])])).toEqual([[0, 'not-committed']]);
    expect(checkCommitments('m', [])).toEqual([]);
  });
});
