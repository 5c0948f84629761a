// Reads a board off the screen as a person does: rows, pegs and answers, and nothing else of the match.

import {
  type Clues,
  type Code,
  type Edition,
  type Feedback,
  fittingCode,
  type MarkedGuess,
  mark,
  specFor,
} from '@blackpeg/rules';
import { kindOfLetter, type Language } from '@blackpeg/wording';
import { SHAPES } from './board/pieces.ts';
import { KEYS, type Played } from './player.testing.ts';

export interface Reading {
  readonly language: Language;
  readonly edition: Edition;
  /** Column at which the board begins. */
  readonly x?: number;
}

/** Columns of a peg and the gap after it, and those before the first. */
const PEG = 5;
const MARGIN = 4;

/** Rows with an answer, row 1 first. */
export function rowsOn(text: string, reading: Reading): readonly MarkedGuess[] {
  const { edition, x = 0 } = reading;
  const holes = edition.holes[0] ?? 0;
  return text
    .split('\n')
    .flatMap((line) => {
      const row = line.slice(x);
      const number = Number(/^.\s*(\d+) /.exec(row)?.[1] ?? 0);
      const answer = /(\d)\+(\d)(?:\+(\d))?/.exec(
        row.slice(MARGIN + PEG * holes, MARGIN + PEG * holes + holes + 8),
      );
      const guess = codeOn(row, reading);
      if (number === 0 || !answer || !guess) return [];
      const [black, white, blue] = [1, 2, 3].map((part) => Number(answer[part] ?? 0));
      return [{ number, guess, mark: { black, white, blue } as Feedback }];
    })
    .sort((a, b) => a.number - b.number)
    .map(({ guess, mark: given }) => ({ guess, mark: given }));
}

/** The pegs of one line; null if a hole is not filled. */
export function codeOn(row: string, { edition, language }: Reading): Code | null {
  const pegs = Array.from({ length: edition.holes[0] ?? 0 }, (_, hole) =>
    pegOn(row.slice(MARGIN + hole * PEG, MARGIN + (hole + 1) * PEG - 1), edition, language),
  );
  return pegs.every((peg) => peg !== null) ? pegs : null;
}

function pegOn(cell: string, edition: Edition, language: Language): number | null {
  const signs = cell.replace(/[\s()[\]]/g, '');
  if (edition.facets.length === 1) return /\d/.test(signs) ? Number(/\d/.exec(signs)?.[0]) : null;
  const [colour = '', shape = ''] = signs;
  const kinds = [
    colour === '-' ? 0 : kindOfLetter(language, edition, 0, colour),
    shape === '-' ? 0 : (SHAPES as readonly string[]).indexOf(shape) + 1,
  ];
  return kinds[0] === undefined || (kinds[1] === 0 && shape !== '-') ? null : kinds[0] * 10 + (kinds[1] ?? 0);
}

/** What to type for a code: digits, two of them for a pair. */
export function typed({ facets }: Edition, code: Code): string {
  return code.map((peg) => String(peg).padStart(facets.length, '0')).join('');
}

/** Places rows that fit all the answers on the screen, until `over` is shown. */
export async function seek(player: Played, reading: Reading, over: RegExp): Promise<number> {
  const { edition } = reading;
  const clues: Omit<Clues, 'rows'> = {
    spec: specFor(edition, 0, edition.blanks !== 'off'),
    marking: edition.marking,
    missing: null,
  };
  for (let row = 1; row <= edition.rows; row += 1) {
    const rows = rowsOn(player.emulator.text(), reading);
    const guess = fittingCode({ ...clues, rows });
    if (!guess) throw new Error(`No code fits what the screen shows:\n${player.emulator.text()}`);
    player.press(typed(edition, guess), KEYS.enter);
    const text = await player.until((shown) => over.test(shown) || rowsOn(shown, reading).length === row);
    if (over.test(text)) return row;
  }
  throw new Error(`All rows are placed, and the round is not over:\n${player.emulator.text()}`);
}

/** The answer to the row on the screen for the code on the screen. */
export function earned({ marking }: Edition, code: Code, guess: Code): Feedback {
  return mark(marking, code, guess);
}

/** Moves down a list until the selected line contains this. */
export async function pick(player: Played, label: string): Promise<string> {
  const chosen = () => /^.*▸ .*$/m.exec(player.emulator.text())?.[0] ?? '';
  player.press(KEYS.home);
  await player.until((text) => /▸ 1 /.test(text));
  for (let line = 0; line < 30; line += 1) {
    if (chosen().includes(label)) return chosen();
    const before = chosen();
    player.press(KEYS.down);
    await player.until(() => chosen() !== before);
  }
  throw new Error(`There is no "${label}" in the list:\n${player.emulator.text()}`);
}

/** Changes the chosen line of a form until it shows this. */
export async function setTo(player: Played, label: string, value: string): Promise<void> {
  for (let step = 0; step < 12; step += 1) {
    const line = await pick(player, label);
    if (line.includes(`‹ ${value} ›`)) return;
    player.press(KEYS.right);
    await player.until((text) => !text.includes(line));
  }
  throw new Error(`"${label}" cannot be "${value}":\n${player.emulator.text()}`);
}
