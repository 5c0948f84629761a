// A puzzle solved line by line: its rows are printed, and codes are typed until one fits them all; and the code of a day.

import { randomInt } from 'node:crypto';
import { widestSpec } from '@blackpeg/rules';
import { type GhostView, ghostOf, ghostView, withGhost } from '@blackpeg/screens/challenge';
import { markedRowText } from '@blackpeg/screens/companion';
import {
  createPuzzleScreen,
  dailyGhost,
  dailyView,
  type GivenPuzzle,
  type PuzzleScreen,
  soloMatch,
} from '@blackpeg/screens/daily';
import { resultsOf } from '@blackpeg/screens/days';
import { dailyTexts, type Language, plainTexts, puzzleTexts } from '@blackpeg/wording';
import type { Outcome } from '../command-line/io.ts';
import { codeTyped, exampleRow, pegsText } from '../game/typed-codes.ts';
import { keptMatches, type SavedMatch } from '../saved/saved.ts';
import { type Dialogue, typedAfter, unknownText, untilView, wordIn, wordTexts } from './dialogue.ts';
import { playNew, resumeMatch } from './play.ts';

/** Until it is solved, shown or left. Without a puzzle that is given, any. */
export async function solvePuzzle(dialogue: Dialogue, given?: GivenPuzzle): Promise<void> {
  const { language, printer, thinker } = dialogue;
  const { prompts, puzzle: words } = plainTexts(language);
  const screen = createPuzzleScreen(
    { thinker, dice: (sides) => randomInt(sides), tell: ({ text }) => printer.say(text) },
    { language, date: null, given },
  );
  await untilView(screen, ({ isWorking }) => !isWorking);
  const { position, note } = screen.current();
  if (!position) return printer.say(note);
  sayPuzzle(dialogue, screen);
  printer.say(position.difficulty);
  printer.say(words.how(exampleRow(language, widestSpec(position.edition))));
  while (!screen.current().solution) {
    const line = await typedAfter(dialogue, prompts.code);
    if (line === null || wordIn(language, line)?.word === 'quit') break;
    takeLine(dialogue, screen, line);
  }
  screen.close();
}

function takeLine(dialogue: Dialogue, screen: PuzzleScreen, line: string): void {
  const { language, printer } = dialogue;
  const { position } = screen.current();
  if (!position) return;
  const spec = widestSpec(position.edition);
  switch (wordIn(language, line)?.word) {
    case 'rows':
      sayPuzzle(dialogue, screen);
      break;
    case 'pegs':
      printer.say(pegsText(language, spec));
      break;
    case 'again':
      printer.again();
      break;
    case 'resign':
    case 'suggest':
      printer.say(...position.reasoning);
      screen.do({ type: 'show' });
      break;
    case 'help':
      printer.say(...wordTexts(language, ['rows', 'pegs', 'suggest', 'again', 'help', 'quit']));
      break;
    default: {
      const code = codeTyped(language, spec, line);
      if (code) screen.do({ type: 'try', code, missing: [] });
      else printer.say(unknownText(language, line));
    }
  }
}

function sayPuzzle({ printer, language }: Dialogue, screen: PuzzleScreen): void {
  const { position } = screen.current();
  if (!position) return;
  const { name, rows, edition } = position;
  printer.say(puzzleTexts(language).position(name, rows.length));
  for (const [index, row] of rows.entries())
    printer.say(markedRowText({ language, edition }, index + 1, row));
}

/**
 * Of today unless another day is given. The first match of a day counts; after it, its result is shown. `sent`
 * are the sender's rows in the link, to compare with at the end.
 */
export async function playDaily(
  dialogue: Dialogue,
  date: string | null,
  sent = '',
): Promise<Outcome | undefined> {
  const { language, printer, saved } = dialogue;
  const words = dailyTexts(language);
  const kept = await keptMatches(saved);
  const { code, missing, date: day } = dailyView(language, date, resultsOf(kept), Date.now());
  if (!code) return { kind: 'negative', sentence: missing ?? '' };
  const came = dailyGhost(day, sent);
  if (came !== 'none') printer.say(came === 'bad' ? words.badGhost : words.ghost);
  const ghost = typeof came === 'string' ? null : came.ghost;
  const { daily, action, result } = code;
  if (action.kind === 'start') {
    const origin = { kind: 'daily', date: daily.date, ...(ghost !== null && { ghost }) } as const;
    const { terms, card } = soloMatch(daily.edition, origin);
    return playNew(dialogue, terms, card, daily.code);
  }
  const match = kept.find(({ card }) => card.match === action.match);
  if (match && ghost !== null) await saved.cards.put(match.card.match, withGhost(match.card, ghost));
  if (action.kind === 'resume') return resumeMatch(dialogue, action.match);
  printer.say(plainTexts(language).keeping.today(result));
  const beside = match && ghost !== null && comparison(language, match, ghost);
  if (beside) printer.say(beside.summary, ...beside.rows.map(({ text }) => text));
  return undefined;
}

function comparison(language: Language, { card, state }: SavedMatch, ghost: string): GhostView | null {
  return ghostView(language, state.terms.edition, ghostOf(withGhost(card, ghost)), state.round.boards[0]);
}
