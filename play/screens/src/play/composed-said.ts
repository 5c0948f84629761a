// The announcements while a row is composed: every change to it is announced.

import { type Draft, type Hole, type Intent, type IntentOutcome, pegIn } from '@blackpeg/session';
import { codeText, commonTexts } from '@blackpeg/wording';
import type { Cue } from '../screen.ts';
import type { ToldOf } from './effects.ts';
import { halfChosen } from './model/board.ts';
import type { Look } from './model/look.ts';
import { sentence, type Unsaid } from './said.ts';

interface Composed {
  readonly intent: Intent;
  readonly before: Draft;
  readonly outcome: IntentOutcome;
  readonly told: ToldOf;
}

/** A peg that is placed or taken out has a sound; of several at once each vibrates, and the row is announced. */
export function composedSaid(look: Look, { intent, before, outcome, told }: Composed): readonly Unsaid[] {
  if (outcome.kind !== 'draft') return [];
  const { draft } = outcome;
  const hole = draft.holes.findIndex((kinds, index) => kinds !== before.holes[index]);
  const changed = draft.holes[hole];
  const text = told === null ? '' : told === 'row' ? rowNow(look, draft) : actText(look, intent, draft, hole);
  if (!changed) return text === '' ? [] : [sentence('peg', text)];
  const isOut = draft.holes.every((kinds, index) => kinds === before.holes[index] || isEmpty(kinds));
  const cue: Cue = { kind: isOut ? 'peg-out' : 'peg-in' };
  const said = sentence('peg', text, cue);
  return [told === 'act' && ECHOED.has(intent.type) ? { ...said, hole } : said];
}

/** If pegs are not to be announced: a peg that is placed or taken out by its own key or tap, which names it already. */
export function withoutEcho(said: readonly Unsaid[], { intent, told }: Pick<Composed, 'intent' | 'told'>) {
  const isEcho = told === 'act' && ECHOED.has(intent.type);
  return isEcho ? said.map((one) => (one.cue === null ? one : { ...one, text: '' })) : said;
}

/** Everything else changes pegs that the player did not name. That there was nothing to take out has no cue, and is announced. */
const ECHOED: ReadonlySet<Intent['type']> = new Set(['peg', 'kind', 'take-out', 'take-back']);

/** `hole` is the first that changed; negative if none did. */
function actText(look: Look, intent: Intent, draft: Draft, hole: number): string {
  const { words, speaker } = look;
  const isNew = hole >= 0;
  switch (intent.type) {
    case 'undo':
      return isNew ? `${words.keys.undone} ${rowNow(look, draft)}` : words.row.nothingToUndo;
    case 'clear':
      return isNew ? words.keys.cleared : words.row.nothingToClear;
    case 'swap':
      return isNew ? rowNow(look, draft) : holeNow(look, draft, intent.to);
    case 'fill':
      return words.keys.filled(codeText(speaker, [intent.peg]));
    case 'repeat-last':
      return look.round.placed === 0 ? words.row.noLastRow : rowNow(look, draft);
    case 'take-back':
      return isNew ? holeNow(look, draft, hole) : words.row.nothingToClear;
    case 'take-out':
      return holeNow(look, draft, isNew ? hole : (intent.hole ?? draft.cursor));
    case 'choose-blanks': {
      const { blanks, withBlanks, withoutBlanks } = words.hiding;
      return commonTexts(speaker.language).named(blanks, draft.hiding.blanks ? withBlanks : withoutBlanks);
    }
    default:
      return isNew ? holeNow(look, draft, hole) : '';
  }
}

function rowNow(look: Look, { holes }: Draft): string {
  const { words, speaker } = look;
  if (holes.every(isEmpty)) return words.row.nothingToClear;
  const halves = holes.map((hole) => halfChosen(look, hole));
  const contents = halves.some((half) => half !== null)
    ? holes.map((hole, index) => halves[index] ?? codeText(speaker, [pegIn(hole)], 'brief')).join(', ')
    : codeText(speaker, holes.map(pegIn), 'brief');
  return words.keys.rowNow(contents);
}

function holeNow(look: Look, { holes }: Draft, index: number): string {
  const { words, speaker } = look;
  const hole = holes[index] ?? [];
  const peg = pegIn(hole);
  const content =
    peg === null ? (halfChosen(look, hole) ?? words.board.stillEmpty) : codeText(speaker, [peg]);
  return words.board.hole(index + 1, content);
}

function isEmpty(hole: Hole): boolean {
  return hole.every((kind) => kind === null);
}
