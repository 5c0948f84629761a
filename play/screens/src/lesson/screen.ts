// The lesson screen: the current step, objections to the row, and what the learner can do.

import type { Code, MarkedGuess } from '@blackpeg/rules';
import {
  type Draft,
  type Intent,
  type IntentOutcome,
  PLAIN_HIDING,
  pegIn,
  type Session,
  type Snapshot,
} from '@blackpeg/session';
import {
  answerText,
  draftFaultText,
  type Language,
  lessonTexts,
  pegName,
  plainSpeaker,
  playTexts,
} from '@blackpeg/wording';
import type { BoardModel } from '../board-model.ts';
import { boardModel } from '../play/model/board.ts';
import { type RunningScreen, runScreen, type ScreenStep } from '../run-screen.ts';
import type { Said, SaidKind } from '../screen.ts';
import { LESSON_EDITION, type LessonStep, objectionTo, pegsRight, stepOf } from './lesson.ts';
import { markedRows } from './table.ts';
import { codesLeft, hintText, howText, objectionText, stepNumber, stepText, unfilledText } from './texts.ts';

/** The progress of a lesson. */
export interface LessonStand {
  readonly rows: readonly Code[];
  /** The question about the first answer is answered. */
  readonly read: boolean;
}

export interface LessonPorts {
  readonly session: Session;
  readonly stand: LessonStand;
  readonly language: Language;
  tell(said: Said): void;
}

export type LessonCommand =
  | { readonly type: 'compose'; readonly intents: readonly Intent[] }
  | { readonly type: 'submit' | 'hint' | 'say-again' }
  /** The answer to the question: how many pegs of the first row are in the code. */
  | { readonly type: 'count'; readonly pegs: number };

type LessonInput =
  | { readonly type: 'changed'; readonly snapshot: Snapshot }
  | { readonly type: 'intended'; readonly before: Draft; readonly outcome: IntentOutcome }
  | { readonly type: 'submitted' }
  | { readonly type: 'language'; readonly language: Language };

type LessonEffect =
  | { readonly type: 'intend'; readonly intent: Intent }
  /** After the keys typed before have been handled. */
  | { readonly type: 'submit-in-turn' };

interface LessonState {
  readonly language: Language;
  readonly snapshot: Snapshot;
  readonly read: boolean;
  readonly misread: boolean;
  readonly hinted: boolean;
}

export interface LessonView {
  readonly step: LessonStep;
  /** Which step of how many; empty once the lesson is done. */
  readonly number: string;
  readonly text: string;
  readonly how: string;
  readonly rows: readonly MarkedGuess[];
  readonly draft: Draft | null;
  readonly isComposing: boolean;
  /** The objection to the row as it is, and why it cannot be sent yet; null if there is none. */
  readonly against: string | null;
  readonly why: string | null;
  /** After a wrong count. */
  readonly misread: string | null;
  readonly hint: string | null;
  /** How many codes are left, in words; null once the lesson is done. */
  readonly fits: string | null;
  readonly model: BoardModel | null;
  readonly stand: LessonStand;
}

export type LessonPlay = RunningScreen<LessonView, LessonCommand, LessonInput>;

type LessonStepping = ScreenStep<LessonState, LessonEffect>;

/** Its session is closed with it. */
export function createLesson({ session, stand, language, tell }: LessonPorts): LessonPlay {
  const first: LessonState = {
    language,
    snapshot: session.current(),
    read: stand.read,
    misread: false,
    hinted: false,
  };
  let waits = false;
  const screen = runScreen<LessonState, LessonView, LessonCommand, LessonInput, LessonEffect>({
    first: { state: first, said: [stepSaid(first)] },
    reduce: reduceLesson,
    viewOf: lessonView,
    why: () => null,
    run(effect, then) {
      if (effect.type === 'submit-in-turn') return session.inTurn(() => then({ type: 'submitted' }));
      session.inTurn(() => {
        const { draft } = session.current();
        if (!draft) return;
        // The peg is announced before the step it leads to.
        waits = true;
        const outcome = session.intend(effect.intent);
        waits = false;
        then({ type: 'intended', before: draft, outcome });
        take(session.current());
      });
    },
    tell,
    close() {
      stop();
      session.close();
    },
  });
  const take = (snapshot: LessonState['snapshot']) => {
    if (!waits) screen.take({ type: 'changed', snapshot });
  };
  const stop = session.subscribe(take);
  return screen;
}

function reduceLesson(state: LessonState, input: LessonCommand | LessonInput): LessonStepping {
  const { isComposing, step, rows } = standOf(state);
  switch (input.type) {
    case 'compose':
      return {
        state,
        effects: isComposing ? input.intents.map((intent) => ({ type: 'intend', intent })) : [],
      };
    case 'submit':
      return { state, effects: [{ type: 'submit-in-turn' }] };
    case 'submitted':
      return submitted(state);
    case 'hint':
      if (step !== 'conclude') return { state };
      return { state: { ...state, hinted: true }, said: [said('reply', hintText(state.language, rows))] };
    case 'say-again':
      return { state, said: [{ ...stepSaid(state), kind: 'reply' }] };
    case 'count':
      return counted(state, input.pegs);
    case 'intended':
      return { state, said: composedSaid(state, input.before, input.outcome) };
    case 'changed':
      return moved(state, { ...state, snapshot: input.snapshot });
    case 'language':
      return { state: { ...state, language: input.language } };
  }
}

/** A step is announced when it begins; an objection to a row when it arises. */
function moved(before: LessonState, state: LessonState): LessonStepping {
  const { against } = standOf(state);
  const step = stepSaid(state);
  return {
    state,
    said: [
      ...(step.text === stepSaid(before).text ? [] : [step]),
      ...(against === null || against === standOf(before).against ? [] : [said('event', against)]),
    ],
  };
}

function submitted(state: LessonState): LessonStepping {
  const { isComposing, why } = standOf(state);
  if (!isComposing) return { state };
  if (why !== null) return { state, said: [said('refusal', why)] };
  return { state, effects: [{ type: 'intend', intent: { type: 'submit', hiding: PLAIN_HIDING } }] };
}

function counted(state: LessonState, pegs: number): LessonStepping {
  const { rows, step } = standOf(state);
  const [first] = rows;
  if (!first || step !== 'read') return { state };
  if (pegs === pegsRight(first.mark)) return moved(state, { ...state, read: true, misread: false });
  return { state: { ...state, misread: true }, said: [said('refusal', misreadText(state, first))] };
}

/** A placed peg has a sound, too. */
function composedSaid(
  { language }: LessonState,
  before: Draft,
  outcome: IntentOutcome,
): readonly Omit<Said, 'id'>[] {
  if (outcome.kind === 'unready')
    return [said('refusal', draftFaultText({ language, edition: LESSON_EDITION }, outcome.fault))];
  if (outcome.kind !== 'draft') return [];
  const { board } = playTexts(language);
  const changed = outcome.draft.holes.flatMap((hole, index) => {
    if (hole === before.holes[index]) return [];
    const peg = pegIn(hole);
    return `${board.hole(index + 1, peg === null ? board.stillEmpty : pegName(language, LESSON_EDITION, peg))}.`;
  });
  return changed.length === 0 ? [] : [said('peg', changed.join(' '))];
}

function standOf({ language, snapshot, read }: LessonState) {
  const { state, draft } = snapshot;
  const rows = markedRows(state);
  const pegs = draft?.holes.map(pegIn) ?? [];
  const unfilled = pegs.flatMap((peg, hole) => (peg === null ? [hole] : []));
  const objection = draft ? objectionTo(rows, pegs) : null;
  const against = objection && objectionText(language, objection);
  const why = against ?? (unfilled.length > 0 ? unfilledText(language, unfilled) : null);
  const step = stepOf({ rows, ready: draft !== null && why === null, read });
  return { rows, draft, objection, against, why, step, isComposing: step !== 'read' && step !== 'done' };
}

function lessonView(state: LessonState): LessonView {
  const { language, read, misread, hinted } = state;
  const { rows, draft, against, why, step, isComposing } = standOf(state);
  const [first] = rows;
  return {
    step,
    number: stepNumber(language, step),
    text: stepText(language, step, rows),
    how: howText(language, step, rows),
    rows,
    draft,
    isComposing,
    against,
    why,
    misread: misread && step === 'read' && first ? misreadText(state, first) : null,
    hint: hinted && step === 'conclude' ? hintText(language, rows) : null,
    fits: step === 'done' ? null : lessonTexts(language).fits(codesLeft(rows)),
    model: modelOf(state),
    stand: { rows: rows.map(({ guess }) => guess), read },
  };
}

function modelOf(state: LessonState): BoardModel | null {
  const { language, snapshot } = state;
  const { objection, draft, isComposing } = standOf(state);
  const match = snapshot.state;
  if (!match) return null;
  const look = {
    state: match,
    round: match.round,
    board: 0,
    seat: 0,
    speaker: plainSpeaker(language, match.terms, 0),
    words: playTexts(language),
    draft: isComposing ? draft : null,
    flagged: objection?.kind === 'other-peg' ? [objection.hole + 1] : [],
    sending: snapshot.pending.length > 0,
    covered: false,
    detail: 'full' as const,
  };
  return { ...boardModel(look, 0), name: lessonTexts(language).board };
}

function stepSaid(state: LessonState): Omit<Said, 'id'> {
  const { rows, step } = standOf(state);
  const { language } = state;
  return said('event', `${stepText(language, step, rows)} ${howText(language, step, rows)}`.trim());
}

function misreadText({ language }: LessonState, { mark }: MarkedGuess): string {
  return lessonTexts(language).readWrong(answerText(language, LESSON_EDITION.name, mark));
}

function said(kind: SaidKind, text: string): Omit<Said, 'id'> {
  return { kind, text, cue: null };
}
