// R14, R15: every request and message, tried by everybody.

import type { AskOnline, ClientMessage, EndpointName, PlayerAction, ServerMessage } from '@blackpeg/protocol';
import { PERSON, type Terms } from '@blackpeg/rules';
import { describe, expect, test } from 'vitest';
import { askWith, given } from '../ask.testing.ts';
import { bearing, cleanUp, startServer, type TestServer } from '../online.testing.ts';
import { createTables } from '../rooms/tables.ts';
import { createSqliteStores } from '../store/sqlite/stores.ts';
import { createGuests } from './guests.ts';
import { openLine, type TestLine } from './line.testing.ts';
import {
  ASKS,
  EVERYBODY,
  MESSAGES,
  REFEREES,
  SEALED,
  STAGES,
  type Stage,
  TERMS,
  type Who,
  WISHES,
} from './matrix.testing.ts';

cleanUp();

interface Company {
  readonly tokens: Readonly<Record<Who, string | null>>;
  /** Their table: the match being played, or the one that is over. */
  tableOf(who: Who): string;
}

/** All of them, written straight into the database, because limits are not tested here. */
async function gather({ database }: TestServer, terms: Terms): Promise<Company> {
  const stores = createSqliteStores(database);
  const [guests, tables] = [createGuests(stores.guests), createTables(stores.tables)];
  const come = () => guests.create('en');
  const [maker, breaker, spectator] = [await come(), await come(), await come()];
  const [other, finished] = [await come(), await come()];
  const { id: table } = await tables.create(terms, [maker.guest, breaker.guest]);
  const { id: over } = await tables.create(terms, [finished.guest, breaker.guest]);
  await tables.create(terms, [other.guest]);
  const tokens = {
    maker: maker.token,
    breaker: breaker.token,
    spectator: spectator.token,
    other: other.token,
    stranger: null,
    finished: finished.token,
  };
  return { tokens, tableOf: (who) => (who === 'finished' ? over : table) };
}

/** The connection of one of them, or the status of the refusal. */
async function lineOf(server: TestServer, { tokens, tableOf }: Company, who: Who) {
  const opened = await openLine(server, tokens[who], tableOf(who));
  return typeof opened === 'number' ? `${opened}` : opened.line;
}

/** Plays up to this stage; a finished match was resigned. */
async function play(
  server: TestServer,
  company: Company,
  who: Who,
  stage: Stage,
): Promise<readonly TestLine[]> {
  const maker = (await lineOf(server, company, 'maker')) as TestLine;
  const breaker = (await lineOf(server, company, 'breaker')) as TestLine;
  for (const [by, said] of STAGES[stage]) {
    const line = by === 'maker' ? maker : breaker;
    if (said.type === 'presence') await line.say(said);
    else expect(await line.wish(said as PlayerAction)).toBe('granted');
  }
  const finished = (await lineOf(server, company, 'finished')) as TestLine;
  if (who === 'finished') expect(await finished.wish({ type: 'resign-match' })).toBe('granted');
  return [maker, breaker, finished];
}

async function tried(
  server: TestServer,
  who: Who,
  stage: Stage,
  attempt: (line: TestLine, table: string) => Promise<string>,
): Promise<string> {
  const company = await gather(server, stage === 'sealed' ? SEALED : TERMS);
  const lines = await play(server, company, who, stage);
  const line = await lineOf(server, company, who);
  const verdict = typeof line === 'string' ? line : await attempt(line, company.tableOf(who));
  for (const one of lines) one.close();
  if (typeof line !== 'string') line.close();
  return verdict;
}

/** Everybody's result, one after the other, each at a separate table. */
async function byEverybody(attempt: (who: Who) => Promise<string>): Promise<Record<Who, string>> {
  const verdicts = await Promise.all(EVERYBODY.map(async (who) => [who, await attempt(who)] as const));
  return Object.fromEntries(verdicts) as Record<Who, string>;
}

/** The effect of a message, as its sender receives it. */
function effectOf(message: ClientMessage, heard: readonly ServerMessage[]): string {
  const last = heard.at(-1);
  const events = last?.type === 'events' ? last.events : [];
  const answer = heard.find(({ type }) => type === ANSWERS[message.type]);
  switch (answer?.type) {
    case 'welcome':
      return `welcome ${answer.viewer}`;
    case 'said':
      return `said ${answer.seat}`;
    case 'rematch':
      return `rematch ${answer.wanted}`;
    case 'events': {
      const seen = answer.events.some((event) => event.type === 'code-hidden' && event.code !== 'hidden');
      return `events ${seen ? 'with' : 'without'} the code`;
    }
  }
  const left = events.find((event) => event.type === 'left');
  return left?.type === 'left' ? `left ${left.seat}` : 'nothing';
}

const ANSWERS: Partial<Record<ClientMessage['type'], ServerMessage['type']>> = {
  hello: 'welcome',
  say: 'said',
  rematch: 'rematch',
  'events-after': 'events',
};

const rows = <T extends object>(table: T) => Object.keys(table) as (keyof T & string)[];
const server = () => startServer({ config: { socketsPerAddress: 1000 } });

describe('R15: over a line', () => {
  test.each(rows(WISHES))('the action %s is allowed to those it is meant for', async (type) => {
    const [stage, action, maker, breaker] = WISHES[type];
    const here = await server();
    expect(await byEverybody((who) => tried(here, who, stage, (line) => line.wish(action)))).toEqual({
      maker,
      breaker,
      spectator: 'not-a-player',
      other: 'not-a-player',
      stranger: '401',
      finished: 'match-over',
    });
  });

  test.each(rows(REFEREES))('the action %s is reserved for the referee', async (type) => {
    const here = await server();
    const action = REFEREES[type] as unknown as PlayerAction;
    const verdicts = await byEverybody((who) => tried(here, who, 'seeking', (line) => line.wish(action)));
    expect(new Set(Object.values(verdicts))).toEqual(new Set(['bad-message', '401']));
  });

  test.each(rows(MESSAGES))('the message %s does what its sender may do', async (type) => {
    const [messageAt, expected] = MESSAGES[type];
    const here = await server();
    const verdicts = await byEverybody((who) =>
      tried(here, who, 'seeking', async (line, table) => {
        const message = messageAt(table);
        return effectOf(message, await line.say(message));
      }),
    );
    expect(verdicts).toEqual(expected);
  });

  test('T1b: a draft is placed for the seat that submitted it, and for nobody else', async () => {
    const here = await server();
    // Enough time to submit a draft on a busy machine; all wait for it together.
    const seats = [PERSON, { ...PERSON, allowance: 10_000 }];
    const placed = async (who: Who) => {
      const company = await gather(here, { ...TERMS, seats });
      const lines = await play(here, company, who, 'away');
      const [maker, breaker] = lines as readonly [TestLine, TestLine];
      const dealtWith = breaker.until((event) => event.type === 'guess-placed' || event.type === 'row-lost');
      await maker.wish(STAGES.seeking[0][1]);
      const line = await lineOf(here, company, who);
      if (typeof line !== 'string') await line.say({ type: 'keep-draft', code: [1, 1] });
      const verdict = (await dealtWith).type;
      for (const one of [...lines, line]) if (typeof one !== 'string') one.close();
      return verdict;
    };
    const verdicts = await byEverybody(placed);
    expect(verdicts).toEqual({
      ...Object.fromEntries(EVERYBODY.map((who) => [who, 'row-lost'])),
      breaker: 'guess-placed',
    });
  });
});

describe('R15: over HTTP', () => {
  const verdictOf = async (ask: AskOnline, name: EndpointName, table: string) => {
    const answer = await ask(name, ASKS[name][0](table));
    return answer.ok ? 'ok' : answer.error.error;
  };

  test.each(rows(ASKS))('%s is for those it is for, and moves nobody from their seat', async (name) => {
    const here = await startServer({ config: { behindTls: true } });
    const company = await gather(here, TERMS);
    const { tokens, tableOf } = company;
    if (name !== 'guests/forget')
      for (const line of await play(here, company, 'finished', 'hiding')) line.close();
    const as = (who: Who) => {
      const token = tokens[who];
      return askWith(here, { 'x-forwarded-for': who, ...(token !== null && bearing(token)) });
    };
    const verdicts = await byEverybody((who) => verdictOf(as(who), name, tableOf(who)));
    expect(verdicts).toEqual(ASKS[name][1]);
    if (name === 'guests/forget' || name === 'guests/log-out') return;
    const seats: (number | null)[] = [];
    for (const who of ['maker', 'breaker', 'spectator', 'other'] as const) {
      seats.push((await given(as(who)('tables/look', { table: tableOf(who) }))).seat);
    }
    expect(seats).toEqual([0, 1, null, null]);
  });
});
