// The real board a companion reasons with: its rows so far, and what follows from them.

import { type Clues, type Edition, isBroken, type MarkedGuess, widestSpec } from '@blackpeg/rules';
import type { Deduction } from '@blackpeg/solver';
import { codesLeftText, companionTexts, contradictionTexts, type Speaker, seatName } from '@blackpeg/wording';
import type { HintScene } from '../game/hints.ts';
import { answerTyped } from './answers.ts';
import type { Desk } from './desk.ts';
import { codeTyped } from './pegs.ts';

export interface Companion {
  readonly desk: Desk;
  readonly edition: Edition;
  rows: readonly MarkedGuess[];
  /** Clues given for these rows. */
  told: readonly Deduction[];
}

export function setRows(companion: Companion, rows: readonly MarkedGuess[]): void {
  companion.rows = rows;
  companion.told = [];
}

/** A row, then its answer, with a colon or a space between them; null for anything else. */
export function markedRowTyped({ desk, edition }: Companion, line: string): MarkedGuess | null {
  const spec = widestSpec(edition);
  for (const cut of line.matchAll(/[:\s]+/g)) {
    const guess = codeTyped(desk.language, spec, line.slice(0, cut.index));
    const mark = answerTyped(desk.language, edition, line.slice(cut.index + cut[0].length));
    if (guess && mark) return { guess, mark };
  }
  return null;
}

export function sceneOf({ desk, edition, rows }: Companion): HintScene {
  const { thinker, language } = desk;
  const speaker: Speaker = { language, edition, you: 0, names: (seat) => seatName(language, seat) };
  return { thinker, clues: cluesOf(edition, rows), places: [...rows.keys()], speaker };
}

/** Whether the code is found, else how many still fit; where none does, what cannot be. */
export async function sayStanding({ desk, edition, rows }: Companion): Promise<void> {
  const { printer, language, thinker } = desk;
  const found = rows.findIndex(({ mark }) => isBroken(mark, widestSpec(edition).holes));
  if (found >= 0) return void printer.say(companionTexts(language).found(found + 1));
  const clues = cluesOf(edition, rows);
  const { count } = await thinker.ask('fits', { clues, list: 0 });
  printer.say(codesLeftText(language, count));
  const contradiction = count === 0 ? await thinker.ask('contradiction', { clues }) : null;
  if (!contradiction) return;
  for (const text of contradictionTexts({ language, edition }, contradiction)) printer.say(text);
}

function cluesOf(edition: Edition, rows: readonly MarkedGuess[]): Clues {
  return { spec: widestSpec(edition), marking: edition.marking, rows, missing: null };
}
