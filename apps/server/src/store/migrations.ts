// How the database came to its present shape: a step for each change, run once, in order, and never edited afterwards.

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
  // Of a token only the hash is kept: who reads the file can play for nobody.
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
];
