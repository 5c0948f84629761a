// The invariants: a witness records what clients were told and what the disk holds, and compares the two.

import { redactedLog, type StoredBatch } from '@blackpeg/referee';
import { type MatchEvent, type Milliseconds, type Seat, type Viewer, verifyLog } from '@blackpeg/rules';
import { chargeFault, type TimedEvent } from './charges.testing.ts';

export const INVARIANTS = [
  'nothing acknowledged is lost',
  'one order for all',
  'each action once',
  'no secret early',
  'clocks add up',
  'every match can end',
  'nobody here is away',
  'nothing breaks',
] as const;
export type Invariant = (typeof INVARIANTS)[number];

export interface Broken {
  readonly invariant: Invariant;
  readonly what: string;
}

export interface Witness {
  /** The disk has stored this batch; `ran` is for how long servers had run when it was requested. */
  kept(batch: StoredBatch, ran: number, pauses: number): void;
  /** A client gave an action this id. */
  issued(viewer: Viewer, id: string): void;
  /** A server reports that this seat has left, although it has been connected for this long. */
  leftThough(seat: Seat, connected: Milliseconds): void;
  /** The servers have failed once more. */
  struck(): void;
  /** A client receives this. */
  heard(viewer: Viewer, text: string): void;
  /** The first violation found. */
  broken(): Broken | null;
  find(invariant: Invariant, what: string): void;
  /** Checks the whole log, once nothing more is to come. */
  compare(log: readonly StoredBatch[]): void;
}

interface Secret {
  readonly maker: unknown;
  readonly key: string;
}

interface Answer {
  readonly viewer: Viewer;
  readonly id: string;
}

interface Granted extends Answer {
  readonly version: number;
  /** With its consequences. */
  readonly isDispatched: boolean;
}

interface Notes {
  readonly told: Map<Viewer, string[]>;
  readonly granted: Granted[];
  readonly refused: Answer[];
  readonly ids: Set<string>;
  readonly timed: TimedEvent[];
  secrets: readonly Secret[];
  strikes: number;
  outages: number;
  broken: Broken | null;
}

export function createWitness(): Witness {
  const notes: Notes = {
    told: new Map(),
    granted: [],
    refused: [],
    ids: new Set(),
    timed: [],
    secrets: [],
    strikes: 0,
    outages: 0,
    broken: null,
  };
  return {
    broken: () => notes.broken,
    find: (invariant, what) => find(notes, invariant, what),
    issued(viewer, id) {
      const name = `${viewer} ${id}`;
      if (notes.ids.has(name)) find(notes, 'each action once', `the id ${id} was given twice`);
      notes.ids.add(name);
    },
    kept(batch, ran, pauses) {
      noteTimes(notes, batch, ran, pauses);
      for (const event of batch.events) noteSecret(notes, event);
    },
    leftThough(seat, connected) {
      if (connected > KNOWN_FOR)
        find(notes, 'nobody here is away', `${seat} has left, and has been here for ${connected} ms`);
    },
    struck() {
      notes.strikes += 1;
    },
    heard: (viewer, text) => hear(notes, viewer, text),
    compare: (log) => compare(notes, log),
  };
}

/** How long a live server may not know about connections to another server, and waits for their players. */
const KNOWN_FOR: Milliseconds = 6_000;

function find(notes: Notes, invariant: Invariant, what: string): void {
  notes.broken ??= { invariant, what };
}

/** Clocks stopped by an outage stopped at the time of the last event; they restart when the server was back. */
const ENDED_BY_OUTAGE: ReadonlySet<MatchEvent['type']> = new Set(['returned', 'clocks-stopped']);

function noteTimes(notes: Notes, { by, actionId, events }: StoredBatch, ran: number, pauses: number): void {
  const { timed } = notes;
  const last = timed.at(-1);
  const isOutage = by === 'referee' && actionId.startsWith('outage ');
  if (isOutage) notes.outages += 1;
  if (notes.outages > notes.strikes)
    find(notes, 'clocks add up', `time was given back ${notes.outages} times, for ${notes.strikes} failures`);
  for (const event of events) {
    const isBefore = isOutage && last !== undefined && ENDED_BY_OUTAGE.has(event.type);
    timed.push({ event, ran: isBefore ? last.ran : ran, pauses });
  }
}

function noteSecret(notes: Notes, event: MatchEvent): void {
  if (event.type === 'code-hidden' && event.key !== null && event.key !== 'hidden')
    notes.secrets = [...notes.secrets, { maker: event.maker, key: event.key }];
  if (event.type === 'code-opened')
    notes.secrets = notes.secrets.filter(({ maker }) => maker !== event.maker);
  if (event.type === 'codes-revealed') notes.secrets = [];
}

interface HeardMessage {
  readonly type: string;
  readonly id?: string | null;
  readonly version?: number;
  readonly after?: number;
  readonly events?: readonly MatchEvent[];
  readonly afresh?: boolean;
}

/** The beginnings of messages that can be compared with the log. */
const OF_THE_LOG = ['dispatch', 'events', 'granted', 'refused'].map((type) => `{"type":"${type}"`);

function hear(notes: Notes, viewer: Viewer, text: string): void {
  for (const { maker, key } of notes.secrets)
    if (maker !== viewer && text.includes(key))
      find(notes, 'no secret early', `${viewer} hears the key of ${maker}`);
  if (!OF_THE_LOG.some((start) => text.startsWith(start))) return;
  const message = JSON.parse(text) as HeardMessage;
  const { type, id = null, after = 0, events = [] } = message;
  if (message.afresh)
    find(notes, 'nothing acknowledged is lost', `${viewer} is told the log anew: it is another one`);
  if (type === 'granted' && id !== null)
    notes.granted.push({ viewer, id, version: message.version ?? 0, isDispatched: false });
  if (type === 'refused' && id !== null) notes.refused.push({ viewer, id });
  if (type !== 'dispatch' && type !== 'events') return;
  if (id !== null) notes.granted.push({ viewer, id, version: after + events.length, isDispatched: true });
  for (const [index, event] of events.entries()) tell(notes, viewer, after + index, event);
}

function tell(notes: Notes, viewer: Viewer, version: number, event: MatchEvent): void {
  if (event.type === 'code-hidden' && event.maker !== viewer && event.code !== 'hidden')
    find(notes, 'no secret early', `${viewer} hears the code of ${event.maker}`);
  const told = notes.told.get(viewer) ?? [];
  notes.told.set(viewer, told);
  const text = JSON.stringify(event);
  const known = told[version];
  if (known !== undefined && known !== text)
    find(notes, 'one order for all', `event ${version + 1} is told to ${viewer} as ${known} and as ${text}`);
  told[version] = text;
}

function compare(notes: Notes, log: readonly StoredBatch[]): void {
  const events = log.flatMap((batch) => batch.events);
  compareTold(notes, events);
  compareAnswers(notes, log, events.length);
  const fault = verifyLog(events);
  if (fault) find(notes, 'one order for all', `the log is not one of the rules: ${JSON.stringify(fault)}`);
  const charged = chargeFault(notes.timed);
  if (charged !== null) find(notes, 'clocks add up', charged);
}

function compareTold(notes: Notes, events: readonly MatchEvent[]): void {
  for (const [viewer, told] of notes.told) {
    if (told.length > events.length)
      find(
        notes,
        'nothing acknowledged is lost',
        `${viewer} was told ${told.length} events, ${events.length} are kept`,
      );
    const kept = redactedLog(events, viewer).map((event) => JSON.stringify(event));
    for (const [index, heard] of told.entries()) {
      const text = kept[index];
      if (heard === undefined || heard === text) continue;
      find(
        notes,
        mismatchOf(kept, heard, text),
        `event ${index + 1} is kept as ${text}, and ${viewer} was told ${heard}`,
      );
    }
  }
}

function mismatchOf(kept: readonly string[], heard: string, text: string | undefined): Invariant {
  if (kept.includes(heard)) return 'one order for all';
  const isOpen = text?.includes('"hidden"') && !heard.includes('"hidden"');
  return isOpen ? 'no secret early' : 'nothing acknowledged is lost';
}

function compareAnswers(notes: Notes, log: readonly StoredBatch[], version: number): void {
  const stored = new Set<string>();
  for (const { by, actionId } of log) {
    const name = `${by} ${actionId}`;
    if (stored.has(name)) find(notes, 'each action once', `${name} is in the log twice`);
    stored.add(name);
    if (typeof by === 'number' && !notes.ids.has(name))
      find(notes, 'each action once', `${name} is in the log, and nobody asked for it`);
  }
  for (const { viewer, id, version: at, isDispatched } of notes.granted) {
    const isKept = at <= version && (!isDispatched || stored.has(`${viewer} ${id}`));
    if (!isKept)
      find(notes, 'nothing acknowledged is lost', `${viewer} was granted ${id}, which is not kept`);
  }
  for (const { viewer, id } of notes.refused)
    if (stored.has(`${viewer} ${id}`))
      find(notes, 'each action once', `${viewer} was refused ${id}, which is in the log`);
}
