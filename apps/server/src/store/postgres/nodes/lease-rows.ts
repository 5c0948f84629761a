// Who owns the clock of a match in PostgreSQL: in the row that every append updates anyway.

import { setImmediate as nextTurn } from 'node:timers/promises';
import { boolean, either, listOf, nothing, record } from '@blackpeg/notation';
import type { MatchId } from '@blackpeg/referee';
import { count, json, text } from '../../decoded-rows.ts';
import type { LeaseRows } from '../../leases.ts';
import { LEASE } from '../../nodes.ts';
import type { PostgresDatabase, Sql } from '../database.ts';
import { appendBatch } from '../logs.ts';

/** Until when a server counts as alive that says so now. */
export const UNTIL = `clock_timestamp() + interval '${LEASE} milliseconds'`;

/** Whether the server of this name, an expression, is alive. */
export const isAlive = (node: string) =>
  `EXISTS (SELECT 1 FROM nodes WHERE nodes.node = ${node} AND until > clock_timestamp())`;

/**
 * A match left by a dead server, or from before all servers were dead, has stood still. A claim is a sign of life: otherwise another server could
 * take the match again before the claimant's next beat after a pause. Rows are locked in one order, so that two servers that claim the same
 * matches cannot deadlock.
 */
const CLAIM = `WITH beaten AS (UPDATE nodes SET until = ${UNTIL} WHERE node = $2),
  before AS MATERIALIZED (
    SELECT match_id, owner, epoch, heads.era, eras.era AS now FROM heads, eras
    WHERE match_id = ANY ($1) AND (owner IS NULL OR owner = $2 OR NOT ${isAlive('owner')})),
  locked AS MATERIALIZED (
    SELECT match_id FROM heads WHERE match_id IN (SELECT match_id FROM before) ORDER BY match_id FOR UPDATE)
  UPDATE heads SET owner = $2, epoch = heads.epoch + 1, era = before.now FROM locked JOIN before USING (match_id)
  WHERE heads.match_id = before.match_id AND heads.epoch = before.epoch AND heads.owner IS NOT DISTINCT FROM before.owner
  RETURNING heads.match_id AS match, heads.epoch, before.owner IS NOT NULL OR before.era <> before.now AS "stoodStill"`;

const OWNERS_FIRST = `INSERT INTO heads (match_id, version, owner, epoch, era) SELECT $1, $3, $7, $8, era FROM eras
  WHERE $2::bigint = 0 ON CONFLICT (match_id) DO NOTHING RETURNING match_id`;
const OWNERS_NEXT = `UPDATE heads SET version = $3
  WHERE match_id = $1 AND version = $2 AND owner = $7 AND epoch = $8 RETURNING match_id`;

const LET_GO = `WITH held AS MATERIALIZED (
    SELECT match_id FROM heads JOIN unnest($3::text[], $4::bigint[]) AS had (id, at)
      ON match_id = id AND epoch = at AND owner = $1 ORDER BY match_id FOR UPDATE OF heads)
  UPDATE heads SET owner = $2 FROM held WHERE heads.match_id = held.match_id`;
const HELD = 'SELECT match_id AS match, epoch FROM heads WHERE owner = $1 AND match_id <> ALL ($2)';
const HEAD = 'SELECT version, owner, epoch FROM heads WHERE match_id = $1';

const KEEP_DRAFT = `INSERT INTO drafts (match_id, seat, row_name, code) VALUES ($1, $2, $3, $4)
  ON CONFLICT (match_id, seat) DO UPDATE SET row_name = excluded.row_name, code = excluded.code, handed_in = excluded.handed_in
  WHERE drafts.row_name <> excluded.row_name OR drafts.code <> excluded.code`;
const DRAFTS = 'SELECT seat, row_name AS row, code FROM drafts WHERE match_id = $1 ORDER BY handed_in';

const LONGEST_CODE = 100;
const claimRow = record({ match: text, epoch: count, stoodStill: boolean });
const heldRow = record({ match: text, epoch: count });
const headRow = record({ version: count, owner: either(text, nothing), epoch: count });
const draftRow = record({ seat: count, row: text, code: json(listOf(count, 0, LONGEST_CODE)) });

/** Claims are made over connections of their own. */
export function createLeaseRows(database: PostgresDatabase, urgent: Sql): LeaseRows {
  const { row, rows, run } = database;
  return {
    claim: claimTogether(urgent),
    async letGo(held, node, to) {
      const ids = held.map(({ match }) => match);
      await run(
        LET_GO,
        node,
        to,
        ids,
        held.map(({ epoch }) => `${epoch}`),
      );
    },
    heldBy: (node, except) => rows(HELD, heldRow, node, except),
    append(match, { version, owner, epoch }, batch) {
      const heads = { first: OWNERS_FIRST, next: OWNERS_NEXT, values: [owner, epoch] };
      return appendBatch(database, heads, match, version, batch);
    },
    headOf: (match) => row(HEAD, headRow, match),
    async keepDraft(match, seat, draft) {
      if (draft) await run(KEEP_DRAFT, match, seat, draft.row, JSON.stringify(draft.code));
      else await run('DELETE FROM drafts WHERE match_id = $1 AND seat = $2', match, seat);
    },
    draftsOf: (match) => rows(DRAFTS, draftRow, match),
  };
}

/** Matches that are claimed at the same time, as all of a server that is gone are, go in one statement. */
function claimTogether({ rows }: Sql): LeaseRows['claim'] {
  let gathered: ReturnType<typeof gather> | null = null;

  function gather(node: string) {
    const matches: MatchId[] = [];
    const claimed = nextTurn().then(async () => {
      gathered = null;
      return new Map((await rows(CLAIM, claimRow, matches, node)).map((row) => [row.match, row]));
    });
    return { node, matches, claimed };
  }

  return async (match, node) => {
    const batch = gathered?.node === node ? gathered : gather(node);
    gathered = batch;
    batch.matches.push(match);
    return (await batch.claimed).get(match) ?? null;
  };
}
