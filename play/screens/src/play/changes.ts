// How the play screen changes when the table changes, time passes, or a reply arrives.

import { dutyOf, isFound, type MatchEvent, type MatchState, type Seat } from '@blackpeg/rules';
import { type Happening, ownDuty } from '@blackpeg/session';
import { COUNTDOWN } from '@blackpeg/table';
import type { Speaker } from '@blackpeg/wording';
import { ghostView } from '../challenge/ghost.ts';
import type { PlayEffect, PlayInput, PlayStep, RoundPlace } from './effects.ts';
import { nextTick, ownTimeLeft, secondsToStart } from './model/clocks.ts';
import { clueKey } from './model/clues.ts';
import { roundOverText } from './model/end.ts';
import { explanationOf } from './model/explaining.ts';
import type { Look } from './model/look.ts';
import { turnText } from './model/queries.ts';
import { roundIndex } from './model/rounds.ts';
import { refusalText } from './model/submitting.ts';
import { happeningSaid, newsOf, owesAnswer, sentence, type Unsaid } from './said.ts';
import {
  firstSeatState,
  freshRound,
  lookOf,
  NO_ANSWER,
  NO_HINTS,
  ownState,
  type PlayState,
  roundName,
  roundShown,
  type SeatState,
  seatInFront,
  speakerFor,
} from './state.ts';

/** Milliseconds below which little time is left. */
const SOON = 20_000;
const SECOND = 1000;

/** The table has changed. */
export function tableChanged(
  play: PlayState,
  { snapshot, card, now }: Pick<Extract<PlayInput, { type: 'changed' }>, 'snapshot' | 'card' | 'now'>,
): PlayStep {
  const { state, eyes } = snapshot;
  const told = { ...play, snapshot, card, now };
  if (!state) return { state: withoutBegun(told), effects: [{ type: 'wait-for-digit', milliseconds: null }] };
  const isBack = arrives(play, eyes.seat);
  const known = play.seats[eyes.seat] ?? { ...firstSeatState(state), told: snapshot.objection };
  const own = { ...kept(told, known, state), told: snapshot.objection };
  const seats = { ...play.seats, [eyes.seat]: own };
  const next = {
    ...told,
    seats,
    last: eyes.seat,
    news: isBack && play.news ? { ...play.news, read: true } : play.news,
  };
  const look = lookOf(next);
  if (!look) return { state: next };
  const { objection } = snapshot;
  const object =
    objection && objection !== known.told
      ? [sentence('refusal', refusalText(look, objection, play.settings.detail))]
      : [];
  const step = settle(next);
  return {
    ...step,
    said: [
      ...(isBack && !play.settings.byLines ? arrivalSaid(look, play) : []),
      ...object,
      ...(step.said ?? []),
    ],
  };
}

/** Whether this seat was not at the screen before. */
function arrives({ snapshot: { state, eyes } }: PlayState, seat: Seat): boolean {
  return state === null || eyes.seat !== seat;
}

/** What the clock shows, counts and stored notes: everything that follows from the state. */
export function settle(play: PlayState): PlayStep {
  const look = lookOf(play);
  const own = ownState(play);
  if (!look || !own) return { state: play };
  const notes = readNotes(play, look, own);
  const hints = countFits(play, look, own);
  const clock = watchClock(play, look, own);
  const changed = { ...own, ...notes.own, ...hints.own, ...clock.own };
  const effects = [...notes.effects, ...hints.effects, ...clock.effects];
  return { state: withOwn(play, changed), effects, said: clock.said };
}

/** Each event is announced to the player at the screen. */
export function heard(play: PlayState, happening: Happening, seat: Seat): PlayStep {
  const { settings, people } = play;
  const you = people.includes(seat) ? seat : null;
  const speaker = speakerFor(play, happening.after, you);
  const news = newsOf(speaker, happening);
  // Both hear it in their turn; what a player has read on the cover is not repeated afterwards.
  const isNew = news !== null && news.key !== play.news?.key;
  const explained = explainedOf(play, happening, you);
  const told = isClockHeldHere(play, happening.event) ? [] : happeningSaid(speaker, settings, happening);
  return {
    state: {
      ...play,
      news: isNew ? { ...news, read: false } : play.news,
      declined: declinedBy(play, happening),
    },
    said: [
      ...told.map((each) =>
        explained !== null && each.kind === 'answer' && each.text !== ''
          ? { ...each, text: explained }
          : each,
      ),
      // In plain mode it is printed above every question; who lifts the cover is told on arrival.
      ...(play.settings.byLines || arrives(play, seat) ? [] : turnSaid(speaker, happening, you)),
      ...ghostSaid(play, happening),
    ],
  };
}

/** A claim that a code refutes or an offer that the other side declines; a new offer replaces it. */
function declinedBy({ declined }: PlayState, { event, after: { round } }: Happening): PlayState['declined'] {
  const isRefuted = event.type === 'claim-judged' && !event.upheld;
  if (isRefuted || event.type === 'end-declined')
    return { event, round: roundName(round), placed: round.placed };
  return event.type === 'end-offered' ? null : declined;
}

/** T2b: on the player's own device clocks stop with the cover or the program, which is no news; on a server they are. */
function isClockHeldHere({ card }: PlayState, { type }: MatchEvent): boolean {
  return card.origin.kind !== 'online' && (type === 'clocks-stopped' || type === 'clocks-restarted');
}

/** Instead of the player's own answer, the same with what it means; null for one that found the code, or that is not seen yet. */
function explainedOf({ settings }: PlayState, { event, after }: Happening, you: Seat | null): string | null {
  const board = event.type === 'guess-marked' ? after.round.boards[event.board] : undefined;
  const mark = board?.rows.at(-1)?.mark;
  if (!board || board.breaker !== you || !mark || mark === 'hidden' || isFound(board)) return null;
  return explanationOf(settings, after.terms.edition, after.round, you);
}

/** The sender has searched for the code too: in plain mode row by row, elsewhere in a sentence above the rows. */
function ghostSaid({ ghost: sent, settings }: PlayState, { event, after }: Happening): readonly Unsaid[] {
  if (event.type !== 'match-closed') return [];
  const ghost = ghostView(settings.language, after.terms.edition, sent, after.round.boards[0]);
  if (!ghost) return [];
  const rows = settings.byLines ? ghost.rows.map(({ text }) => text) : [];
  return [ghost.summary, ...rows].map((text) => sentence('event', text));
}

/** When the code is hidden the player's own search begins, and a row that is seen is to be answered. */
function turnSaid(speaker: Speaker, { event, after }: Happening, you: Seat | null): readonly Unsaid[] {
  const isSeen = event.type === 'guess-placed' || event.type === 'rows-uncovered';
  const begins =
    (event.type === 'code-hidden' && ownDuty(after, you)?.kind === 'place') ||
    (isSeen && owesAnswer(after, you));
  return begins ? [sentence('event', turnText({ speaker, state: after, seat: you }))] : [];
}

/** Of the player at the screen. */
export function withOwn(play: PlayState, part: Partial<SeatState>): PlayState {
  const own = ownState(play);
  const { seat } = play.snapshot.eyes;
  return own ? { ...play, seats: { ...play.seats, [seat]: { ...own, ...part } } } : play;
}

export function placeOf({ card }: PlayState, { state, round, seat }: Look): RoundPlace {
  const { number, replay } = round;
  return { match: card.match, seat: seat ?? 0, index: roundIndex(state, round), number, replay };
}

/** What happened before the player arrived is summarised in a sentence; the first time with the key that lists all keys. */
function arrivalSaid(look: Look, { settings }: PlayState): readonly Unsaid[] {
  const { round, speaker, words } = look;
  const { help } = settings.bindings;
  const isNew = settings.explains === 'all' && settings.singleKeys && help !== '';
  // What the house does is done at once, and announced then.
  const isHiding = dutyOf(look.state, 'house')?.kind === 'hide' && ownDuty(look.state, look.seat) === null;
  const text = round.outcome ? roundOverText(speaker, round) : isHiding ? '' : turnText(look);
  return [text, isNew ? words.keys.listed(words.keys.named(help)) : ''].map((each) =>
    sentence('event', each),
  );
}

/** A hand-over cancels what was begun: it may show what the next player must not see. */
function withoutBegun(play: PlayState): PlayState {
  const { last, seats } = play;
  const own = last === null ? undefined : seats[last];
  if (last === null || !own) return play;
  const left = { ...own, letters: false, rowTyped: null, swapping: null, asked: null };
  return { ...play, seats: { ...seats, [last]: left } };
}

/** What a seat has begun is valid for its round, its row, its duty. */
function kept(play: PlayState, own: SeatState, state: MatchState): SeatState {
  const seat = seatInFront(play);
  const round = roundShown(play.settings, state, own);
  const name = roundName(round);
  const inRound = own.round === name ? own : { ...own, ...freshRound(name) };
  const inRow =
    inRound.placed === round.placed
      ? inRound
      : { ...inRound, placed: round.placed, correcting: false, letters: false, swapping: null };
  const duty = round === state.round ? ownDuty(state, seat) : null;
  const made = round.boards.find(({ maker }) => maker === seat);
  const last = inRow.correcting && made ? made.rows.length - 1 : null;
  const markedRow = duty?.kind === 'mark' ? duty.row : last;
  return markedRow === inRow.markedRow ? inRow : { ...inRow, markedRow, answer: NO_ANSWER };
}

interface Following {
  readonly own: Partial<SeatState>;
  readonly effects: readonly PlayEffect[];
  readonly said: readonly Unsaid[];
}

const NOTHING: Following = { own: {}, effects: [], said: [] };

/** Only a player who is searching takes notes. */
function readNotes(play: PlayState, look: Look, { notes }: SeatState): Following {
  const place = placeOf(play, look);
  const key = `${place.index}`;
  const seeks = look.seat !== null && look.round.boards.some(({ breaker }) => breaker === look.seat);
  if (!seeks || notes?.key === key) return NOTHING;
  return {
    ...NOTHING,
    own: { notes: { key, notes: [], cleared: null } },
    effects: [{ type: 'read-notes', key, place }],
  };
}

function countFits({ settings, card }: PlayState, look: Look, { hints }: SeatState): Following {
  const key = clueKey(look) ?? '';
  const isNew = key !== hints.key;
  const own = isNew ? { hints: { ...NO_HINTS, key } } : {};
  const possible = card.hints && key !== '' && look.round === look.state.round;
  const counts = possible && settings.count && (isNew || (hints.space === null && !hints.counting));
  const prepared: readonly PlayEffect[] = possible && isNew ? [{ type: 'prepare-hints' }] : [];
  if (!counts) return { ...NOTHING, own, effects: prepared };
  return {
    ...NOTHING,
    own: { hints: { ...(isNew ? { ...NO_HINTS, key } : hints), counting: true } },
    effects: [{ type: 'count-fits' }, ...prepared],
  };
}

/** Shown every second, announced once when little is left. */
function watchClock({ now, settings }: PlayState, look: Look, { warned, toStart }: SeatState): Following {
  const { state, seat, words } = look;
  const starts = secondsToStart(look, now);
  const after = settings.timers || starts !== null ? nextTick(look, now) : null;
  const ticks = { ...NOTHING, own: { toStart: starts }, effects: [{ type: 'tick', after } as const] };
  if (starts !== toStart) return { ...ticks, said: startSaid(words, starts) };
  const left = ownTimeLeft(look, now);
  const about = JSON.stringify(ownDuty(state, seat));
  if (after === null || left === null || left > SOON || left <= 0 || warned === about) return ticks;
  const text = `${words.row.secondsLeft(Math.ceil(left / SECOND))}.`;
  return {
    ...ticks,
    own: { ...ticks.own, warned: about },
    said: [sentence('event', text, { kind: 'time' })],
  };
}

/** Counted aloud, with a vibration at the start. */
function startSaid({ row }: Look['words'], seconds: number | null): readonly Unsaid[] {
  if (seconds === null) return [sentence('event', row.go, { kind: 'time' })];
  return [sentence('event', seconds * SECOND === COUNTDOWN ? row.startsIn(seconds) : `${seconds}`)];
}
