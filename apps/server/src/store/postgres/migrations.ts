// The migrations of the PostgreSQL schema: one step for each change, run once, in order, and never edited afterwards.

export const MIGRATIONS: readonly string[] = [
  // `added` is the order in which rows came, where times are equal. A match has one row that every append updates, so that of
  // two who append at one version the second waits for it, and is refused.
  // `serving` has one row: the server that uses the database, or was the last to.
  `CREATE TABLE serving (one BOOLEAN PRIMARY KEY CHECK (one), server TEXT NOT NULL);
  CREATE TABLE guests (
    guest_id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    phrase_hash TEXT UNIQUE,
    used_at BIGINT NOT NULL
  );
  CREATE INDEX guests_used ON guests (used_at);
  CREATE TABLE tokens (
    token_hash TEXT PRIMARY KEY,
    guest_id TEXT NOT NULL REFERENCES guests ON DELETE CASCADE,
    used_at BIGINT NOT NULL,
    added BIGINT GENERATED ALWAYS AS IDENTITY
  );
  CREATE INDEX tokens_of_guest ON tokens (guest_id);
  CREATE INDEX tokens_used ON tokens (used_at);
  CREATE TABLE tables (
    table_id TEXT PRIMARY KEY,
    code TEXT NOT NULL UNIQUE,
    terms TEXT NOT NULL,
    phase TEXT NOT NULL,
    listed BOOLEAN NOT NULL,
    opened_at BIGINT NOT NULL,
    visited_at BIGINT NOT NULL,
    opened_by TEXT REFERENCES guests ON DELETE SET NULL,
    rematch_of TEXT UNIQUE REFERENCES tables ON DELETE SET NULL,
    added BIGINT GENERATED ALWAYS AS IDENTITY
  );
  CREATE INDEX tables_opened_by ON tables (opened_by);
  CREATE INDEX lobby ON tables (phase, opened_at, added) WHERE listed;
  CREATE INDEX alike ON tables (md5(terms), visited_at, added) WHERE listed AND phase = 'waiting';
  CREATE INDEX lobby_of_edition ON tables (phase, (terms::jsonb #>> '{edition,name}'), opened_at, added) WHERE listed;
  CREATE INDEX phases_visited ON tables (phase, visited_at);
  CREATE TABLE seats (
    table_id TEXT NOT NULL REFERENCES tables ON DELETE CASCADE,
    seat BIGINT NOT NULL,
    guest_id TEXT REFERENCES guests ON DELETE SET NULL,
    PRIMARY KEY (table_id, seat),
    UNIQUE (table_id, guest_id)
  );
  CREATE INDEX seats_of_guest ON seats (guest_id);
  CREATE TABLE heads (
    match_id TEXT PRIMARY KEY,
    version BIGINT NOT NULL
  ) WITH (fillfactor = 70);
  CREATE TABLE batches (
    match_id TEXT NOT NULL REFERENCES heads ON DELETE CASCADE,
    start_version BIGINT NOT NULL,
    end_version BIGINT NOT NULL CHECK (end_version > start_version),
    actor JSONB NOT NULL,
    action_id TEXT NOT NULL,
    events TEXT NOT NULL,
    PRIMARY KEY (match_id, start_version)
  );
  CREATE TABLE people (
    entry_id TEXT PRIMARY KEY,
    by_guest TEXT NOT NULL REFERENCES guests ON DELETE CASCADE,
    about_guest TEXT NOT NULL REFERENCES guests ON DELETE CASCADE,
    name TEXT NOT NULL,
    treatment TEXT NOT NULL,
    since BIGINT NOT NULL,
    added BIGINT GENERATED ALWAYS AS IDENTITY,
    UNIQUE (by_guest, about_guest)
  );
  CREATE INDEX people_about ON people (about_guest);
  CREATE TABLE reports (
    report_id TEXT PRIMARY KEY,
    by_guest TEXT REFERENCES guests ON DELETE SET NULL,
    about_guest TEXT NOT NULL REFERENCES guests ON DELETE CASCADE,
    name TEXT NOT NULL,
    table_id TEXT NOT NULL,
    reason TEXT NOT NULL,
    phrases TEXT NOT NULL,
    reported_at BIGINT NOT NULL,
    added BIGINT GENERATED ALWAYS AS IDENTITY,
    UNIQUE (by_guest, about_guest, table_id)
  );
  CREATE INDEX reports_about ON reports (about_guest);
  CREATE INDEX reports_at ON reports (reported_at)`,
  // Several servers. A match has an owner, whose epoch is one more with each, and fences those before; `era` counts how often all
  // servers were gone. What is not logged is forgotten when PostgreSQL breaks down, and said again.
  `ALTER TABLE heads ADD owner TEXT, ADD epoch BIGINT NOT NULL DEFAULT 0, ADD era BIGINT NOT NULL DEFAULT 0;
  CREATE TABLE eras (one BOOLEAN PRIMARY KEY CHECK (one), era BIGINT NOT NULL);
  INSERT INTO eras VALUES (TRUE, 1);
  CREATE UNLOGGED TABLE nodes (node TEXT PRIMARY KEY, until TIMESTAMPTZ NOT NULL);
  CREATE UNLOGGED TABLE connections (
    table_id TEXT NOT NULL,
    node TEXT NOT NULL,
    seats TEXT NOT NULL,
    spectators BIGINT NOT NULL,
    lags TEXT NOT NULL,
    attended BOOLEAN NOT NULL,
    PRIMARY KEY (table_id, node)
  );
  CREATE UNLOGGED TABLE said (
    id BIGINT GENERATED ALWAYS AS IDENTITY,
    table_id TEXT NOT NULL REFERENCES tables ON DELETE CASCADE,
    seat BIGINT NOT NULL,
    phrase TEXT NOT NULL,
    at TIMESTAMPTZ NOT NULL DEFAULT clock_timestamp(),
    PRIMARY KEY (table_id, id)
  );
  CREATE UNLOGGED TABLE drafts (
    match_id TEXT NOT NULL REFERENCES heads ON DELETE CASCADE,
    seat BIGINT NOT NULL,
    row_name TEXT NOT NULL,
    code TEXT NOT NULL,
    handed_in TIMESTAMPTZ NOT NULL DEFAULT clock_timestamp(),
    PRIMARY KEY (match_id, seat)
  );
  CREATE TABLE rematch_wishes (
    table_id TEXT NOT NULL REFERENCES tables ON DELETE CASCADE,
    seat BIGINT NOT NULL,
    PRIMARY KEY (table_id, seat)
  );
  DROP TABLE serving`,
  `CREATE INDEX heads_owner ON heads (owner) WHERE owner IS NOT NULL`,
  // The number of the last write about its connections.
  `ALTER TABLE nodes ADD written BIGINT NOT NULL DEFAULT 0`,
];
