// Hints as every face shows them: what can be asked, what was told, and why it is so.

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
  /** Why none is given here; null where they are. */
  readonly off: string | null;
  /** Each says before it is used what it will reveal. */
  readonly grades: readonly (PlayAction & { readonly grade: HintGrade; readonly before: string })[];
  readonly thinking: boolean;
  /** A row that is shown comes first, in words. */
  readonly texts: readonly string[];
  /** The row that is shown; null for none. */
  readonly row: Code | null;
  /** Puts a row that was shown on the board; null where none is, or none can be placed. */
  readonly take: PlayAction | null;
  /** Asks why it is so; null where nothing is to be explained, or it is. */
  readonly why: PlayAction | null;
  /** Why it is so, once that was asked. */
  readonly chain: HintChainView | null;
  /** Codes that still fit, in words and as a picture; null where it is not wanted, the picture also until it is there. */
  readonly count: string | null;
  readonly space: CodeSpace | null;
}

export interface HintChainView {
  readonly heading: string;
  /** One of them is lit on the board; choosing another lights that one. */
  readonly steps: readonly (PlayAction & { readonly isLit: boolean })[];
  /** Writes what they show into the notes; null where nothing can be written. */
  readonly note: PlayAction | null;
  /** That it is written; null where it is not, or nothing can be. */
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
