// A row composed outside of a match: the pegs, the keys, and how both are drawn.

import { type Code, type Edition, specFor } from '@blackpeg/rules';
import { draftKey, rowPasted } from '@blackpeg/screens';
import { boundTo, STANDARD_KEYS } from '@blackpeg/screens/play';
import {
  codeIn,
  type Draft,
  type DraftIntent,
  edit,
  emptyDraft,
  notFilled,
  unfilled,
} from '@blackpeg/session';
import { draftFaultText, type Language } from '@blackpeg/wording';
import type { Area } from '../frame/screen.ts';
import type { Canvas, CanvasPoint } from '../terminal/canvas.ts';
import { type Key, pressOf } from '../terminal/keys.ts';
import { paletteLines, spread } from './palette.ts';
import { type Compose, draftPieces, type Making, type Piece, putPieces } from './pieces.ts';

export interface Composer {
  draft(): Draft;
  code(): Code | null;
  /** A sentence if the key was for the row but failed, empty if it succeeded, null if it was not for the row. */
  press(key: Key, language: Language): string | null;
  /** What was clicked. */
  compose(intent: DraftIntent): void;
  put(code: Code): void;
  clear(): void;
}

export function createComposer(edition: Edition, blanks = edition.blanks !== 'off'): Composer {
  const spec = specFor(edition, 0, blanks);
  let draft = emptyDraft(spec);

  function change(intent: DraftIntent, language: Language): string {
    const after = edit(draft, intent, null);
    if (!after.ok) return draftFaultText({ language, edition }, after.error);
    draft = after.value;
    return '';
  }

  return {
    draft: () => draft,
    code: () => codeIn(draft),
    press(key, language) {
      const intents = intentsOf(key, draft, language);
      return intents?.reduce((_, intent) => change(intent, language), '') ?? null;
    },
    compose(intent) {
      const after = edit(draft, intent, null);
      if (after.ok) draft = after.value;
    },
    put(code) {
      const after = edit(emptyDraft(spec), { type: 'repeat-last' }, code);
      if (after.ok) draft = after.value;
    },
    clear() {
      draft = emptyDraft(spec);
    },
  };
}

/** Null for keys that are not for the row. */
function intentsOf(key: Key, { spec }: Draft, language: Language): readonly DraftIntent[] | null {
  if (key.kind === 'paste') return rowPasted(language, spec, key.text);
  if (key.kind === 'named' && (key.name === 'left' || key.name === 'right'))
    return [{ type: 'step', by: key.name === 'left' ? -1 : 1 }];
  const press = pressOf(key);
  const intent = press && draftKey(press, spec);
  if (intent) return [intent];
  const command = press && boundTo(STANDARD_KEYS, press.key);
  return command === 'undo' || command === 'clear' ? [{ type: command }] : null;
}

/** Window height below which there are no blank lines. */
const TIGHT = 13;

export function isTight({ rows }: Pick<Area, 'rows'>): boolean {
  return rows < TIGHT;
}

/** The row being filled. */
export function drawDraft(
  canvas: Canvas,
  { x, y }: CanvasPoint,
  making: Making,
  draft: Draft,
  compose: Compose | null,
): void {
  putPieces(canvas, x, y, draftPieces(making, draft, 4, compose), 1);
}

/** The pegs to choose from, in as few lines as the columns allow. */
export function composerPalette(
  making: Making,
  { spec }: Draft,
  compose: Compose | null,
  columns: number,
): readonly (readonly Piece[])[] {
  return spread(paletteLines(making, spec, compose), columns);
}

export function drawPalette(
  canvas: Canvas,
  { x, y }: CanvasPoint,
  lines: readonly (readonly Piece[])[],
): void {
  for (const [line, pieces] of lines.entries()) putPieces(canvas, x, y + line, pieces, 0);
}

/** Holes not filled yet, from 1. */
export function openHoles(composer: Composer): readonly number[] {
  return unfilled(composer.draft()).map((hole) => hole + 1);
}

/** Why it cannot be used yet. */
export function notFilledText(language: Language, edition: Edition, composer: Composer): string {
  return draftFaultText({ language, edition }, notFilled(composer.draft()));
}
