// Who owns the clock of a match, in the row that every append updates anyway: an owner's append requires its epoch
// there, so that a server that was paused while another took over writes nothing.

import { boolean, either, listOf, nothing, record } from '@blackpeg/notation';
import type { MatchId, RefereePeers } from '@blackpeg/referee';
import { err, ok } from '@blackpeg/rules';
import { count, json, text } from '../../decoded-rows.ts';
import { StoreFault } from '../../fault.ts';
import type { PostgresDatabase } from '../database.ts';
import { appendBatch } from '../logs.ts';

export interface Leases extends RefereePeers {
  /** Where the database says otherwise than what this server believes. */
  correct(match: MatchId, owner: string | null, epoch: number): void;
  disownAll(): void;
  /** Nothing is claimed from then on. Gives those it had. */
  releaseAll(): Promise<readonly MatchId[]>;
}

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
const FIRST_EPOCH = 1;

const KEEP_DRAFT = `INSERT INTO drafts (match_id, seat, row_name, code) VALUES ($1, $2, $3, $4)
  ON CONFLICT (match_id, seat) DO UPDATE SET row_name = excluded.row_name, code = excluded.code, handed_in = excluded.handed_in
  WHERE drafts.row_name <> excluded.row_name OR drafts.code <> excluded.code`;

const LONGEST_CODE = 100;
const draftRow = record({ seat: count, row: text, code: json(listOf(count, 0, LONGEST_CODE)) });
const headRow = record({ version: count, owner: either(text, nothing), epoch: count });

/** `node` is the name of this server. */
export function createLeases(database: PostgresDatabase, node: string): Leases {
  const epochs = createEpochs(node);
  let isLeaving = false;

  async function release(matches: readonly MatchId[]): Promise<readonly MatchId[]> {
    const owned = matches.filter((match) => epochs.of(match) !== null);
    for (const match of owned) epochs.forget(match);
    const statement = 'UPDATE heads SET owner = NULL WHERE match_id = ANY ($1) AND owner = $2';
    if (owned.length > 0) await database.run(statement, owned, node);
    return owned;
  }

  return {
    ...draftsIn(database),
    correct: epochs.correct,
    async claim(match) {
      if (epochs.of(match) !== null) return 'ours';
      if (isLeaving) return 'theirs';
      const claimed = await database.row(CLAIM, record({ epoch: count, stoodStill: boolean }), match, node);
      epochs.forget(match);
      if (!claimed) return 'theirs';
      epochs.set(match, claimed.epoch);
      if (!isLeaving) return claimed.stoodStill ? 'ours-after-outage' : 'ours';
      await release([match]);
      return 'theirs';
    },
    epochOf: epochs.of,
    isUnsure: epochs.isUnsure,
    disown: epochs.doubt,
    disownAll: epochs.doubtAll,
    async release(match) {
      await release([match]);
    },
    releaseAll() {
      isLeaving = true;
      return release(epochs.all());
    },
    async append(match, version, batch) {
      const epoch = version === 0 ? FIRST_EPOCH : (epochs.of(match) ?? 0);
      const heads = { first: OWNERS_FIRST, next: OWNERS_NEXT, values: [node, epoch] };
      const end = await appendBatch(database, heads, match, version, batch);
      if (end !== null) {
        if (version === 0) epochs.set(match, epoch);
        return ok(end);
      }
      const found = 'SELECT version, owner, epoch FROM heads WHERE match_id = $1';
      const head = await database.row(found, headRow, match);
      if (version > 0) epochs.correct(match, head?.owner ?? null, head?.epoch ?? 0);
      const isConflict = version === 0 || epochs.of(match) !== null;
      if (isConflict) return err({ kind: 'conflict', version: head?.version ?? 0 });
      throw new StoreFault('another server has taken this match over');
    },
  };
}

/** What this server believes to have: by epoch, and what it had before it stood still or failed. */
function createEpochs(node: string) {
  const epochs = new Map<MatchId, number>();
  const unsure = new Set<MatchId>();
  const forget = (match: MatchId) => {
    epochs.delete(match);
    unsure.delete(match);
  };
  const doubt = (match: MatchId) => {
    if (epochs.delete(match)) unsure.add(match);
  };
  return {
    of: (match: MatchId) => epochs.get(match) ?? null,
    all: () => [...epochs.keys()],
    set: (match: MatchId, epoch: number) => void epochs.set(match, epoch),
    isUnsure: (match: MatchId) => unsure.has(match),
    forget,
    doubt,
    doubtAll() {
      for (const match of [...epochs.keys()]) doubt(match);
    },
    correct(match: MatchId, owner: string | null, epoch: number): void {
      const known = epochs.get(match);
      if (known !== undefined && (owner !== node || known !== epoch)) forget(match);
    },
  };
}

function draftsIn(database: PostgresDatabase): Pick<RefereePeers, 'keepDraft' | 'draftsOf'> {
  return {
    async keepDraft(match, seat, draft) {
      if (draft) await database.run(KEEP_DRAFT, match, seat, draft.row, JSON.stringify(draft.code));
      else await database.run('DELETE FROM drafts WHERE match_id = $1 AND seat = $2', match, seat);
    },
    draftsOf: (match) =>
      database.rows(
        'SELECT seat, row_name AS row, code FROM drafts WHERE match_id = $1 ORDER BY handed_in',
        draftRow,
        match,
      ),
  };
}
