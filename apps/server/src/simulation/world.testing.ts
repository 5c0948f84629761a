// A whole online match in virtual time: a server process on its disk, clients on their network, and their faults.

import type { StoredBatch } from '@blackpeg/referee';
import { fold, type MatchState, type Milliseconds, type Viewer, viewOf } from '@blackpeg/rules';
import { StoreFault } from '../store/fault.ts';
import { type Reached, startServer, strike, trace, type World } from './blows.testing.ts';
import { isSettled, newClient, startVisit } from './client.testing.ts';

import { createDisk, eventsOn } from './disk.testing.ts';
import { createNetwork } from './network.testing.ts';
import type { Replaced, ServerNode } from './node.testing.ts';
import { createSimulatedNodes } from './nodes.testing.ts';
import { type Blow, diceFor, type Schedule } from './schedule.testing.ts';
import { drawTerms, START, TABLE, tableOf } from './setting.testing.ts';
import { createVirtualTime } from './virtual-time.testing.ts';
import { type Broken, createWitness } from './witness.testing.ts';

export interface Outcome {
  readonly broken: Broken | null;
  readonly steps: number;
  /** How long it took, by virtual time. */
  readonly lasted: number;
  readonly reached: ReadonlySet<Reached>;
  /** What happened, if requested. */
  readonly trace: readonly string[];
}

export interface RunOptions {
  readonly replaced?: Replaced;
  readonly isTraced?: boolean;
}

/** After the last fault. */
const MOST_TIME = 20 * 60_000;
const MOST_STEPS = 30_000;

/** Runs one schedule to its end. */
export function runSchedule(schedule: Schedule, options: RunOptions = {}): Promise<Outcome> {
  const world = createWorld(schedule, options);
  for (const index of world.servers.keys()) startServer(world, index);
  for (const client of world.clients) startVisit(world.visiting, client);
  return new Promise((resolve) => {
    // A tick requested by a promise comes when all other promises have settled: all consequences of a step have happened.
    const nextTurn = () => queueMicrotask(() => process.nextTick(turn));
    const turn = () => {
      if (isOver(world)) return resolve(outcomeOf(world));
      step(world);
      nextTurn();
    };
    nextTurn();
  });
}

function createWorld(schedule: Schedule, { replaced = {}, isTraced = false }: RunOptions): World {
  const { seed, even } = schedule;
  const time = createVirtualTime(START);
  const witness = createWitness();
  const terms = drawTerms(diceFor(seed, 1));
  const disk = createDisk({
    time,
    even,
    dice: diceFor(seed, 2),
    isShared: schedule.servers > 1,
    ran: () => time.now() - world.stood,
    kept: (_, batch, ran) => kept(world, batch, ran),
  });
  const network = createNetwork({
    time,
    even,
    dice: diceFor(seed, 3),
    host: () => anyServer(world) ?? (world.isDark ? 'silent' : 'refused'),
    heard({ guest }, text) {
      const viewer = viewerOf(world, guest.id);
      trace(world, () => `${viewer} hears ${text}`);
      witness.heard(viewer, text);
    },
    said: ({ guest }, text) => trace(world, () => `${viewerOf(world, guest.id)} says ${text}`),
  });
  const viewers: readonly Viewer[] = [
    ...terms.seats.keys(),
    ...(seed % 4 === 0 ? ['spectator' as const] : []),
  ];
  const clients = viewers.map((viewer, number) => newClient(number, viewer, diceFor(seed, 10 + number)));
  disk.tables.set(TABLE, tableOf(terms, clients));
  const fault = (error: unknown) => {
    if (!(error instanceof StoreFault))
      witness.find('nothing breaks', String(error instanceof Error ? error.stack : error));
  };
  const world: World = {
    replaced,
    time,
    disk,
    network,
    witness,
    clients,
    visiting: {
      time,
      table: TABLE,
      terms,
      openFrom: network.openFrom,
      issued: witness.issued,
      isCalm: () => world.calmSince !== null,
      fault,
    },
    dice: diceFor(seed, 4),
    reached: new Set(),
    trace: isTraced ? [] : null,
    servers: Array.from({ length: schedule.servers }, () => null),
    nodes:
      schedule.servers === 1
        ? null
        : createSimulatedNodes({
            ...{ time, disk, even },
            dice: diceFor(seed, 5),
            faults: replaced.database ?? {},
            takenOver: () => void world.reached.add('taken over'),
            leftThough: witness.leftThough,
          }),
    isDark: false,
    started: 0,
    timeSet: 0,
    stood: 0,
    pauses: 0,
    steps: 0,
    blows: schedule.blows,
    calmSince: null,
    isClosed: false,
  };
  if (terms.seats.some(({ allowance }) => allowance !== null)) world.reached.add('timed');
  if (terms.custody === 'sealed') world.reached.add('sealed');
  return world;
}

/** Any that runs, as a balancer would choose. */
function anyServer({ servers, dice }: World): ServerNode | null {
  const running = servers.filter((server) => server !== null);
  return running.length < 2 ? (running[0] ?? null) : (running[dice(running.length)] ?? null);
}

function step(world: World): void {
  while (world.blows[0] && world.blows[0].step <= world.steps) {
    const [blow, ...rest] = world.blows;
    world.blows = rest;
    strike(world, blow as Blow);
  }
  if (world.blows.length === 0) world.calmSince ??= world.time.now();
  const due = world.time.next();
  if (due?.isStep) world.steps += 1;
  if (!due) world.witness.find('every match can end', 'nothing is due any more');
  try {
    due?.run();
  } catch (error) {
    world.visiting.fault(error);
  }
}

function isOver(world: World): boolean {
  const { witness, time, steps, calmSince } = world;
  if (witness.broken()) return true;
  if (world.isClosed && hasConverged(world)) {
    world.reached.add('closed');
    witness.compare(world.disk.batches.get(TABLE) ?? []);
    compareViews(world);
    return true;
  }
  if (steps > MOST_STEPS || (calmSince !== null && time.now() - calmSince > MOST_TIME))
    witness.find('every match can end', stateOfPlay(world));
  return witness.broken() !== null;
}

function hasConverged({ clients, disk }: World): boolean {
  const last = disk.batches.get(TABLE)?.at(-1);
  const version = last ? last.after + last.events.length : 0;
  return clients.every(({ visit, hasQuit }) => hasQuit || (visit && isSettled(visit.table.session, version)));
}

/** I6: every client's view is what folding the truth gives its viewer. */
function compareViews({ clients, disk, witness }: World): void {
  const truth = fold(eventsOn(disk, TABLE));
  if (!truth) return;
  for (const { visit, viewer } of clients) {
    const seen = visit?.table.session.current().state;
    if (
      seen &&
      JSON.stringify(withoutOwn(seen, viewer)) !== JSON.stringify(withoutOwn(viewOf(truth, viewer), viewer))
    )
      witness.find('one order for all', `${viewer} sees another match in the end`);
  }
  if (disk.tables.get(TABLE)?.phase !== 'over') witness.find('every match can end', 'the table is not over');
}

/** The maker of a sealed code sees it, whether others do or not. */
function withoutOwn(state: MatchState, viewer: Viewer): MatchState {
  if (state.terms.custody !== 'sealed') return state;
  const boards = state.round.boards.map((board) =>
    board.maker === viewer ? { ...board, secret: null } : board,
  );
  return { ...state, round: { ...state.round, boards } };
}

function stateOfPlay({ clients, disk }: World): string {
  const truth = fold(eventsOn(disk, TABLE));
  const sides = clients.map(({ viewer, visit, hasQuit }) => {
    const { state, pending, connection } = visit?.table.session.current() ?? {};
    return `${viewer}: ${hasQuit ? 'gone' : `${connection} at ${state?.version}, ${JSON.stringify(pending)} on their way`}`;
  });
  return [`phase ${truth?.phase} at ${truth?.version}`, ...sides].join('; ');
}

function kept(world: World, batch: StoredBatch, ran: Milliseconds): void {
  const { witness, pauses } = world;
  witness.kept(batch, ran, pauses);
  if (batch.events.some(({ type }) => type === 'match-closed')) world.isClosed = true;
  trace(
    world,
    () => `kept: ${batch.by} ${batch.actionId}: ${batch.events.map(({ type }) => type).join(', ')}`,
  );
}

function outcomeOf({ witness, steps, time, reached, trace: lines }: World): Outcome {
  return { broken: witness.broken(), steps, lasted: time.now() - START, reached, trace: lines ?? [] };
}

function viewerOf({ clients }: World, guestId: string): Viewer {
  return clients.find(({ guest }) => guest.id === guestId)?.viewer ?? 'spectator';
}
