CREATE TABLE migrations (version INTEGER PRIMARY KEY, at TEXT NOT NULL) STRICT;
CREATE TABLE batches (
  match_id TEXT NOT NULL,
  start_version INTEGER NOT NULL,
  end_version INTEGER NOT NULL CHECK (end_version > start_version),
  actor ANY NOT NULL,
  action_id TEXT NOT NULL,
  events TEXT NOT NULL,
  UNIQUE (match_id, start_version)
) STRICT;
CREATE TABLE tables (
  table_id TEXT PRIMARY KEY,
  code TEXT NOT NULL UNIQUE,
  terms TEXT NOT NULL
  , phase TEXT NOT NULL DEFAULT 'waiting', listed INTEGER NOT NULL DEFAULT 0, opened_at INTEGER NOT NULL DEFAULT 0, visited_at INTEGER NOT NULL DEFAULT 0, opened_by TEXT REFERENCES guests ON DELETE SET NULL, rematch_of TEXT REFERENCES tables ON DELETE SET NULL) STRICT;
CREATE TABLE "guests" (
  guest_id TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  phrase_hash TEXT UNIQUE
) STRICT;
CREATE TABLE tokens (
  token_hash TEXT PRIMARY KEY,
  guest_id TEXT NOT NULL REFERENCES "guests" ON DELETE CASCADE
) STRICT;
CREATE TABLE "seats" (
  table_id TEXT NOT NULL REFERENCES tables ON DELETE CASCADE,
  seat INTEGER NOT NULL,
  guest_id TEXT REFERENCES "guests" ON DELETE SET NULL,
  PRIMARY KEY (table_id, seat),
  UNIQUE (table_id, guest_id)
) STRICT;
INSERT INTO migrations VALUES (1, '2026-11-17 05:05:35');
INSERT INTO migrations VALUES (2, '2026-11-17 05:05:35');
INSERT INTO migrations VALUES (3, '2026-11-17 05:05:35');
INSERT INTO migrations VALUES (4, '2026-11-17 05:05:35');
INSERT INTO migrations VALUES (5, '2026-11-17 05:05:35');
INSERT INTO migrations VALUES (6, '2026-11-17 05:05:35');
INSERT INTO guests VALUES ('4ab71f21-1057-47f3-9e60-389f48066d1b', 'You', 'EJL3NrEEqeGGnSdlOmS967lWDh6fWXUAYQ5fbhQfhhA');
INSERT INTO guests VALUES ('5e0a5e40-1d84-4b99-a963-ffbea9e8a909', 'Guest', NULL);
INSERT INTO tokens VALUES ('CKU8IqE0E-WbML1lhm0TNs3WdgK5YbR8eZN6MAfx3BA', '4ab71f21-1057-47f3-9e60-389f48066d1b');
INSERT INTO tokens VALUES ('J7OaEhM8VsQ8ZGVjFp_-fHpnVOpO6tAmcMd7HAXP8TI', '5e0a5e40-1d84-4b99-a963-ffbea9e8a909');
INSERT INTO tables VALUES ('FjHO-AsvAP827dh85g_USg', '549B2Y', '{"edition":{"name":"super","game":"1","holes":[5],"facets":[{"name":"colour","size":8,"blank":false}],"repeats":true,"blanks":"off","marking":"places","rows":12},"form":"classic","pace":"turns","seats":[{"player":"person","allowance":null,"consistentOnly":false},{"player":"person","allowance":null,"consistentOnly":false}],"firstMaker":0,"length":{"kind":"rounds","rounds":2},"scoring":"points","unbrokenBonus":false,"marker":"automatic","custody":"escrow","supply":null,"absence":300000,"oneScreen":false}', 'waiting', 1, 1794891935832, 1794891935832, '4ab71f21-1057-47f3-9e60-389f48066d1b', NULL);
INSERT INTO tables VALUES ('CcbuM8AAR2wvjHY3-r06DA', 'RRD382', '{"edition":{"name":"custom","game":"1","holes":[3],"facets":[{"name":"number","size":4,"blank":false}],"repeats":true,"blanks":"off","marking":"places","rows":6},"form":"classic","pace":"turns","seats":[{"player":"person","allowance":null,"consistentOnly":false},{"player":"person","allowance":null,"consistentOnly":false}],"firstMaker":0,"length":{"kind":"rounds","rounds":2},"scoring":"points","unbrokenBonus":false,"marker":"automatic","custody":"escrow","supply":null,"absence":300000,"oneScreen":false}', 'playing', 1, 1794891935843, 1794891935843, '4ab71f21-1057-47f3-9e60-389f48066d1b', NULL);
INSERT INTO tables VALUES ('fAoXJbqy1biN1PFYXh8OlA', 'ZGMUUH', '{"edition":{"name":"custom","game":"1","holes":[3],"facets":[{"name":"number","size":4,"blank":false}],"repeats":true,"blanks":"off","marking":"places","rows":6},"form":"classic","pace":"turns","seats":[{"player":"person","allowance":null,"consistentOnly":false},{"player":"person","allowance":null,"consistentOnly":false}],"firstMaker":0,"length":{"kind":"rounds","rounds":2},"scoring":"points","unbrokenBonus":false,"marker":"automatic","custody":"escrow","supply":null,"absence":300000,"oneScreen":false}', 'over', 0, 1794891935860, 1794891935860, '5e0a5e40-1d84-4b99-a963-ffbea9e8a909', NULL);
INSERT INTO tables VALUES ('prNs6KrIl-AY-H72UvRotw', 'AM6P8B', '{"edition":{"name":"custom","game":"1","holes":[3],"facets":[{"name":"number","size":4,"blank":false}],"repeats":true,"blanks":"off","marking":"places","rows":6},"form":"classic","pace":"turns","seats":[{"player":"person","allowance":null,"consistentOnly":false},{"player":"person","allowance":null,"consistentOnly":false}],"firstMaker":0,"length":{"kind":"rounds","rounds":2},"scoring":"points","unbrokenBonus":false,"marker":"automatic","custody":"escrow","supply":null,"absence":300000,"oneScreen":false}', 'playing', 0, 1794891935865, 1794891935865, '4ab71f21-1057-47f3-9e60-389f48066d1b', NULL);
INSERT INTO tables VALUES ('XfgmlNLnRh_FrzhQXZiIMA', 'WLAP4T', '{"edition":{"name":"custom","game":"1","holes":[3],"facets":[{"name":"number","size":4,"blank":false}],"repeats":true,"blanks":"off","marking":"places","rows":6},"form":"classic","pace":"turns","seats":[{"player":"person","allowance":null,"consistentOnly":false},{"player":"person","allowance":null,"consistentOnly":false}],"firstMaker":0,"length":{"kind":"rounds","rounds":2},"scoring":"points","unbrokenBonus":false,"marker":"automatic","custody":"escrow","supply":null,"absence":300000,"oneScreen":false}', 'playing', 0, 1794891936040, 1794891936040, '4ab71f21-1057-47f3-9e60-389f48066d1b', 'fAoXJbqy1biN1PFYXh8OlA');
INSERT INTO seats VALUES ('FjHO-AsvAP827dh85g_USg', 0, '4ab71f21-1057-47f3-9e60-389f48066d1b');
INSERT INTO seats VALUES ('CcbuM8AAR2wvjHY3-r06DA', 0, '4ab71f21-1057-47f3-9e60-389f48066d1b');
INSERT INTO seats VALUES ('CcbuM8AAR2wvjHY3-r06DA', 1, '5e0a5e40-1d84-4b99-a963-ffbea9e8a909');
INSERT INTO seats VALUES ('fAoXJbqy1biN1PFYXh8OlA', 0, '5e0a5e40-1d84-4b99-a963-ffbea9e8a909');
INSERT INTO seats VALUES ('fAoXJbqy1biN1PFYXh8OlA', 1, '4ab71f21-1057-47f3-9e60-389f48066d1b');
INSERT INTO seats VALUES ('prNs6KrIl-AY-H72UvRotw', 0, '4ab71f21-1057-47f3-9e60-389f48066d1b');
INSERT INTO seats VALUES ('prNs6KrIl-AY-H72UvRotw', 1, NULL);
INSERT INTO seats VALUES ('XfgmlNLnRh_FrzhQXZiIMA', 0, '4ab71f21-1057-47f3-9e60-389f48066d1b');
INSERT INTO seats VALUES ('XfgmlNLnRh_FrzhQXZiIMA', 1, '5e0a5e40-1d84-4b99-a963-ffbea9e8a909');
INSERT INTO batches VALUES ('CcbuM8AAR2wvjHY3-r06DA', 0, 2, 'referee', 'open', '{"format":"blackpeg-log","version":3}
{"type":"match-opened","at":1794891935873,"terms":{"edition":{"name":"custom","game":"1","holes":[3],"facets":[{"name":"number","size":4,"blank":false}],"repeats":true,"blanks":"off","marking":"places","rows":6},"form":"classic","pace":"turns","seats":[{"player":"person","allowance":null,"consistentOnly":false},{"player":"person","allowance":null,"consistentOnly":false}],"firstMaker":0,"length":{"kind":"rounds","rounds":2},"scoring":"points","unbrokenBonus":false,"marker":"automatic","custody":"escrow","supply":null,"absence":300000,"oneScreen":false},"firstMaker":0,"rules":3}
{"type":"round-opened","at":1794891935873,"round":1,"replay":0}
');
INSERT INTO batches VALUES ('fAoXJbqy1biN1PFYXh8OlA', 0, 2, 'referee', 'open', '{"format":"blackpeg-log","version":3}
{"type":"match-opened","at":1794891935906,"terms":{"edition":{"name":"custom","game":"1","holes":[3],"facets":[{"name":"number","size":4,"blank":false}],"repeats":true,"blanks":"off","marking":"places","rows":6},"form":"classic","pace":"turns","seats":[{"player":"person","allowance":null,"consistentOnly":false},{"player":"person","allowance":null,"consistentOnly":false}],"firstMaker":0,"length":{"kind":"rounds","rounds":2},"scoring":"points","unbrokenBonus":false,"marker":"automatic","custody":"escrow","supply":null,"absence":300000,"oneScreen":false},"firstMaker":0,"rules":3}
{"type":"round-opened","at":1794891935906,"round":1,"replay":0}
');
INSERT INTO batches VALUES ('prNs6KrIl-AY-H72UvRotw', 0, 2, 'referee', 'open', '{"format":"blackpeg-log","version":3}
{"type":"match-opened","at":1794891935916,"terms":{"edition":{"name":"custom","game":"1","holes":[3],"facets":[{"name":"number","size":4,"blank":false}],"repeats":true,"blanks":"off","marking":"places","rows":6},"form":"classic","pace":"turns","seats":[{"player":"person","allowance":null,"consistentOnly":false},{"player":"person","allowance":null,"consistentOnly":false}],"firstMaker":0,"length":{"kind":"rounds","rounds":2},"scoring":"points","unbrokenBonus":false,"marker":"automatic","custody":"escrow","supply":null,"absence":300000,"oneScreen":false},"firstMaker":0,"rules":3}
{"type":"round-opened","at":1794891935916,"round":1,"replay":0}
');
INSERT INTO batches VALUES ('CcbuM8AAR2wvjHY3-r06DA', 2, 3, 0, 'hide-0', '{"format":"blackpeg-log","version":3}
{"type":"code-hidden","at":1794891935942,"maker":0,"code":[1,2,3],"palmed":null,"blanks":false,"tray":null,"commitment":"hsfhNyrlndfdbiY4KUyJxefOwPdBtUSB8vBYqs3Fy10","key":"6rqjqeFKI9uneqDPSRJPUqAu5tjD5PsSKn-TR0JCrU0"}
');
INSERT INTO batches VALUES ('CcbuM8AAR2wvjHY3-r06DA', 3, 5, 1, 'guess-1', '{"format":"blackpeg-log","version":3}
{"type":"guess-placed","at":1794891935970,"board":0,"row":0,"guess":[1,1,2],"byClock":false}
{"type":"guess-marked","at":1794891935970,"board":0,"row":0,"feedback":{"black":1,"white":1,"blue":0},"by":"referee"}
');
INSERT INTO batches VALUES ('fAoXJbqy1biN1PFYXh8OlA', 2, 3, 0, 'hide-0', '{"format":"blackpeg-log","version":3}
{"type":"code-hidden","at":1794891935985,"maker":0,"code":[1,2,3],"palmed":null,"blanks":false,"tray":null,"commitment":"1uN93V8R_6sk6OjMxEeogTHp4B4G5mybzK6R-KEIg7I","key":"81aft6Vb4wlePOKl-kDD_Wp5yguPhBMCz3-jgqpG2Go"}
');
INSERT INTO batches VALUES ('fAoXJbqy1biN1PFYXh8OlA', 3, 5, 1, 'guess-1', '{"format":"blackpeg-log","version":3}
{"type":"guess-placed","at":1794891935992,"board":0,"row":0,"guess":[1,1,2],"byClock":false}
{"type":"guess-marked","at":1794891935992,"board":0,"row":0,"feedback":{"black":1,"white":1,"blue":0},"by":"referee"}
');
INSERT INTO batches VALUES ('fAoXJbqy1biN1PFYXh8OlA', 5, 10, 1, 'resign', '{"format":"blackpeg-log","version":3}
{"type":"match-resigned","at":1794891936014,"seat":1}
{"type":"search-ended","at":1794891936014,"ending":{"kind":"match-resigned","seat":1}}
{"type":"codes-revealed","at":1794891936014,"codes":[{"maker":0,"code":[1,2,3],"palmed":null,"key":"81aft6Vb4wlePOKl-kDD_Wp5yguPhBMCz3-jgqpG2Go"}],"rows":[],"faults":[]}
{"type":"round-closed","at":1794891936014,"outcome":{"kind":"dropped"},"awards":[{"points":0,"rows":0},{"points":0,"rows":0}]}
{"type":"match-closed","at":1794891936014,"result":{"kind":"won","seat":0,"by":"resignation"}}
');
CREATE INDEX tokens_of_guest ON tokens (guest_id);
CREATE INDEX seats_of_guest ON seats (guest_id);
CREATE UNIQUE INDEX rematches ON tables (rematch_of);
CREATE INDEX opened_by ON tables (opened_by);
CREATE INDEX lobby ON tables (phase, opened_at) WHERE listed = 1;
CREATE TRIGGER match_over AFTER INSERT ON batches WHEN instr(NEW.events, '"type":"match-closed"') > 0
  BEGIN
  UPDATE tables SET phase = 'over' WHERE table_id = NEW.match_id;
  END;
