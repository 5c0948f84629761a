// The line-mode game as its player meets it: a line typed, an answer in words.

import { formatCode, parseCode } from '@blackpeg/notation';
import type { Action, MatchEvent, Round } from '@blackpeg/rules';
import {
  announce,
  boardText,
  endingText,
  feedbackText,
  type Language,
  outcomeText,
  plainSpeaker,
  resultText,
  type Speaker,
  terminalTexts,
  textFaultText,
  violationText,
} from '@blackpeg/wording';
import { boardOf, type Game, specOf, take } from './line-game.ts';
import { gameHelp } from './line-help.ts';
import { signAndName } from './sign-and-name.ts';
import { drawTable } from './table.ts';

/** What is said, and the game after it. */
export interface Answer {
  readonly game: Game;
  readonly text: string;
}

const PLAYER = 0;

/** A word of the game, or a row; an empty line asks for nothing. */
export function answerTo(language: Language, game: Game, line: string, now: number): Answer {
  switch (wordIn(language, line)) {
    case 'empty':
      return { game, text: '' };
    case 'rows':
      return { game, text: rowsText(language, game) };
    case 'help':
      return { game, text: gameHelp(language, game) };
    case 'resign':
      return wish(language, game, { type: 'resign-round' }, now);
    case 'quit':
      return leave(language, game, now);
    case 'row': {
      const guess = parseCode(specOf(game), line);
      if (guess.ok) return wish(language, game, { type: 'place-guess', guess: guess.value }, now);
      return { game, text: `${textFaultText(speakerFor(language, game), line, guess.error, 'guess')}\n` };
    }
  }
}

/** The match ends where it stands, and the code is shown. */
export function leave(language: Language, game: Game, now: number): Answer {
  return wish(language, game, { type: 'resign-match' }, now);
}

const LINE_WORDS = ['rows', 'help', 'resign', 'quit'] as const;

/** English words go in every language. */
function wordIn(language: Language, line: string): (typeof LINE_WORDS)[number] | 'row' | 'empty' {
  const typed = line.trim().toLowerCase();
  if (typed === '') return 'empty';
  const { typed: words } = terminalTexts(language).play;
  return LINE_WORDS.find((word) => word === typed || words[word].includes(typed)) ?? 'row';
}

function wish(language: Language, game: Game, action: Action, now: number): Answer {
  const step = take(game, PLAYER, action, now);
  if (!step.ok) return { game, text: `${violationText(speakerFor(language, game), step.error)}\n` };
  const after = step.value.game;
  const lines = step.value.events.flatMap((event) => eventLines(language, after, event));
  return { game: after, text: lines.map((line) => `${line}\n`).join('') };
}

/** The player has just typed the row and knows the table: only what is new is said. */
function eventLines(language: Language, game: Game, event: MatchEvent): readonly string[] {
  const speaker = speakerFor(language, game);
  const { state } = game;
  switch (event.type) {
    case 'guess-marked':
      return [announce(speaker, state, event, 'brief')];
    case 'codes-revealed':
      return event.codes.map(({ code }) =>
        terminalTexts(language).play.codeWas(signAndName(language, speaker.edition, code)),
      );
    case 'search-ended':
      return event.ending.kind === 'resigned' ? [endingText(speaker, state.round, event.ending)] : [];
    case 'round-closed':
      return isGivenUp(state.round) ? [] : [outcomeText(speaker, state.round, event.outcome)];
    case 'match-closed':
      return event.result.kind === 'finished' ? [] : [resultText(speaker, event.result)];
    default:
      return [];
  }
}

/** The rows a given-up code is said to have held for are not those the player placed (E4). */
function isGivenUp({ ending }: Round): boolean {
  return ending?.kind === 'resigned' || ending?.kind === 'match-resigned';
}

function rowsText(language: Language, game: Game): string {
  const board = boardOf(game);
  const { edition } = game.state.terms;
  if (board.rows.length === 0) return `${boardText(speakerFor(language, game), board).join('\n')}\n`;
  const rows = board.rows.map(({ guess, mark }, index) => [
    String(index + 1),
    typeof guess === 'string' ? '' : formatCode(specOf(game), guess),
    mark === null || mark === 'hidden' ? '' : feedbackText(language, edition, mark, board.holes),
  ]);
  return drawTable(rows, ['right', 'left', 'left']);
}

function speakerFor(language: Language, { state }: Game): Speaker {
  return plainSpeaker(language, state.terms, PLAYER);
}
