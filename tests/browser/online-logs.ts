// What the devices at one table stored: the same match for everybody, and everything in it was announced.

import { checkCommitments } from '@blackpeg/commitment';
import {
  allRounds,
  beginMatch,
  type EventOf,
  evolve,
  fold,
  laidOpen,
  type MatchEvent,
  type MatchState,
  type Round,
  verifyLog,
} from '@blackpeg/rules';
import { happeningSaid, USUAL_SPEECH } from '@blackpeg/screens/play';
import { expect } from '@playwright/test';
import { type Person, speakerFor } from './online-people.ts';
import { keptLog } from './players/log.ts';
import { waitUntilFound } from './players/waiting.ts';

/** Everything this device was told so far, once something of this kind is among it. */
export function toldTo({ app, table }: Person, type: MatchEvent['type']): Promise<readonly MatchEvent[]> {
  return waitUntilFound(`to have kept ${type}`, async () => {
    const log = await keptLog(app.page, table);
    const types = log.map((event) => event.type);
    return types.includes(type) ? { found: log } : { instead: types };
  });
}

/** The codes of the round under way, once every maker has hidden one. */
export function codesHidden({ app, table, terms }: Person): Promise<readonly EventOf<'code-hidden'>[]> {
  const makers = terms.form === 'duel' ? 2 : 1;
  return waitUntilFound('codes hidden', async () => {
    const log = await keptLog(app.page, table);
    const opened = log.findLastIndex(({ type }) => type === 'round-opened');
    const hidden = log.slice(opened).filter((event) => event.type === 'code-hidden');
    return hidden.length === makers ? { found: hidden } : { instead: hidden };
  });
}

/** The round with this index, counting replays, once it has an outcome. */
export function endedRound({ app, table }: Person, index: number): Promise<Round> {
  return waitUntilFound(`round ${index} to be over`, async () => {
    const state = fold(await keptLog(app.page, table));
    const round = state ? allRounds(state)[index] : undefined;
    return round?.outcome ? { found: round } : { instead: round?.placed };
  });
}

/**
 * For a finished match: all stored the same log, it agrees with the rules, and every code is the one that was sealed. Returns
 * the result.
 */
export async function expectOneMatch(people: readonly Person[]): Promise<MatchState> {
  const logs = await Promise.all(people.map((person) => toldTo(person, 'match-closed')));
  const [first = [], ...others] = logs.map(laidOpen);
  for (const log of others) expect(log, 'what another device kept').toEqual(first);
  expect(verifyLog(first), 'what the rules say to the log').toBeNull();
  const proofs = checkCommitments(people[0]?.table ?? '', first).map(({ proof }) => proof);
  expect(proofs.length).toBeGreaterThan(0);
  expect(new Set(proofs), 'whether the codes fit their seals').toEqual(new Set(['genuine']));
  const state = fold(first);
  if (!state) throw new Error('The log is empty.');
  return state;
}

/**
 * E2: every event this page received was announced once and in order, in its language; from the first event caused by a
 * person, because earlier events are summarised.
 */
export async function expectAllSaid(person: Person): Promise<void> {
  const log = await toldTo(person, 'match-closed');
  const speaker = speakerFor(person);
  const [opened, ...events] = log;
  if (opened?.type !== 'match-opened') throw new Error('The log does not begin with a match.');
  let view = beginMatch(opened);
  const manner = { language: speaker.language, detail: 'full', byLines: false } as const;
  const sentences: string[] = [];
  let begun = false;
  for (const event of events) {
    view = evolve(view, event);
    begun ||= event.type === 'guess-placed' || (event.type === 'code-hidden' && event.maker !== 'house');
    if (begun) {
      const said = happeningSaid(speaker, { ...USUAL_SPEECH, ...manner }, { event, after: view });
      sentences.push(...said.flatMap(({ text }) => (text === '' ? [] : [text])));
    }
  }
  await person.app.hearsInOrder(sentences);
}
