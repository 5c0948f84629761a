// The lesson as it is played: where it stands, what speaks against the row, and what the learner can do.

import type { BoardModel, Place } from '@blackpeg/screens';
import {
  hintText,
  howText,
  LESSON_EDITION,
  objectionText,
  objectionTo,
  pegsRight,
  stepOf,
  stepText,
  unfilledText,
} from '@blackpeg/screens/lesson';
import { boardModel } from '@blackpeg/screens/play';
import { type Intent, PLAIN_HIDING, pegIn, type Session } from '@blackpeg/session';
import { answerText, draftFaultText, lessonTexts, pegName, plainSpeaker, playTexts } from '@blackpeg/wording';
import { untrack } from 'svelte';
import { say } from '../../app/announcer.svelte.ts';
import { language } from '../../app/settings.svelte.ts';
import { watchSession } from '../../table/watch.svelte.ts';
import { type LessonProgress, NO_LESSON } from '../learn/progress.ts';
import { markedRows } from './lesson-table.ts';

export type LessonGame = ReturnType<typeof createLessonGame>;

/** To be called while a component is being made. */
export function createLessonGame(session: Session, kept: LessonProgress) {
  const watched = watchSession(session);
  let read = $state(kept.read);
  let misread = $state(false);
  let hinted = $state(false);
  let place = $state.raw<Place>({ row: 0, hole: 0 });

  const words = $derived(lessonTexts(language()));
  const table = $derived(playTexts(language()));
  const snapshot = $derived(watched.current);
  const rows = $derived(markedRows(snapshot.state));
  const draft = $derived(snapshot.draft);
  const pegs = $derived(draft?.holes.map(pegIn) ?? []);
  const unfilled = $derived(pegs.flatMap((peg, hole) => (peg === null ? [hole] : [])));
  const objection = $derived(draft ? objectionTo(rows, pegs) : null);
  const against = $derived(objection && objectionText(language(), objection));
  const why = $derived(against ?? (unfilled.length > 0 ? unfilledText(language(), unfilled) : null));
  const step = $derived(stepOf({ rows, ready: draft !== null && why === null, read }));
  const composing = $derived(step !== 'read' && step !== 'done');
  const text = $derived(stepText(language(), step, rows));
  const how = $derived(howText(language(), step, rows));
  const answer = $derived(answerText(language(), LESSON_EDITION.name, rows[0]?.mark ?? NOTHING));

  const model = $derived.by((): BoardModel | null => {
    const { state } = snapshot;
    if (!state) return null;
    const look = {
      state,
      round: state.round,
      board: 0,
      seat: 0,
      speaker: plainSpeaker(language(), state.terms, 0),
      words: table,
      draft: composing ? draft : null,
      flagged: objection?.kind === 'other-peg' ? [objection.hole + 1] : [],
      sending: snapshot.pending.length > 0,
      covered: false,
      detail: 'full' as const,
    };
    return { ...boardModel(look, 0), name: words.board };
  });
  const progress = $derived<LessonProgress>(
    step === 'done'
      ? { ...NO_LESSON, done: true }
      : { kind: 'lesson', rows: rows.map(({ guess }) => guess), read, done: kept.done },
  );

  $effect(() => {
    if (draft) place = { row: rows.length, hole: draft.cursor };
  });
  // A step is said when it comes; what speaks against a row, when it begins to.
  $effect(() => {
    const sentence = `${text} ${how}`;
    untrack(() => say(sentence));
  });
  $effect(() => {
    if (against) untrack(() => say(against));
  });

  /** A placed peg is heard as well as seen. */
  function intend(intent: Intent): void {
    session.inTurn(() => carryOut(intent));
  }

  function carryOut(intent: Intent): void {
    if (!composing || !draft) return;
    const { holes } = draft;
    const outcome = session.intend(intent);
    if (outcome.kind === 'unready')
      say(draftFaultText({ language: language(), edition: LESSON_EDITION }, outcome.fault));
    if (outcome.kind !== 'draft') return;
    const hole = outcome.draft.holes.findIndex((kinds, index) => kinds !== holes[index]);
    const changed = outcome.draft.holes[hole];
    if (!changed) return;
    const peg = pegIn(changed);
    const content = peg === null ? table.board.stillEmpty : pegName(language(), LESSON_EDITION, peg);
    say(`${table.board.hole(hole + 1, content)}.`);
  }

  return {
    get words() {
      return words;
    },
    get table() {
      return table;
    },
    get rows() {
      return rows;
    },
    get step() {
      return step;
    },
    get text() {
      return text;
    },
    get how() {
      return how;
    },
    get composing() {
      return composing;
    },
    get against() {
      return against;
    },
    /** Why the row cannot go yet; null when it can. */
    get why() {
      return why;
    },
    /** After a wrong count; null otherwise. */
    get misread() {
      return misread && step === 'read' ? words.readWrong(answer) : null;
    },
    get hint() {
      return hinted && step === 'conclude' ? hintText(language(), rows) : null;
    },
    get model() {
      return model;
    },
    get place() {
      return place;
    },
    get progress() {
      return progress;
    },
    intend,
    submit(): void {
      session.inTurn(() => {
        if (!composing) return;
        if (why) say(why);
        else session.intend({ type: 'submit', hiding: PLAIN_HIDING });
      });
    },
    /** How many pegs of the first row are in the code? */
    count(pegsInCode: number): void {
      const [first] = rows;
      if (!first || step !== 'read') return;
      misread = pegsInCode !== pegsRight(first.mark);
      if (misread) say(words.readWrong(answer));
      read = !misread;
    },
    help(): void {
      hinted = true;
      say(hintText(language(), rows));
    },
    goTo(to: Place): void {
      place = to;
      const inRow = to.row === rows.length && to.hole < pegs.length;
      if (composing && inRow && to.hole !== draft?.cursor) session.intend({ type: 'move', to: to.hole });
    },
    touch(hole: number): void {
      const filled = draft?.holes[hole]?.some((kind) => kind !== null);
      intend(filled ? { type: 'take-out', hole } : { type: 'move', to: hole });
    },
    repeat(): void {
      say(`${text} ${how}`);
    },
  };
}

const NOTHING = { black: 0, white: 0, blue: 0 };
