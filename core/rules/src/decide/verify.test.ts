// Logs that agree with the rules, and logs that were tampered with.

import { describe, expect, inject, test } from 'vitest';
import { seededDice } from '../dice.ts';
import type { MatchEvent } from '../match/event.ts';
import { type Played, pick, playMatch, randomTerms } from '../random-match.testing.ts';
import { BY_HAND, CODE, hideAll, MISS, playRound, row, sit, WRONG } from '../scenes.testing.ts';
import { tableFor } from '../table.testing.ts';
import { FORCED, FOUND_LATER, type Tampering } from '../tampering.testing.ts';
import type { Form } from '../terms/form.ts';
import { PERSON, standardTerms } from '../terms/terms.ts';
import { type LogFault, verifyLog } from './verify.ts';

/** The number of matches; falsified logs are six times as many. */
const MATCHES = inject('isFullRun') ? 400 : 130;
const TAMPERINGS = 6 * MATCHES;
const MOST_TRIES = 200_000;

function someMatch(seed: number): Played {
  const dice = seededDice(seed);
  return playMatch(randomTerms(dice), dice, seed % 3 === 0 ? 'steady' : 'wild', 400);
}

const matches = Array.from({ length: MATCHES }, (_, seed) => someMatch(seed));
const closed = matches.filter(({ state }) => state.phase === 'closed');

/** Verifies, but gives up on a check that does not end. */
function verify(log: readonly MatchEvent[]): LogFault | null {
  let reads = 0;
  const counted = new Proxy(log, {
    get(target, key, receiver) {
      reads += 1;
      if (reads > 100 * (target.length + 10)) throw new Error('The check does not come to an end.');
      return Reflect.get(target, key, receiver);
    },
  });
  return verifyLog(counted);
}

describe('genuine logs', () => {
  test('I3: the rules vouch for every match they played, in every form', () => {
    const forms = new Set<Form>();
    for (const [seed, { log, terms }] of matches.entries()) {
      forms.add(terms.form);
      expect(verify(log), `seed ${seed}`).toBeNull();
    }
    expect([...forms].sort()).toEqual(['classic', 'duel', 'race', 'solitaire']);
  });

  test('I3: a log is vouched for after every action, not only at its end', () => {
    const table = sit('duel', BY_HAND);
    const steps = [
      () => hideAll(table),
      () => table.guess(1, MISS),
      () => table.guess(0, MISS),
      () => table.mark(0, WRONG),
      () => table.mark(1, WRONG),
      () => table.act(0, { type: 'admit' }),
    ];
    for (const step of steps) {
      step();
      expect(verify(table.log)).toBeNull();
    }
  });
});

describe('touched logs', () => {
  const share = Math.ceil(TAMPERINGS / Object.keys({ ...FORCED, ...FOUND_LATER }).length);

  /** Falsifies this many finished matches in one way, and passes on what was found and where. */
  function tamper(tampering: Tampering, found: (fault: LogFault | null, at: number, seed: number) => void) {
    let done = 0;
    for (let seed = 0; done < share && seed < MOST_TRIES; seed += 1) {
      const { log } = pick(seededDice(seed), closed);
      const forged = tampering(log, seededDice(seed));
      if (!forged) continue;
      done += 1;
      found(verify(forged.log), forged.at, seed);
    }
    expect(done, 'there was enough to tamper with').toBe(share);
  }

  for (const [what, tampering] of Object.entries(FORCED)) {
    test(`I3: tampering with ${what} is found and named`, () => {
      tamper(tampering, (fault, at, seed) => {
        expect(fault, `seed ${seed}`).toMatchObject({ event: at });
      });
    });
  }

  for (const [what, tampering] of Object.entries(FOUND_LATER)) {
    test(`I3: tampering with ${what} is found`, () => {
      tamper(tampering, (fault, at, seed) => {
        expect(fault, `seed ${seed}`).not.toBeNull();
        if (fault && 'event' in fault) expect(fault.event).toBeGreaterThanOrEqual(at);
      });
    });
  }
});

describe('what is wrong with a log', () => {
  function finished() {
    const table = sit('classic');
    playRound(table, 2);
    playRound(table, 'not');
    return table.log;
  }

  test('I3: it does not begin by opening a match', () => {
    expect(verify([])).toEqual({ kind: 'no-opening' });
    expect(verify(finished().slice(1))).toEqual({ kind: 'no-opening' });
  });

  test('I3: it opens a match nobody could agree on', () => {
    const [opened, ...rest] = finished();
    if (opened?.type !== 'match-opened') throw new Error('No opening.');
    const terms = { ...opened.terms, length: { kind: 'rounds', rounds: 3 } as const };
    expect(verify([{ ...opened, terms }, ...rest])).toEqual({
      kind: 'refused',
      event: 0,
      violation: { rule: 'M1', kind: 'rounds-not-even', rounds: 3 },
    });
  });

  test('I3: it ends in the middle of what an action brings about', () => {
    const log = finished();
    expect(verify(log.slice(0, -1))).toMatchObject({ kind: 'cut-short', event: log.length - 1 });
  });

  test('I3: it goes on after the end', () => {
    const log = finished();
    const guess: MatchEvent = { type: 'guess-placed', board: 0, row: 0, guess: CODE, byClock: false, at: 0 };
    expect(verify([...log, guess])).toEqual({
      kind: 'refused',
      event: log.length,
      violation: { rule: 'M1', kind: 'match-over' },
    });
    expect(verify([...log, { type: 'round-opened', round: 3, replay: 0, at: 0 }])).not.toBeNull();
  });

  test('I3: it says something was seen where nothing was to be seen', () => {
    const table = sit('classic', { seats: [PERSON, { ...PERSON, allowance: 1000 }] });
    hideAll(table);
    row(table, MISS, { black: 0, white: 0, blue: 0 });
    table.act(1, { type: 'see', seat: 1 });
    const seen = table.log.at(-1) as MatchEvent;
    expect(seen.type).toBe('seen');
    expect(verify(table.log)).toBeNull();
    expect(verify([...table.log, seen])).not.toBeNull();
  });

  test('I3: its first maker was drawn from more seats than there are', () => {
    const table = tableFor(standardTerms(finishedTerms().edition, { firstMaker: 'drawn' }), () => 1);
    const [opened, ...rest] = table.log;
    if (opened?.type !== 'match-opened') throw new Error('No opening.');
    for (const firstMaker of [3, -1, 0.5]) {
      expect(verify([{ ...opened, firstMaker }, ...rest]), `seat ${firstMaker}`).not.toBeNull();
    }
  });

  function finishedTerms() {
    const [opened] = finished();
    if (opened?.type !== 'match-opened') throw new Error('No opening.');
    return opened.terms;
  }
});
