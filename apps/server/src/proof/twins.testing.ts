// Two matches that differ in one code only, played alike: every byte the server sends to anybody but the maker of that
// code, and everything it writes anywhere else, as far as it is not an id, a time or a commitment.

import { type Maker, type MatchState, seededDice } from '@blackpeg/rules';
import type { Database } from '../store/database.ts';
import { createSqliteStore } from '../store/sqlite-store.ts';
import { ask, eventually, lineInto, type Place } from './indoors.testing.ts';
import { stateAfter } from './playing.testing.ts';
import { type SeededTable, seedGuests, seedTable } from './seeded.testing.ts';
import { type Twins, wishFor } from './twin-wishes.testing.ts';

/** What all others heard: the same for both twins, or something leaked. `rows` are those placed before the end. */
export interface Heard {
  readonly bytes: string;
  readonly rows: number;
  readonly isRevealed: boolean;
}

const STEPS = 12;

export async function heardWith(place: Place, twins: Twins, which: 0 | 1, seed: number): Promise<Heard> {
  const dice = seededDice(seed);
  const { database, online } = place;
  const seated = await seedTable(database, twins.terms);
  const [onlooker, latecomer] = await seedGuests(database, 2);
  if (!onlooker || !latecomer) throw new Error('Nobody looks on.');
  const { table, guests } = seated;
  const enter = (guest: (typeof guests)[number]) => {
    const line = lineInto(online, guest);
    line.say({ type: 'hello', table });
    line.say({ type: 'events-after', ask: 1, version: 0 });
    return line;
  };
  const players = guests.map(enter);
  const others = [...players.filter((_, seat) => seat !== twins.maker), enter(onlooker.guest)];
  await eventually(() =>
    others.every(({ heard }) => heard.some((text) => text.startsWith('{"type":"events"'))),
  );
  const truth = await followLog(database, table);
  for (let step = 0; step < STEPS; step += 1) {
    const state = await truth.now();
    if (state.phase === 'closed' || state.round.number > 1 || state.round.replay > 0) break;
    const { by, action } = wishFor(state, twins, which, dice);
    const line = players[by];
    if (!line) break;
    line.say({ type: 'act', id: `${step}`, action });
    await eventually(() => line.answerTo(`${step}`) !== undefined);
    if (dice(6) === 0) players[dice(players.length)]?.say({ type: 'say', phrase: 'one-moment' });
  }
  const late = enter(latecomer.guest);
  await eventually(() => late.heard.some((text) => text.startsWith('{"type":"events"')));
  const opponent = seated.tokens[1 - twins.maker] ?? '';
  const looked = [
    await ask(online, 'tables/look', { table }, latecomer.token),
    await ask(online, 'guests/tables', {}, opponent),
  ];
  const state = await truth.now();
  for (const line of [...players, ...others, late]) line.leave();
  const key = truth.keys.get(twins.maker);
  const isKeyTold = [...others, late].some(({ heard }) => heard.some((text) => key && text.includes(key)));
  const isRevealed = state.phase === 'closed' || state.round.number > 1 || state.round.replay > 0;
  if (isKeyTold && !isRevealed) throw new Error(`The key of seat ${twins.maker} was told to somebody else.`);
  const texts = [...others, late].map(({ heard }) =>
    // How long a line is depends on the network alone.
    heard.filter((text) => !text.startsWith('{"type":"lag"')).map((text) => plain(text, seated)),
  );
  return {
    bytes: JSON.stringify([texts, looked.map((text) => plain(text, seated))]),
    rows: state.round.boards.reduce((sum, board) => sum + board.rows.length, 0),
    isRevealed,
  };
}

/** The log as it grows. */
async function followLog(database: Database, table: string) {
  const store = createSqliteStore(database);
  const keys = new Map<Maker, string>();
  let state: MatchState | null = null;
  return {
    /** What opens the commitment of each maker. */
    keys,
    async now(): Promise<MatchState> {
      for (const { events } of await store.read(table, state?.version ?? 0)) {
        for (const event of events) {
          if (event.type === 'code-hidden' && event.key) keys.set(event.maker, event.key);
          state = stateAfter(state, event);
        }
      }
      if (!state) throw new Error(`Table ${table} was never opened.`);
      return state;
    },
  };
}

/** Without what may differ; keys are as random as ids. */
function plain(text: string, { table, guests }: SeededTable): string {
  // Drawn by chance, and sometimes the same for both.
  const named = guests.reduce((all, { name }) => all.replaceAll(`"${name}"`, '"name"'), text);
  return named
    .replaceAll(table, 'table')
    .replaceAll(/(?<="code":)"[2-9A-Z]{6}"/g, '""')
    .replaceAll(/"(at|now|openedAt)":\d+/g, '"$1":0')
    .replaceAll(/"commitment":"[^"]*"/g, '"commitment":""')
    .replaceAll(/"key":"(?!hidden")[^"]*"/g, '"key":""');
}
