// A program that plays online by the documents alone: docs/online.md and docs/protocol. It places codes that fit all rows
// so far, claims when none does, and marks where that is the maker's to do. It needs Node and the package ws.
//
//   node examples/bot.mjs http://127.0.0.1:8080 super     plays with whoever waits for super, or waits
//   node examples/bot.mjs http://127.0.0.1:8080 K7MPQ2    sits down at the table with this code

import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { WebSocket } from 'ws';

const [address = 'http://127.0.0.1:8080', where = 'super'] = process.argv.slice(2);
let token = null;

async function ask(name, body) {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  const request = { method: 'POST', headers, body: JSON.stringify(body) };
  const answer = await fetch(new URL(`/api/${name}`, address), request);
  const said = await answer.json();
  if (!answer.ok) throw new Error(`${name}: ${said.error}`);
  return said;
}

token = (await ask('guests/program', {})).token;
// It does not play pairs. A word in lower case is an edition: codes and ids of tables are not all lower case.
const isEdition = /^[a-z]+$/.test(where) && where !== 'shapes';
// It plays to the end wherever it sits down, so it looks at the table first.
if (!isEdition) checkTerms((await ask('tables/look', { table: where })).terms);
const { table, code, seat } = await (isEdition
  ? ask('tables/pair', { edition: where })
  : ask('tables/sit', { table: where }));
const { edition, form, pace, marker, seats } = (await ask('tables/look', { table })).terms;
console.log(`Seat ${seat + 1} at table ${code}.`);

function checkTerms({ custody, edition, supply }) {
  if (custody !== 'escrow' || edition.facets.length > 1 || supply !== null)
    throw new Error(
      'This table is beyond an example: it plays plain pegs, in escrow, without a counted tray.',
    );
}

/** The log so far; only the current round matters. */
let version = 0;
let firstMaker = 0;
let round = null;
/** The pending action. */
let pending = null;
/** The version at the last refusal. */
let refusedAt = -1;

function newRound(number) {
  const isMaker = (firstMaker + number - 1) % 2 === seat;
  const [sought, made] =
    form === 'classic' ? (isMaker ? [null, 0] : [0, null]) : [seat, form === 'duel' ? 1 - seat : null];
  return {
    sought,
    made,
    makers: form === 'duel' ? 2 : 1,
    hidden: 0,
    rows: [[], [], [], [], [], [], [], []],
    turns: 0,
  };
}

function take(event) {
  const row = round?.rows[event.board]?.[event.row];
  if (event.type === 'match-opened') firstMaker = event.firstMaker;
  if (event.type === 'round-opened') round = newRound(event.round);
  if (event.type === 'search-ended') round.over = true;
  if (event.type === 'code-hidden') {
    round.hidden += 1;
    round.blanks = event.blanks;
    if (event.maker === seat) round.code = event.code;
  }
  if (event.type === 'guess-placed') round.rows[event.board].push({ guess: event.guess, mark: null });
  if (event.type === 'row-lost') round.rows[event.board].push({ guess: null, mark: 'lost' });
  if (event.type === 'guess-marked' || event.type === 'mark-corrected') row.mark = event.feedback;
  if (event.type === 'rows-uncovered') {
    round.turns += event.what === 'marks' ? 1 : 0;
    for (const { board, row, guess, mark } of event.rows) round.rows[board][row] = { guess, mark };
  }
  if (event.type === 'match-closed') {
    console.log(`Over: ${JSON.stringify(event.result)}`);
    process.exit();
  }
}

/** What this seat owes now, as an action; null for nothing. */
function due() {
  if (!round || round.over) return null;
  const { sought, made, rows, turns } = round;
  if (made !== null && !round.code) {
    const blanks = edition.blanks === 'choice' ? false : null;
    return { type: 'hide-code', code: fitting(1 - seat, []), blanks, palmed: null, commitment: null };
  }
  if (round.hidden < round.makers) return null;
  const theirs = made === null ? undefined : rows[made].at(-1);
  if (theirs && marker !== 'automatic' && theirs.mark === null && theirs.guess !== 'hidden')
    return { type: 'mark-guess', feedback: feedback(round.code, theirs.guess), confirmed: true };
  const mine = sought === null ? null : rows[sought];
  const isMarked = mine?.every(({ mark }) => mark !== null && mark !== 'hidden');
  if (!isMarked || mine.length === edition.rows || mine.at(-1)?.mark.black === holesOf(seat)) return null;
  // In turns, the next row comes when all have been marked.
  const isEarly = form !== 'classic' && pace === 'turns' && mine.length > turns;
  if (isEarly) return null;
  const guess = fitting(seat, mine);
  return guess ? { type: 'place-guess', guess } : { type: 'claim' };
}

const holesOf = (breaker) => edition.holes[breaker] ?? edition.holes[0];

function feedback(secret, guess) {
  const black = secret.filter((peg, hole) => peg === guess[hole]).length;
  const count = (pegs, peg) => pegs.filter((other) => other === peg).length;
  const both = [...new Set(guess)].reduce(
    (sum, peg) => sum + Math.min(count(secret, peg), count(guess, peg)),
    0,
  );
  return { black, white: both - black, blue: 0 };
}

/** The first code, starting at random, that would have got all the marks; null if a mark must be wrong. */
function fitting(breaker, rows) {
  const least = rows.length > 0 && round.blanks ? 0 : 1;
  const pegs = Array.from({ length: edition.facets[0].size + 1 - least }, (_, index) => index + least);
  const holes = Array.from({ length: holesOf(breaker) }, (_, hole) => pegs.length ** hole);
  const all = pegs.length ** holes.length;
  const start = Math.floor(Math.random() * all);
  for (let step = 0; step < all; step += 1) {
    const found = holes.map((place) => pegs[Math.floor(((start + step) % all) / place) % pegs.length]);
    const fits = ({ guess, mark }) => mark === 'lost' || isDeepStrictEqual(feedback(found, guess), mark);
    if ((edition.repeats || new Set(found).size === found.length) && rows.every(fits)) return found;
  }
  return null;
}

/** Sends hello, requests what it does not know yet, then follows the match. A lost connection is reopened. */
function connect() {
  const headers = { authorization: `Bearer ${token}` };
  const socket = new WebSocket(new URL('/socket', address.replace('http', 'ws')), 'blackpeg.v2', { headers });
  const send = (message) => socket.send(JSON.stringify(message));
  const act = (action) => ({ type: 'act', id: randomUUID(), action });
  socket.on('open', () => send({ type: 'hello', table }));
  socket.on('error', () => {});
  socket.on('close', () => setTimeout(connect, 500));
  socket.on('message', (data) => {
    const { type, id, after, events, violation } = JSON.parse(data);
    if (type === 'refused' && id === pending?.id) {
      // Something else came first, such as a row lost to the clock. If it is refused again without news, that is a bug here.
      if (refusedAt === version) throw new Error(`Refused: ${violation.kind}`);
      refusedAt = version;
      pending = null;
      return send({ type: 'events-after', ask: 0, version });
    }
    // The dispatch with its id answers an action; the same id again is granted.
    const isAnswer = type === 'granted' || (type === 'dispatch' && after <= version);
    if (isAnswer && id === pending?.id) pending = null;
    if (type === 'welcome' || after > version) send({ type: 'events-after', ask: 0, version });
    for (const event of after > version ? [] : (events ?? []).slice(version - after)) {
      version += 1;
      take(event);
    }
    const action = pending ? null : due();
    if (action && seats[seat].allowance !== null) send(act({ type: 'see', seat }));
    if (action) pending = act(action);
    // After a lost connection it is sent again: the same id is never applied twice.
    if (pending && (action || type === 'events')) send(pending);
  });
}

connect();
