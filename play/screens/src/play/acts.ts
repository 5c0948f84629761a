// What each command does, and why one cannot be done now.

import { asksFor, codeIn, correctableRow, type DraftIntent, dropIntent, isRowFull } from '@blackpeg/session';
import { draftFaultText } from '@blackpeg/wording';
import { askWhy, factsNoted, showStep } from '../hints/acts.ts';
import { rowPasted } from '../key-press.ts';
import { placeOf, tableChanged, withOwn } from './changes.ts';
import type { PlayCommand } from './commands.ts';
import { intendAll, type PlayEffect, type PlayStep, rowPlaced } from './effects.ts';
import { isTyped } from './keys.ts';
import { cluesIn } from './model/clues.ts';
import { swapPrompt, whyNotCarried } from './model/composing.ts';
import { chanceSpec } from './model/hiding.ts';
import { composed, hasCodeToCover, hidesNothing, isAnsweredByReferee, type Look } from './model/look.ts';
import { emptyNotes, notedText, noteKinds, noteSpec, notesIn, noteText, withNote } from './model/notes.ts';
import { allRowTexts, codeText, lettersText, rowQueryText, turnText } from './model/queries.ts';
import { roundsEnded } from './model/rounds.ts';
import { countdownText, misfitOf, submittedHiding } from './model/submitting.ts';
import { sentence } from './said.ts';
import { lookOf, NO_ANSWER, type NotesState, ownState, type PlayState, type SeatState } from './state.ts';

/** The player at the screen, with their view. */
interface Here {
  readonly play: PlayState;
  readonly look: Look;
  readonly own: SeatState;
}

type Act<Type extends PlayCommand['type']> = (
  here: Here,
  command: Extract<PlayCommand, { readonly type: Type }>,
) => PlayStep;

/** Done whoever is at the screen; and a key is turned into another command first. */
type Elsewhere = 'press' | 'uncover' | 'hand-to';

type Acts = { readonly [Type in Exclude<PlayCommand['type'], Elsewhere>]: Act<Type> };

export function doCommand(play: PlayState, command: Exclude<PlayCommand, { type: 'press' }>): PlayStep {
  if (command.type === 'uncover') return { state: play, effects: [{ type: 'uncover' }] };
  if (command.type === 'hand-to') return { state: play, effects: [command] };
  const look = lookOf(play);
  const own = ownState(play);
  if (!look || !own) return { state: play };
  // Each act takes the command of its name; the compiler cannot follow that.
  const act = ACTS[command.type] as (here: Here, command: PlayCommand) => PlayStep;
  return act({ play: endsSwap(command) ? withOwn(play, { swapping: null }) : play, look, own }, command);
}

/** Any other edit of the row ends the swap; moving to a hole may choose it. */
function endsSwap(command: PlayCommand): boolean {
  const goes = command.type === 'compose' && command.intents.every(({ type }) => type === 'move');
  return isTyped(command) && command.type !== 'swap' && command.type !== 'touch' && !goes;
}

/** In the player's language; null if it can be done. Edits of a row are refused by the session, in their turn. */
export function whyNotPlay(play: PlayState, command: PlayCommand): string | null {
  const look = lookOf(play);
  if (!look) return null;
  const { words, state, seat } = look;
  const { notYours } = words.keys;
  const may = (isPossible: boolean) => (isPossible ? null : notYours);
  switch (command.type) {
    case 'ask':
      if (command.ask === 'claim' && isAnsweredByReferee(look)) return words.keys.noClaims;
      return may(asksFor(state, seat).includes(command.ask));
    case 'submit':
      return countdownText(look, play.now);
    case 'drop':
      return whyNotCarried(look, command.carried);
    case 'swap':
      return may(composed(look) !== null);
    case 'letters':
      return may(command.on === false || composed(look) !== null);
    case 'cover-code':
      return whyNoCover(look);
    case 'correct':
      return may(!command.on || correctableRow(state, seat) !== null);
    case 'hint':
    case 'what-fits':
      return whyNoHint(play, look);
    case 'what-is-noted':
      return may(noteSpec(look) !== null);
    case 'random-code':
      return hidesNothing(look) ? words.keys.hidesNothing : may(composed(look) === 'code');
    case 'blanks':
      if (state.terms.edition.blanks !== 'choice') return words.keys.blanksAgreed;
      return hidesNothing(look) ? words.keys.hidesNothing : may(composed(look) === 'code');
    case 'open':
      if (command.what === 'hints') return whyNoHint(play, look);
      return command.what === 'notes' ? may(noteSpec(look) !== null) : null;
    default:
      return null;
  }
}

function whyNoCover(look: Look): string | null {
  if (hasCodeToCover(look)) return null;
  return composed(look) === 'code' ? codeText(look) : look.words.keys.noSecret;
}

function whyNoHint({ card }: PlayState, look: Look): string | null {
  if (!card.hints) return look.words.hints.off;
  return cluesIn(look) ? null : look.words.keys.notYours;
}

const ACTS: Acts = {
  compose: ({ play }, { intents }) => ({ state: play, effects: intendAll(intents) }),
  paste({ play, look }, { text }) {
    const row = look.draft && rowPasted(look.speaker.language, look.draft.spec, text);
    return row
      ? { state: play, effects: intendAll(row) }
      : { state: play, said: [sentence('refusal', look.words.row.notPasted)] };
  },
  /** A full pair, unless the whole row is full, is started again with the chosen facet. */
  'choose-kind'({ play, look: { draft } }, { facet, kind }) {
    const there = draft?.holes[draft.cursor];
    const anew = draft && there?.every((one) => one !== null) && !isRowFull(draft);
    const choose: DraftIntent = { type: 'kind', kind, facet, hole: null };
    const takeOut: readonly PlayEffect[] = anew
      ? [{ type: 'intend', intent: { type: 'take-out', hole: null }, told: null }]
      : [];
    return { state: play, effects: [...takeOut, ...intendAll([choose])] };
  },
  touch(here, { hole }) {
    const { play, look, own } = here;
    const there = look.draft?.holes[hole];
    if (composed(look) === null || !there) return { state: play };
    if (own.swapping) return swap(here, [...own.swapping, hole]);
    const isFilled = there.some((kind) => kind !== null);
    return {
      state: play,
      effects: intendAll([isFilled ? { type: 'take-out', hole } : { type: 'move', to: hole }]),
    };
  },
  'copy-peg'({ play, look }, { row, hole }) {
    const own = look.round.boards.find(({ breaker }) => breaker === look.seat);
    const guess = own?.rows[row]?.guess;
    const peg = Array.isArray(guess) ? guess[hole] : undefined;
    const isCopied = composed(look) === 'guess' && peg !== undefined;
    return { state: play, effects: isCopied ? intendAll([{ type: 'peg', peg, hole }]) : [] };
  },
  drop({ play }, { carried, hole }) {
    const intent = dropIntent(carried, hole);
    return { state: play, effects: intent ? intendAll([intent]) : [] };
  },
  swap: (here, { holes }) => swap(here, holes),
  submit,
  answer({ play, look }, { feedback }) {
    // An answer that is being sent cannot be changed.
    const fault = look.sending ? draftFaultText(look.speaker, { kind: 'still-sending' }) : null;
    if (fault) return { state: play, said: [sentence('refusal', fault)] };
    return own(play, { answer: feedback, dismissed: play.snapshot.objection });
  },
  correct({ play, look: { round, seat } }, { on }) {
    const made = round.boards.find(({ maker }) => maker === seat);
    const markedRow = on && made ? made.rows.length - 1 : null;
    return own(play, { correcting: on, answer: NO_ANSWER, markedRow });
  },
  blanks: ({ play }, { on }) => ({ state: play, effects: intendAll([{ type: 'choose-blanks', on }]) }),
  palm: ({ play }, command) => ({ state: play, effects: intendAll([command]) }),
  'random-code': ({ play, look }) => ({
    state: play,
    effects: look.draft ? [{ type: 'draw-code', spec: chanceSpec(look.state, look.draft) }] : [],
  }),
  query: ({ play }, { query }) => ({ state: play, effects: [{ type: 'query', query }] }),
  'query-row': ({ play, look }, { row }) => ({
    state: play,
    said: [sentence('reply', rowQueryText(look, row))],
  }),
  'query-rows': ({ play, look }) => ({
    state: play,
    said: allRowTexts(look).map((text) => sentence('reply', text)),
  }),
  'which-row': ({ play, look }) => ({
    state: withOwn(play, { rowTyped: '' }),
    said: [sentence('reply', look.words.keys.whichRow)],
  }),
  'what-fits': ({ play, look, own: { hints } }) => ({
    state: withOwn(play, { hints: { ...hints, thinking: true } }),
    effects: [{ type: 'what-fits' }],
    said: [sentence('reply', look.words.hints.counting)],
  }),
  'what-is-noted': ({ play, look, own: { notes } }) => ({
    state: play,
    said: [sentence('reply', notedText(look, notes?.notes ?? []))],
  }),
  'say-again': ({ play }) => ({ state: play, effects: [{ type: 'repeat' }] }),
  hint: ({ play, look: { draft }, own: { hints } }, { grade, guess }) => ({
    state: withOwn(play, { hints: { ...hints, thinking: true, shown: null } }),
    effects: [{ type: 'hint', grade, guess: guess ?? (draft && codeIn(draft)) }],
  }),
  'stop-hint': ({ play, own: { hints } }) => ({
    state: withOwn(play, { hints: { ...hints, thinking: false } }),
    effects: [{ type: 'stop-hint' }],
  }),
  'take-hint': ({ play, own: { hints } }) => ({
    state: play,
    effects: rowPlaced(hints.shown?.hint.row ?? []),
  }),
  why: ({ play, own: seat }) => askWhy(play, seat),
  'show-step': ({ play, own: seat }, { step }) => showStep(play, seat, step),
  'note-why': (here) => keepNotes(here, here.look.words.hints.notedWhy, factsNoted(here.look, here.own)),
  note: (here, { cell, mark }) =>
    keepNotes(here, noteText(here.look, cell, mark), (notes) => ({ notes: withNote(notes, cell, mark) })),
  'clear-notes': (here) =>
    keepNotes(here, here.look.words.notes.cleared, (before, empty) => ({
      notes: empty,
      cleared: before === empty ? null : before,
    })),
  'undo-notes': (here) =>
    keepNotes(here, here.look.words.notes.restored, (before) => ({
      notes: here.own.notes?.cleared ?? before,
    })),
  letters({ play, look, own: { letters } }, { on }) {
    const isOn = on ?? !letters;
    return {
      state: withOwn(play, { letters: isOn }),
      said: [sentence('reply', lettersText(look, isOn))],
    };
  },
  'cover-code': ({ play, look: { words }, own: { covered } }) => ({
    state: withOwn(play, { covered: !covered }),
    said: [sentence('reply', covered ? words.keys.codeUncovered : words.keys.codeCovered)],
  }),
  'show-board': ({ play }, { board }) => own(play, { board }),
  ask: ({ play }, { ask }) => own(play, { asked: ask }),
  intend: ({ play }, { intent }) => ({
    state: withOwn(play, { asked: null }),
    effects: [{ type: 'intend', intent, told: 'act' }],
  }),
  dismiss: ({ play }) => own(play, { asked: null, misfit: null, dismissed: play.snapshot.objection }),
  'go-on'({ play, look: { state } }) {
    const gone = tableChanged(withOwn(play, { seen: roundsEnded(state) }), play);
    const next = lookOf(gone.state);
    return { ...gone, said: [...(next ? [sentence('event', turnText(next))] : []), ...(gone.said ?? [])] };
  },
  'cover-screen': ({ play }) => ({ state: play, effects: [{ type: 'cover' }] }),
  open: ({ play }, command) => ({ state: play, effects: [command] }),
};

/** A hole cannot be swapped with itself. */
function swap({ play, look }: Here, holes: readonly number[] | null): PlayStep {
  const [from, to] = holes ?? [];
  if (holes && to === undefined)
    return { state: withOwn(play, { swapping: holes }), said: [sentence('reply', swapPrompt(look, holes))] };
  const state = withOwn(play, { swapping: null });
  if (from === undefined || to === undefined || from === to)
    return { state, said: [sentence('reply', look.words.keys.swapNothing)] };
  return { state, effects: intendAll([{ type: 'swap', from, to }]) };
}

/** E5: an agreed bar is enforced by the rules; one from the settings is asked or said here. */
function submit({ play, look, own: seat }: Here, { sure }: { readonly sure: boolean }): PlayStep {
  if (seat.markedRow !== null) {
    const type = seat.correcting ? 'correct' : 'mark';
    const intent = { type, feedback: seat.answer, confirmed: sure } as const;
    return { state: play, effects: [{ type: 'intend', intent, told: 'act' }] };
  }
  const asks = play.settings.misfits !== 'allow' && !sure;
  const row = asks ? misfitOf(look) : null;
  if (row !== null) {
    return {
      state: withOwn(play, { misfit: { row, holes: look.draft?.holes } }),
      said: [sentence('refusal', look.words.row.misfit(row))],
    };
  }
  const intent = { type: 'submit', hiding: submittedHiding(look) } as const;
  return { state: withOwn(play, { misfit: null }), effects: [{ type: 'intend', intent, told: 'act' }] };
}

function keepNotes(
  { play, look, own: { notes: before } }: Here,
  text: string,
  change: (notes: NotesState['notes'], empty: NotesState['notes']) => Partial<NotesState>,
): PlayStep {
  const spec = noteSpec(look);
  if (!spec || !before) return { state: play };
  const empty = emptyNotes(noteKinds(spec).length, spec.holes);
  const notes = { ...before, cleared: null, ...change(notesIn(before.notes, spec), empty) };
  return {
    state: withOwn(play, { notes }),
    effects: [{ type: 'keep-notes', place: placeOf(play, look), notes: notes.notes }],
    said: [sentence('reply', text)],
  };
}

function own(play: PlayState, part: Partial<SeatState>): PlayStep {
  return { state: withOwn(play, part) };
}
