// One seat's game on the screen: what is shown of it, and what its player can do.

import { type Feedback, isQuestion, type MatchState, type Seat } from '@blackpeg/rules';
import { type Hiding, type Intent, ownDuty, PLAIN_HIDING, pegIn, type Session } from '@blackpeg/session';
import type { Table } from '@blackpeg/table';
import { draftFaultText, pegName, playTexts, speakerOf, violationText } from '@blackpeg/wording';
import { untrack } from 'svelte';
import { say } from '../../app/announcer.svelte.ts';
import { tremble } from '../../app/haptics.ts';
import { language, settings } from '../../app/settings.svelte.ts';
import { playSound } from '../../app/sounding.ts';
import type { Place } from '../../board/model.ts';
import { watchSession } from '../../table/watch.svelte.ts';
import { activeRow } from './board-model.ts';
import { endedRound, roundsEnded, seenOnArrival } from './ended-round.ts';
import { boardAsked, boardOf, composed, type Look } from './look.ts';
import { holesIn, whyNot } from './objection.ts';
import { turnText } from './queries.ts';
import { misfitOf } from './submitting.ts';

/** What a seat at this screen keeps while the lid is down. */
export interface Desk {
  /** Ended rounds it has gone on from; null before it came to the table. */
  seen: number | null;
  covered: boolean;
}

interface GamePorts {
  readonly table: Table;
  readonly session: Session;
  /** Null for who looks on. */
  readonly seat: Seat | null;
  /** As the session tells it now. */
  readonly state: MatchState;
  readonly desk: Desk;
}

const NOTHING: Feedback = { black: 0, white: 0, blue: 0 };

export type Game = ReturnType<typeof createGame>;

/** To be called while a component is being made. */
export function createGame({ table, session, seat, state: atFirst, desk }: GamePorts) {
  const watched = watchSession(session);
  let seen = $state(desk.seen ?? seenOnArrival(atFirst));
  let covered = $state(desk.covered);
  let place = $state.raw<Place>({ row: 0, hole: 0 });
  /** A row that fits not, asked about before it goes; it holds for just these holes. */
  let asked = $state.raw<{ readonly row: number; readonly holes: unknown } | null>(null);
  let answer = $state.raw<Feedback>(NOTHING);
  let correcting = $state(false);
  let dismissed = $state.raw<unknown>(null);
  /** Another's board, chosen to be looked at; for as long as its round is shown. */
  let chosen = $state.raw<{ readonly board: number; readonly round: string } | null>(null);

  const snapshot = $derived(watched.current);
  const state = $derived(snapshot.state ?? atFirst);
  const words = $derived(playTexts(language()));
  const ended = $derived(endedRound(state, seen));
  const round = $derived(ended ?? state.round);
  const roundName = $derived(`${round.number} ${round.replay}`);
  const board = $derived(chosen?.round === roundName ? chosen.board : boardOf(round, seat));
  const speaker = $derived(speakerOf(table.card, language(), state.terms.edition, seat));
  const sending = $derived(snapshot.pending.some(({ action }) => action.type !== 'see'));
  const flagged = $derived(holesIn(snapshot.objection));
  const look = $derived<Look>({
    state,
    round,
    seat,
    board,
    speaker,
    words,
    draft: snapshot.draft,
    flagged,
    sending,
    covered,
    time: null,
  });
  const duty = $derived(ended ? null : ownDuty(state, seat));
  const composes = $derived(composed(look));
  const active = $derived.by(() => {
    if (composes === 'code') return 0;
    const inSight = boardAsked(look);
    if (!inSight) return null;
    const follows = (seat === null || inSight.maker === seat) && inSight.rows.length > 0;
    return activeRow(look, inSight) ?? (follows ? inSight.rows.length - 1 : null);
  });
  const cursor = $derived(snapshot.draft?.cursor ?? 0);
  const warning = $derived(asked && asked.holes === snapshot.draft?.holes ? asked.row : null);
  const question = $derived.by(() => {
    const { objection } = snapshot;
    if (objection === dismissed || objection?.from !== 'rules') return null;
    return isQuestion(objection.violation) ? violationText(speaker, objection.violation) : null;
  });
  const markedRow = $derived.by(() => {
    if (duty?.kind === 'mark') return duty.row;
    const made = round.boards.find(({ maker }) => maker === seat);
    return correcting && made ? made.rows.length - 1 : null;
  });

  $effect(() => {
    if (active !== null) place = { row: active, hole: composes === null ? 0 : cursor };
  });
  $effect(() => {
    void markedRow;
    answer = NOTHING;
  });
  $effect(() => {
    // A correction is for the row it was begun at.
    void round.placed;
    correcting = false;
  });
  $effect(() => {
    const { objection } = snapshot;
    if (objection) untrack(() => say(whyNot(look, objection)));
  });
  $effect(() => {
    desk.seen = seen;
    desk.covered = covered;
  });

  /** What comes while a row is on its way waits for its turn. `then` is done where it came to something. */
  function intend(intent: Intent, then = () => {}): void {
    session.inTurn(() => carryOut(intent, then));
  }

  /** A peg that is placed or taken out is heard as well as seen, and felt. */
  function carryOut(intent: Intent, then: () => void): void {
    const before = session.current().draft;
    const outcome = session.intend(intent);
    if (outcome.kind !== 'draft' || !before) return;
    then();
    const hole = outcome.draft.holes.findIndex((kinds, index) => kinds !== before.holes[index]);
    const changed = outcome.draft.holes[hole];
    if (!changed) return;
    const peg = pegIn(changed);
    tremble('peg');
    if (settings().sound) playSound(changed.every((kind) => kind === null) ? 'peg-out' : 'peg-in');
    const single = ['peg', 'kind', 'take-out', 'take-back'].includes(intent.type);
    // Half a pair is not said: the heading tells what is still to choose.
    if (!single || (peg === null && intent.type === 'kind')) return;
    const { stillEmpty } = words.board;
    say(
      words.board.hole(hole + 1, peg === null ? stillEmpty : pegName(speaker.language, speaker.edition, peg)),
    );
  }

  /** E5: a bar one has agreed on is the rules' own; one from the settings is asked or said here. */
  function submit(hiding: Hiding = PLAIN_HIDING, sure = false): void {
    session.inTurn(() => send(hiding, sure));
  }

  function send(hiding: Hiding, sure: boolean): void {
    const { misfits } = settings();
    const row = misfits === 'allow' || sure ? null : misfitOf(look);
    if (row === null) {
      asked = null;
      session.intend({ type: 'submit', hiding });
      return;
    }
    asked = { row, holes: snapshot.draft?.holes };
    say(words.row.misfit(row));
  }

  return {
    session,
    table,
    seat,
    get snapshot() {
      return snapshot;
    },
    get state() {
      return state;
    },
    get words() {
      return words;
    },
    get speaker() {
      return speaker;
    },
    get look() {
      return look;
    },
    get round() {
      return round;
    },
    /** The ended round whose result is shown; null while one is played. */
    get ended() {
      return ended;
    },
    get duty() {
      return duty;
    },
    get composes() {
      return composes;
    },
    get sending() {
      return sending;
    },
    /** The board that is asked about, of the round's, from 0. */
    get board() {
      return board;
    },
    get place() {
      return place;
    },
    get warning() {
      return warning;
    },
    /** Asked by the rules before a wrong or a final answer goes. */
    get question() {
      return question;
    },
    get answer() {
      return answer;
    },
    get markedRow() {
      return markedRow;
    },
    get correcting() {
      return correcting;
    },
    get covered() {
      return covered;
    },
    intend,
    submit,
    goTo(to: Place): void {
      place = to;
      const { draft } = snapshot;
      if (to.row !== active || composes === null || !draft || to.hole >= draft.holes.length) return;
      if (to.hole !== draft.cursor) session.intend({ type: 'move', to: to.hole });
    },
    /** A tap on a hole of the active row: a peg is lifted out, an empty hole is the next to fill. */
    touch(hole: number): void {
      session.inTurn(() => {
        const there = snapshot.draft?.holes[hole];
        if (composes === null || !there) return;
        const filled = there.some((kind) => kind !== null);
        if (filled) intend({ type: 'take-out', hole });
        else session.intend({ type: 'move', to: hole });
      });
    },
    lookAt(index: number): void {
      chosen = { board: index, round: roundName };
    },
    /** An answer that is on its way is not changed any more, and says so. */
    setAnswer(value: Feedback): void {
      if (sending) {
        say(draftFaultText(speaker, { kind: 'still-sending' }));
        return;
      }
      answer = value;
      dismissed = snapshot.objection;
    },
    giveAnswer(confirmed = false): void {
      session.intend({ type: correcting ? 'correct' : 'mark', feedback: answer, confirmed });
    },
    setCorrecting(on: boolean): void {
      correcting = on;
    },
    dismiss(): void {
      dismissed = snapshot.objection;
      asked = null;
    },
    toggleCover(): void {
      covered = !covered;
      say(covered ? words.keys.codeCovered : words.keys.codeUncovered);
    },
    goOn(): void {
      seen = roundsEnded(state);
      say(turnText(look));
    },
  };
}
