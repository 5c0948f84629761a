// A row put together outside of a match: the pegs, the keys, and how both are drawn.

import { type Code, type Edition, specFor } from '@blackpeg/rules';
import { codeIn, type Draft, type DraftIntent, edit, emptyDraft, unfilled } from '@blackpeg/session';
import { draftFaultText, type Language } from '@blackpeg/wording';
import type { Canvas } from './canvas.ts';
import type { Key } from './keys.ts';
import { draftPiece, type Making, type Piece, putPieces } from './pieces.ts';
import { keyMeaning } from './play/key-meaning.ts';
import { paletteLines } from './play/palette.ts';

export interface Composer {
  draft(): Draft;
  code(): Code | null;
  /** A sentence where the key was for the row but came to nothing, empty where it came to something, null where it was not for the row. */
  press(key: Key, language: Language): string | null;
  put(code: Code): void;
  clear(): void;
}

export function createComposer(edition: Edition, blanks = edition.blanks !== 'off'): Composer {
  const spec = specFor(edition, 0, blanks);
  let draft = emptyDraft(spec);

  function change(intent: DraftIntent, language: Language): string {
    const after = edit(draft, intent, null);
    if (!after) return draftFaultText({ language, edition }, { kind: 'not-on-palette' });
    draft = after;
    return '';
  }

  return {
    draft: () => draft,
    code: () => codeIn(draft),
    press(key, language) {
      const meaning = keyMeaning(key, { letters: false, language, pegs: edition, draft });
      switch (meaning?.kind) {
        case 'place':
          return change({ type: 'kind', kind: meaning.value, facet: null, hole: null }, language);
        case 'fill':
          return change({ type: 'fill', peg: meaning.value }, language);
        case 'step':
          return change({ type: 'step', by: meaning.by }, language);
        case 'take-back':
          return change({ type: 'take-back' }, language);
        case 'take-out':
          return change({ type: 'take-out', hole: null }, language);
        case 'command':
          if (meaning.command !== 'undo' && meaning.command !== 'clear') return null;
          return change({ type: meaning.command }, language);
        default:
          return null;
      }
    },
    put(code) {
      draft = emptyDraft(spec);
      for (const [hole, peg] of code.entries())
        draft = edit(draft, { type: 'peg', peg, hole }, null) ?? draft;
    },
    clear() {
      draft = emptyDraft(spec);
    },
  };
}

/** The row, then a line or two of pegs to choose from; gives the line after them. */
export function drawComposer(
  canvas: Canvas,
  x: number,
  y: number,
  making: Making,
  composer: Composer,
): number {
  const { holes, cursor, spec } = composer.draft();
  putPieces(
    canvas,
    x,
    y,
    holes.map((hole, index) => draftPiece(making, hole, 4, index === cursor)),
    1,
  );
  const lines: readonly (readonly Piece[])[] = paletteLines(making, spec);
  for (const [line, pieces] of lines.entries()) putPieces(canvas, x, y + 2 + line, pieces, 1);
  return y + 2 + lines.length;
}

/** Holes not filled yet, from 1. */
export function openHoles(composer: Composer): readonly number[] {
  return unfilled(composer.draft()).map((hole) => hole + 1);
}
