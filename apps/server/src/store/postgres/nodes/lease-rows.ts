// Who owns the clock of a match in PostgreSQL: in the row that every append updates anyway.

import { boolean, either, listOf, nothing, record } from '@blackpeg/notation';
import { count, json, text } from '../../decoded-rows.ts';
import type { LeaseRows } from '../../leases.ts';
import type { PostgresDatabase } from '../database.ts';
import { appendBatch } from '../logs.ts';

/** Whether the server of this name, an expression, is alive. */
export const isAlive = (node: string) =>
  `EXISTS (SELECT 1 FROM nodes WHERE nodes.node = ${node} AND until > clock_timestamp())`;

/** What is left by one who is gone, or from before all servers were, has stood still. */
const CLAIM = `WITH before AS MATERIALIZED (
    SELECT match_id, owner, epoch, heads.era, eras.era AS now, ${isAlive('owner')} AS alive FROM heads, eras WHERE match_id = $1)
  UPDATE heads SET owner = $2, epoch = heads.epoch + 1, era = before.now FROM before
  WHERE heads.match_id = before.match_id AND heads.epoch = before.epoch AND heads.owner IS NOT DISTINCT FROM before.owner
    AND (before.owner IS NULL OR before.owner = $2 OR NOT before.alive)
  RETURNING heads.epoch, before.owner IS NOT NULL OR before.era <> before.now AS "stoodStill"`;

const OWNERS_FIRST = `INSERT INTO heads (match_id, version, owner, epoch, era) SELECT $1, $3, $7, $8, era FROM eras
  WHERE $2::bigint = 0 ON CONFLICT (match_id) DO NOTHING RETURNING match_id`;
const OWNERS_NEXT = `UPDATE heads SET version = $3
  WHERE match_id = $1 AND version = $2 AND owner = $7 AND epoch = $8 RETURNING match_id`;

const LET_GO = `UPDATE heads SET owner = $2 FROM unnest($3::text[], $4::bigint[]) AS held (held_id, at)
  WHERE match_id = held_id AND epoch = at AND owner = $1`;
const HELD = 'SELECT match_id AS match, epoch FROM heads WHERE owner = $1 AND match_id <> ALL ($2)';
const HEAD = 'SELECT version, owner, epoch FROM heads WHERE match_id = $1';

const KEEP_DRAFT = `INSERT INTO drafts (match_id, seat, row_name, code) VALUES ($1, $2, $3, $4)
  ON CONFLICT (match_id, seat) DO UPDATE SET row_name = excluded.row_name, code = excluded.code, handed_in = excluded.handed_in
  WHERE drafts.row_name <> excluded.row_name OR drafts.code <> excluded.code`;
const DRAFTS = 'SELECT seat, row_name AS row, code FROM drafts WHERE match_id = $1 ORDER BY handed_in';

const LONGEST_CODE = 100;
const claimRow = record({ epoch: count, stoodStill: boolean });
const heldRow = record({ match: text, epoch: count });
const headRow = record({ version: count, owner: either(text, nothing), epoch: count });
const draftRow = record({ seat: count, row: text, code: json(listOf(count, 0, LONGEST_CODE)) });

export function createLeaseRows(database: PostgresDatabase): LeaseRows {
  const { row, rows, run } = database;
  return {
    claim: (match, node) => row(CLAIM, claimRow, match, node),
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
