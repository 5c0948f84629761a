// I5: two codes with the same answers give everybody but their maker the same bytes, from every function of the referee.

import {
  type Code,
  type Dice,
  drawCode,
  dutyOf,
  type Edition,
  type Feedback,
  type Maker,
  mark,
  openCode,
  type Row,
  sameCode,
  sameFeedback,
  seededDice,
  specFor,
  type Terms,
  type Viewer,
} from '@blackpeg/rules';
import { expect, test } from 'vitest';
import { anyTerms, pick, type Wished } from './any-match.testing.ts';
import type { Reply } from './reply.ts';
import type { Seals } from './seals.ts';
import { createTable, type TestTable } from './table.testing.ts';

const PAIRS = 300;
const STEPS = 16;

/** Two codes of the maker whose secret is swapped, and the actions at both tables. */
interface Twins {
  readonly terms: Terms;
  readonly maker: Maker;
  readonly codes: readonly [Code, Code];
}

/** With a counted tray two codes of different pegs differ visibly, so these twins have none. */
function anyTwins(dice: Dice): Twins | null {
  const terms = anyTerms(dice, { custody: 'escrow', supply: null, firstMaker: 0 });
  const house = terms.form === 'solitaire' || terms.form === 'race';
  const breaker = terms.form === 'classic' ? 1 : dice(2);
  const spec = specFor(terms.edition, breaker, terms.edition.blanks !== 'off');
  const codes = [drawCode(spec, dice), drawCode(spec, dice)] as const;
  return sameCode(...codes) ? null : { terms, maker: house ? 'house' : 1 - breaker, codes };
}

/** The next action: the same for both secrets, because no guess is placed that would tell them apart. */
function wishFor(table: TestTable, twins: Twins, code: Code, dice: Dice): Wished | null {
  const state = table.truth('m');
  const { edition, seats } = twins.terms;
  const due = [...seats.keys(), 'house' as const].flatMap((by) => {
    const duty = dutyOf(state, by);
    const board = duty && state.round.boards[duty.board];
    return board ? [{ by, duty, board }] : [];
  });
  if (due.length === 0) return null;
  const { by, duty, board } = pick(dice, due);
  const drawn = drawCode(specFor(edition, board.breaker, edition.blanks !== 'off'), dice);
  if (duty.kind === 'hide') {
    const blanks = edition.blanks === 'choice' ? true : null;
    const hidden = by === twins.maker ? code : drawn;
    return {
      by,
      action: { type: 'hide-code', code: hidden, blanks, palmed: null, commitment: null, key: null },
    };
  }
  const known = board.maker === twins.maker ? twins.codes : [openCode(board) ?? []];
  if (duty.kind === 'place') {
    const alike = known.every((one) =>
      sameFeedback(markOf(edition, one, drawn), markOf(edition, known[0], drawn)),
    );
    return { by, action: alike ? { type: 'place-guess', guess: drawn } : { type: 'claim' } };
  }
  const feedback = markOf(edition, known[0], board.rows.at(-1)?.guess);
  return { by, action: { type: 'mark-guess', feedback, confirmed: true } };
}

function markOf({ marking }: Edition, code: Code | undefined, guess: Row['guess'] | undefined): Feedback {
  if (!code || guess === undefined || guess === 'hidden' || guess === 'lost')
    throw new Error('Nothing to mark.');
  return mark(marking, code, guess);
}

/** Keys that reveal their code: anybody who receives the maker's key receives another at the twin's table. */
function tellingSeals(): Seals & { about: string } {
  let keys = 0;
  const seals = {
    about: '',
    newKey() {
      keys += 1;
      return `key ${keys} ${seals.about}`;
    },
    commitmentTo: () => 'commitment',
  };
  return seals;
}

/** Everything that reaches anybody but the maker: dispatches, replies, requested events. */
async function heardWith(twins: Twins, code: Code, seed: number): Promise<{ bytes: string; rows: number }> {
  const dice = seededDice(seed);
  const seals = tellingSeals();
  const table = createTable({ seals: seed % 2 === 0 ? seals : undefined });
  const viewers: readonly Viewer[] = [...twins.terms.seats.keys(), 'spectator'];
  const others = viewers.filter((viewer) => viewer !== twins.maker);
  const told = others.map((viewer) => table.watch('m', viewer));
  const replies: (Reply | null)[] = [];
  await table.referee.open('m', twins.terms, () => 0);
  for (let step = 0; step < STEPS; step += 1) {
    const { phase, round } = table.truth('m');
    if (phase === 'closed' || round.number > 1 || round.replay > 0) break;
    const wish = dice(4) === 0 ? strayFor(table, dice) : wishFor(table, twins, code, dice);
    if (!wish) break;
    seals.about = wish.by === twins.maker ? String(code) : '';
    const reply = await table.referee.act('m', wish.by, `${step}`, wish.action);
    if (wish.by !== twins.maker) replies.push(reply);
  }
  const asked = await Promise.all(others.map((viewer) => table.referee.eventsAfter('m', viewer, 0)));
  const rows = table.log('m').filter(({ type }) => type === 'guess-placed').length;
  return { bytes: JSON.stringify([told, replies, asked]), rows };
}

/** Only the breaker decides what is placed: a stray guess could tell the twins apart. */
function strayFor(table: TestTable, dice: Dice): Wished {
  const by = dice(table.truth('m').terms.seats.length);
  return { by, action: { type: pick(dice, ['claim', 'admit', 'withdraw-offer', 'take-round'] as const) } };
}

test('I5, R9: the bytes are the same for both secrets, keys included', async () => {
  let pairs = 0;
  let rows = 0;
  for (let seed = 0; pairs < PAIRS; seed += 1) {
    const twins = anyTwins(seededDice(seed));
    if (!twins) continue;
    const [one, two] = [
      await heardWith(twins, twins.codes[0], seed),
      await heardWith(twins, twins.codes[1], seed),
    ];
    // A round that is over has shown its code.
    if (one.bytes.includes('codes-revealed')) continue;
    pairs += 1;
    rows += one.rows;
    expect(two.bytes).toBe(one.bytes);
  }
  expect(rows).toBeGreaterThan(PAIRS);
});
