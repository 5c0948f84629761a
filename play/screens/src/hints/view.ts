// Hints as every face shows them: what can be asked, the last hint, and its explanation.

import type { Code } from '@blackpeg/rules';
import type { CodeSpace } from '@blackpeg/solver';
import { cluesIn } from '../play/model/clues.ts';
import { action, type PlayAction } from '../play/model/composing.ts';
import { composed, type Look } from '../play/model/look.ts';
import { noteSpec, notesIn, withFacts } from '../play/model/notes.ts';
import type { PlayState, SeatState } from '../play/state.ts';
import type { HintChain, HintGrade } from './index.ts';

export interface HintsView {
  readonly heading: string;
  readonly note: string;
  /** Why no hints are given here; null if they are. */
  readonly off: string | null;
  /** Each says before it is used what it will reveal. */
  readonly grades: readonly (PlayAction & { readonly grade: HintGrade; readonly before: string })[];
  readonly thinking: boolean;
  /** A suggested row comes first, in words. */
  readonly texts: readonly string[];
  /** The suggested row; null if there is none. */
  readonly row: Code | null;
  /** Places the suggested row on the board; null if there is none, or it cannot be placed. */
  readonly take: PlayAction | null;
  /** Requests the explanation; null if there is nothing to explain, or it is shown already. */
  readonly why: PlayAction | null;
  /** The explanation, once it was requested. */
  readonly chain: HintChainView | null;
  /** Codes that still fit, in words and as a picture; null if not wanted; the picture also until it is computed. */
  readonly count: string | null;
  readonly space: CodeSpace | null;
}

export interface HintChainView {
  readonly heading: string;
  /** One of them is highlighted on the board; choosing another highlights that one. */
  readonly steps: readonly (PlayAction & { readonly isLit: boolean })[];
  /** Copies their facts into the notes; null if there is nothing to copy. */
  readonly note: PlayAction | null;
  /** Says that they were copied; null otherwise. */
  readonly noted: string | null;
}

export function hintsView({ card, settings }: PlayState, look: Look, own: SeatState): HintsView {
  const { hints } = own;
  const { shown } = hints;
  const words = look.words.hints;
  const seeks = look.round === look.state.round && cluesIn(look) !== null;
  const row = shown?.hint.row ?? null;
  const fitting = hints.space?.counts.at(-1);
  const count = fitting === undefined ? words.counting : words.stillFit(fitting);
  return {
    heading: words.heading,
    note: words.note,
    off: card.hints && seeks ? null : words.off,
    grades: (['check', 'clue', 'row'] as const).map((grade) => ({
      ...action(words[grade].label, { type: 'hint', grade }),
      grade,
      before: words[grade].before,
    })),
    thinking: hints.thinking,
    texts: shown?.hint.texts ?? [],
    row,
    take: row && composed(look) === 'guess' ? action(words.take, { type: 'take-hint' }) : null,
    why: shown?.hint.of && !shown.chain ? action(words.why, { type: 'why' }) : null,
    chain: shown?.chain ? chainView(look, own, shown.chain) : null,
    count: settings.count ? count : null,
    space: settings.count ? hints.space : null,
  };
}

function chainView(
  look: Look,
  { hints: { shown }, notes }: SeatState,
  { steps, facts }: HintChain,
): HintChainView {
  const words = look.words.hints;
  const spec = noteSpec(look);
  const before = spec && notesIn(notes?.notes ?? [], spec);
  const isNew = before && JSON.stringify(withFacts(before, spec, facts)) !== JSON.stringify(before);
  return {
    heading: words.whyHeading,
    steps: steps.map(({ text }, step) => ({
      ...action(text, { type: 'show-step', step }),
      isLit: step === shown?.step,
    })),
    note: isNew ? action(words.noteWhy, { type: 'note-why' }) : null,
    noted: facts.length > 0 && !isNew ? words.notedWhy : null,
  };
}
