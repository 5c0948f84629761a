// What several servers must be able to rely on in the database that they share.

import { type MatchEvent, openMatch, standardTerms, superEdition } from '@blackpeg/rules';
import { describe, expect, test } from 'vitest';
import type { ClusterNode, SharedTable, TableConnections } from '../nodes.ts';

export interface SharedDatabase {
  /** A server of this name, which is alive. */
  join(name: string): Promise<ClusterNode>;
  /** Taken for dead, though it may go on without knowing. */
  expire(name: string): Promise<void>;
}

export interface NodesUnderTest {
  /** With the table 'm', whose match has not been opened. */
  open(): Promise<SharedDatabase>;
}

const opening = openMatch(standardTerms(superEdition()), () => 0, 7);
const OPENED: readonly MatchEvent[] = opening.ok ? opening.value : [];
const HERE: TableConnections = { seats: [1, 0], spectators: 2, lags: [40, null] };

const lookAt = async (node: ClusterNode): Promise<SharedTable | undefined> => (await node.look(['m']))[0];
const elsewhere = (node: ClusterNode) => async () => (await lookAt(node))?.elsewhere;

export function describeNodes(name: string, { open }: NodesUnderTest): void {
  describe(`${name} between servers`, () => {
    async function two() {
      const shared = await open();
      const [first, second] = [await shared.join('first'), await shared.join('second')];
      // Each knows by now that there are others.
      await first.beat();
      return { ...shared, first, second };
    }

    async function opened() {
      const shared = await two();
      await shared.first.referees.append('m', 0, { by: 'referee', actionId: 'open', events: OPENED });
      return shared;
    }

    test('a table is seen with the version of its log, and one that is gone is left out', async () => {
      const { first, second } = await two();
      expect(await second.look(['m', 'missing'])).toMatchObject([{ id: 'm', version: 0, isFree: false }]);
      await first.referees.append('m', 0, { by: 'referee', actionId: 'open', events: OPENED });
      expect(await lookAt(second)).toMatchObject({ version: OPENED.length, isFree: false });
    });

    test('a match is free once its owner is taken for dead, or has let go of it', async () => {
      const { first, second, expire } = await opened();
      await expire('first');
      expect(await lookAt(second)).toMatchObject({ isFree: true });
      await second.referees.claim('m');
      expect(await lookAt(second)).toMatchObject({ isFree: false });
      await second.referees.release('m');
      await first.beat();
      expect(await lookAt(first)).toMatchObject({ isFree: true });
    });

    test('that another server is gone is learnt with the next sign of life, once', async () => {
      const { second, expire } = await two();
      expect((await second.beat()).isOneGone).toBe(false);
      await expire('first');
      expect((await second.beat()).isOneGone).toBe(true);
      expect((await second.beat()).isOneGone).toBe(false);
    });

    test('who had a match finds out by looking that another has it', async () => {
      const { first, second, expire } = await opened();
      await expire('first');
      await second.referees.claim('m');
      expect(first.referees.epochOf('m')).not.toBeNull();
      await first.look(['m']);
      expect(first.referees.epochOf('m')).toBeNull();
    });

    test('who is connected is seen by the others, until the server or the connection is gone', async () => {
      const { first, second, expire } = await two();
      first.noteConnections('m', HERE);
      await expect.poll(elsewhere(second)).toEqual([HERE]);
      expect(await elsewhere(first)()).toEqual([]);
      first.noteConnections('m', { ...HERE, seats: [0, 0] });
      first.noteConnections('m', null);
      await expect.poll(elsewhere(second)).toEqual([]);
      first.noteConnections('m', HERE);
      await expect.poll(elsewhere(second)).toEqual([HERE]);
      await expire('first');
      expect(await elsewhere(second)()).toEqual([]);
    });

    test('a notification reaches other servers, and not the one that sends it', async () => {
      const { first, second } = await two();
      const heard: string[] = [];
      first.onNotification((tables) => heard.push(...tables.map((table) => `first: ${table}`)));
      second.onNotification((tables) => heard.push(...tables.map((table) => `second: ${table}`)));
      first.notify('m');
      await expect
        .poll(async () => {
          await lookAt(second);
          return heard;
        })
        .toEqual(['second: m']);
    });

    test('what a server has without knowing is let go of where nobody is at the table, after an outage', async () => {
      const { first, second } = await opened();
      first.referees.disown('m');
      for (const _ of ['once', 'twice', 'again']) await first.letGoOfStrays(['m']);
      expect(await second.referees.claim('m')).toBe('theirs');
      await first.letGoOfStrays([]);
      expect(await second.referees.claim('m')).toBe('theirs');
      await first.letGoOfStrays([]);
      expect(await second.referees.claim('m')).toBe('ours-after-outage');
    });

    test('what a server knows to have, and what another has, is not let go of as a stray', async () => {
      const { first, second } = await opened();
      for (const node of [first, second, first, second]) await node.letGoOfStrays([]);
      expect(await second.referees.claim('m')).toBe('theirs');
      expect(await lookAt(first)).toMatchObject({ isFree: false });
    });
  });
}
