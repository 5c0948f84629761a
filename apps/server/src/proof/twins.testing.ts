// Two matches that differ only in one code, played in the same way: every byte the server sends to anybody but the maker of
// that code, everything else it writes, except ids, times and commitments, and how long it took.

import {
  type Code,
  type Maker,
  type MatchState,
  type Milliseconds,
  openCode,
  sameCode,
  seededDice,
} from '@blackpeg/rules';
import type { Database } from '../store/sqlite/database.ts';
import { ask, eventually, type IndoorLine, lineInto, type Place } from './indoors.testing.ts';
import { stateAfter } from './playing.testing.ts';
import { registersOf, type SeededTable, seedGuests, seedTable } from './seeded.testing.ts';
import { createWishes, diceOfHouse, type Twins } from './twin-wishes.testing.ts';

/** What all others received: the same for both twins, or something leaked. `rows` are those placed before the end. */
export interface Heard {
  readonly bytes: string;
  readonly rows: number;
  readonly isRevealed: boolean;
  /** Response times of the actions of everybody but the maker. */
  readonly delays: readonly Milliseconds[];
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
  const truth = followLog(database, table);
  place.throwWith(diceOfHouse(seed, which));
  const looking = enter(onlooker.guest);
  await eventually(() => isTold(looking));
  // The house hides when it owes a code; all others act after that.
  if (twins.maker === 'house') await eventually(() => looking.heard.some(isHiding));
  const players = guests.map(enter);
  const others = [...players.filter((_, seat) => seat !== twins.maker), looking];
  await eventually(() => others.every(isTold));
  const wishFor = createWishes(twins, which, table, dice);
  const delays: Milliseconds[] = [];
  for (let step = 0; step < STEPS; step += 1) {
    const state = await truth.now();
    if (isOver(state)) break;
    const { by, action } = wishFor(state);
    const line = players[by];
    if (!line) break;
    const started = performance.now();
    line.say({ type: 'act', id: `${step}`, action });
    await eventually(() => line.answerTo(`${step}`) !== undefined);
    if (by !== twins.maker) delays.push(performance.now() - started);
    if (dice(6) === 0) players[dice(players.length)]?.say({ type: 'say', phrase: 'one-moment' });
  }
  const late = enter(latecomer.guest);
  await eventually(() => isTold(late));
  const other = seated.tokens[twins.maker === 0 ? 1 : 0] ?? '';
  const looked = [
    await ask(online, 'tables/look', { table }, latecomer.token),
    await ask(online, 'guests/tables', {}, other),
  ];
  const state = await truth.now();
  if (twins.maker === 'house' && !isOver(state)) checkHidden(state, twins.codes[which]);
  for (const line of [...players, ...others, late]) line.leave();
  const key = truth.keys.get(twins.maker);
  const isKeyTold = [...others, late].some(({ heard }) => heard.some((text) => key && text.includes(key)));
  if (isKeyTold && !isOver(state)) throw new Error(`The key of ${twins.maker} was told to somebody else.`);
  const texts = [...others, late].map(({ heard }) =>
    // Connection delays depend on the network alone.
    heard.filter((text) => !text.startsWith('{"type":"lag"')).map((text) => plain(text, seated)),
  );
  return {
    bytes: JSON.stringify([texts, looked.map((text) => plain(text, seated))]),
    rows: state.round.boards.reduce((sum, board) => sum + board.rows.length, 0),
    isRevealed: isOver(state),
    delays,
  };
}

function isTold({ heard }: IndoorLine): boolean {
  return heard.some((text) => text.startsWith('{"type":"events"'));
}

function isHiding(text: string): boolean {
  return text.includes('"type":"code-hidden"');
}

/** The house uses the given dice, so that there are two codes to compare. */
function checkHidden({ round }: MatchState, code: Code): void {
  const hidden = round.boards.map((board) => openCode(board));
  if (!hidden.every((one) => one && sameCode(one, code))) throw new Error('The house hid another code.');
}

/** A round that is over has shown its code. */
function isOver({ phase, round }: MatchState): boolean {
  return phase === 'closed' || round.number > 1 || round.replay > 0;
}

/** The log as it grows. */
function followLog(database: Database, table: string) {
  const { logs } = registersOf(database);
  const keys = new Map<Maker, string>();
  let state: MatchState | null = null;
  return {
    /** What opens the commitment of each maker. */
    keys,
    async now(): Promise<MatchState> {
      for (const { events } of await logs.read(table, state?.version ?? 0)) {
        for (const event of events) {
          if (event.type === 'code-hidden' && event.key && event.key !== 'hidden')
            keys.set(event.maker, event.key);
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
