// The migrations of the SQLite schema: one step for each change, run once, in order, and never edited afterwards.

export const MIGRATIONS: readonly string[] = [
  // A batch is one row: it lies between two versions of its match's log, and of two with the same start one is refused.
  `CREATE TABLE batches (
    match_id TEXT NOT NULL,
    start_version INTEGER NOT NULL,
    end_version INTEGER NOT NULL CHECK (end_version > start_version),
    actor ANY NOT NULL,
    action_id TEXT NOT NULL,
    events TEXT NOT NULL,
    UNIQUE (match_id, start_version)
  ) STRICT`,
  // Only the hash of a token is stored: reading the file does not allow playing for anybody.
  `CREATE TABLE guests (
    guest_id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    token_hash TEXT NOT NULL UNIQUE
  ) STRICT`,
  `CREATE TABLE tables (
    table_id TEXT PRIMARY KEY,
    code TEXT NOT NULL UNIQUE,
    terms TEXT NOT NULL
  ) STRICT`,
  `CREATE TABLE seats (
    table_id TEXT NOT NULL REFERENCES tables,
    seat INTEGER NOT NULL,
    guest_id TEXT NOT NULL REFERENCES guests,
    PRIMARY KEY (table_id, seat),
    UNIQUE (table_id, guest_id)
  ) STRICT`,
  // Several devices for one guest, a phrase to become one again, and seats that stay when their guest is deleted.
  `CREATE TABLE people (
    guest_id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    phrase_hash TEXT UNIQUE
  ) STRICT;
  INSERT INTO people SELECT guest_id, name, NULL FROM guests;
  CREATE TABLE tokens (
    token_hash TEXT PRIMARY KEY,
    guest_id TEXT NOT NULL REFERENCES people ON DELETE CASCADE
  ) STRICT;
  CREATE INDEX tokens_of_guest ON tokens (guest_id);
  INSERT INTO tokens SELECT token_hash, guest_id FROM guests;
  CREATE TABLE places (
    table_id TEXT NOT NULL REFERENCES tables ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    guest_id TEXT REFERENCES people ON DELETE SET NULL,
    PRIMARY KEY (table_id, seat),
    UNIQUE (table_id, guest_id)
  ) STRICT;
  INSERT INTO places SELECT table_id, seat, guest_id FROM seats;
  DROP TABLE seats;
  DROP TABLE guests;
  ALTER TABLE people RENAME TO guests;
  ALTER TABLE places RENAME TO seats;
  CREATE INDEX seats_of_guest ON seats (guest_id)`,
  // What the lobby needs of a table. The end of a match is recorded with its event, in one transaction.
  `ALTER TABLE tables ADD COLUMN phase TEXT NOT NULL DEFAULT 'waiting';
  ALTER TABLE tables ADD COLUMN listed INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE tables ADD COLUMN opened_at INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE tables ADD COLUMN visited_at INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE tables ADD COLUMN opened_by TEXT REFERENCES guests ON DELETE SET NULL;
  ALTER TABLE tables ADD COLUMN rematch_of TEXT REFERENCES tables ON DELETE SET NULL;
  UPDATE tables SET
    opened_at = unixepoch() * 1000,
    visited_at = unixepoch() * 1000,
    opened_by = (SELECT guest_id FROM seats WHERE seats.table_id = tables.table_id ORDER BY seat LIMIT 1);
  UPDATE tables SET phase = 'playing' WHERE json_array_length(terms, '$.seats') =
    (SELECT count(*) FROM seats WHERE seats.table_id = tables.table_id);
  UPDATE tables SET phase = 'over' WHERE table_id IN
    (SELECT match_id FROM batches WHERE instr(events, '"type":"match-closed"') > 0);
  CREATE UNIQUE INDEX rematches ON tables (rematch_of);
  CREATE INDEX opened_by ON tables (opened_by);
  CREATE INDEX lobby ON tables (phase, opened_at) WHERE listed = 1;
  CREATE TRIGGER match_over AFTER INSERT ON batches WHEN instr(NEW.events, '"type":"match-closed"') > 0
  BEGIN
    UPDATE tables SET phase = 'over' WHERE table_id = NEW.match_id;
  END`,
  // The end of a match is written by the code that appends it: one place for every database.
  'DROP TRIGGER match_over',
  // Pairing looks at recently visited tables, however many are waiting.
  "CREATE INDEX visited ON tables (visited_at) WHERE listed = 1 AND phase = 'waiting'",
  // Data that was not used for long is deleted.
  `ALTER TABLE tokens ADD COLUMN used_at INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE guests ADD COLUMN used_at INTEGER NOT NULL DEFAULT 0;
  UPDATE tokens SET used_at = unixepoch() * 1000;
  UPDATE guests SET used_at = unixepoch() * 1000;
  CREATE INDEX tokens_used ON tokens (used_at);
  CREATE INDEX guests_used ON guests (used_at);
  CREATE INDEX phases_visited ON tables (phase, visited_at)`,
  // Whom a guest mutes or blocks, and reports to the operator; both are deleted with the guest they are about.
  `CREATE TABLE people (
    entry_id TEXT PRIMARY KEY,
    by_guest TEXT NOT NULL REFERENCES guests ON DELETE CASCADE,
    about_guest TEXT NOT NULL REFERENCES guests ON DELETE CASCADE,
    name TEXT NOT NULL,
    treatment TEXT NOT NULL,
    since INTEGER NOT NULL,
    UNIQUE (by_guest, about_guest)
  ) STRICT;
  CREATE INDEX people_about ON people (about_guest);
  CREATE TABLE reports (
    report_id TEXT PRIMARY KEY,
    by_guest TEXT REFERENCES guests ON DELETE SET NULL,
    about_guest TEXT NOT NULL REFERENCES guests ON DELETE CASCADE,
    name TEXT NOT NULL,
    table_id TEXT NOT NULL,
    reason TEXT NOT NULL,
    phrases TEXT NOT NULL,
    reported_at INTEGER NOT NULL,
    UNIQUE (by_guest, about_guest, table_id)
  ) STRICT;
  CREATE INDEX reports_about ON reports (about_guest);
  CREATE INDEX reports_at ON reports (reported_at)`,
  // Finding a game or an opponent costs only as much as what is found, however many other tables wait.
  `DROP INDEX visited;
  CREATE INDEX alike ON tables (terms, visited_at) WHERE listed = 1 AND phase = 'waiting';
  CREATE INDEX lobby_of_edition ON tables
    (phase, CASE WHEN json_valid(terms) THEN json_extract(terms, '$.edition.name') END, opened_at)
    WHERE listed = 1`,
];
