// R12: what lag, jitter and loss cost an honest player, what a faked lag or a dropped connection gains, and whether the order of
// receipt decides a race.

import { seededDice } from '@blackpeg/rules';
import { chargesOfRound, type SimulatedConnection } from '../../apps/server/src/proof/clocks.testing.ts';
import { createFakeClock } from '../../play/referee/src/time/fake-clock.testing.ts';
import { type Figure, part } from './figures.ts';

const ROUNDS = 200;
/** As many rows as most rounds have, and as many as a round can have. */
const ROWS = [8, 12] as const;
const LAGS = [20, 100, 300] as const;
/** Of the lag, either way. */
const JITTER = 0.04;
const HONEST: SimulatedConnection = { lag: 20, jitter: 1, fakes: 0 };

export async function benchClocks(): Promise<readonly Figure[]> {
  const figures: Figure[] = [];
  for (const rows of ROWS) {
    for (const lag of LAGS) {
      const played = await rounds({ lag, jitter: lag * JITTER, fakes: 0 }, rows);
      const about = `lag ${lag} ± ${lag * JITTER} ms either way, 2 % loss, rounds of ${rows} rows`;
      const later = played.flatMap((charges) => charges.slice(1));
      figures.push(unfairly(`rows after the first, ${about}`, later, 'p95 ≤ 30 ms'));
      // T2a: its clock starts when all codes are hidden, seen or not.
      const first = played.flatMap((charges) => charges.slice(0, 1));
      if (rows === ROWS[0]) figures.push(unfairly(`first rows (T2a), lag ${lag} ms`, first, ''));
    }
  }
  for (const [what, fakes] of [
    ['says to have seen everything a second late', 1_000],
    ['drops the connection after each mark', null],
  ] as const) {
    const played = await rounds({ ...HONEST, fakes }, 12);
    const most = Math.max(...played.flat().map((charge) => -charge));
    const sums = played.map((charges) => -charges.reduce((sum, charge) => sum + charge, 0));
    figures.push({
      goal: 'R12',
      what: `gained by who ${what}: most in a row, most in a round of 12`,
      found: `${(most / 1000).toFixed(2)}, ${(Math.max(...sums) / 1000).toFixed(2)} s`,
      aim: '≤ 0.5, ≤ 3 s',
    });
  }
  return figures;
}

function unfairly(what: string, charges: readonly number[], aim: string): Figure {
  const found = `${part(charges, 0.5).toFixed(0)}, ${part(charges, 0.95).toFixed(0)} ms`;
  return { goal: 'R12', what: `charged beyond what was thought, p50 and p95: ${what}`, found, aim };
}

/** Of the player at the second seat, beside an honest one nearby. */
async function rounds(
  connection: SimulatedConnection,
  rows: number,
): Promise<readonly (readonly number[])[]> {
  const played: (readonly number[])[] = [];
  for (let seed = 0; seed < ROUNDS; seed += 1) {
    const [, charges = []] = await chargesOfRound({
      connections: [HONEST, connection],
      rows,
      dice: seededDice(seed),
      clock: createFakeClock(),
    });
    played.push(charges);
  }
  return played;
}
