// `blackpeg review`: reviews the boards of a match, row by row.

import { existsSync } from 'node:fs';
import { formatCode, formatEdition, formatLog } from '@blackpeg/notation';
import {
  answeredRows,
  beginMatch,
  type Code,
  type CodeSpec,
  cluesOf,
  type Edition,
  err,
  evolve,
  type Marking,
  type MatchEvent,
  type MatchState,
  ok,
  type Result,
} from '@blackpeg/rules';
import { searchText } from '@blackpeg/screens/review';
import {
  type BoardReview,
  type Field,
  type Knowledge,
  openField,
  review as reviewBoard,
} from '@blackpeg/solver';
import {
  boardName,
  type Language,
  noBoardsText,
  plainTexts,
  seatName,
  terminalTexts,
} from '@blackpeg/wording';
import { type Context, command } from '../command-line/command.ts';
import { jsonLine } from '../command-line/command-output.ts';
import { faultText } from '../command-line/fault.ts';
import { readText } from '../command-line/files.ts';
import { badInput, DONE, type Outcome } from '../command-line/io.ts';
import { chartLines } from '../game/texts.ts';
import { keptMatch, openSaved } from '../saved/saved.ts';
import { matchFaultText, parseMatch } from './match-file.ts';

export const review = command({
  name: 'review',
  takes: ['file'],
  options: { json: {} },
  run: async ({ values, positionals: [file = '-'], ...context }) => {
    const { console, language } = context;
    const text = await textOf(file, context);
    if (!text.ok) return text.error;
    const match = parseMatch(file, text.value);
    if (!match.ok) return badInput(faultText(language, match.error));
    const { edition } = match.value.terms;
    const boards = playedBoards(match.value.events);
    const fieldFor = fieldKeeper();
    const reviewed: object[] = [];
    if (boards.length === 0 && !values.json) {
      const isOver = match.value.events.at(-1)?.type === 'match-closed';
      const why = isOver ? '' : `${terminalTexts(language).replay.unfinished} `;
      await console.out.write(`${why}${noBoardsText(language)}\n`);
    }
    for (const board of boards) {
      const { spec, marking } = board.knowledge;
      const found = reviewBoard(fieldFor(spec, marking), board.knowledge);
      if (values.json) reviewed.push(boardJson(board, found));
      else await console.out.write(boardText(language, edition, board, found));
    }
    if (values.json) await console.out.write(jsonLine({ edition: formatEdition(edition), boards: reviewed }));
    const fault = match.value.isCut ? match.value.firstFault() : null;
    return fault ? { kind: 'negative', sentence: matchFaultText(language, match.value, fault) } : DONE;
  },
});

/** A file, or if there is none of this name, a match stored on this machine; an unfinished one keeps its codes. */
async function textOf(file: string, { console, language, env }: Context): Promise<Result<string, Outcome>> {
  const kept =
    file === '-' || existsSync(file)
      ? null
      : await keptMatch(
          openSaved(env, () => {}),
          file,
        );
  if (!kept) return ok(await readText(file, console));
  if (kept.state.phase === 'closed') return ok(formatLog(kept.log));
  return err({ kind: 'negative', sentence: plainTexts(language).keeping.unfinished });
}

/** Rounds of a match mostly have the same codes, and opening a field takes a while. */
function fieldKeeper(): (spec: CodeSpec, marking: Marking) => Field {
  const fields = new Map<string, Field>();
  return (spec, marking) => {
    const key = JSON.stringify([spec, marking]);
    const field = fields.get(key) ?? openField(spec, marking);
    fields.set(key, field);
    return field;
  };
}

function boardText(language: Language, edition: Edition, board: PlayedBoard, found: BoardReview): string {
  const { knowledge, numbers, breaker, round, finished } = board;
  const code = (guess: Code) => formatCode(knowledge.spec, guess);
  const { rows, whole } = searchText({ language, edition, code }, { clues: knowledge, numbers }, found);
  const heading = boardName(language, round, seatName(language, breaker), finished);
  const chart = [plainTexts(language).review.chart, ...chartLines(language, found, numbers)];
  const lines = [...rows, whole].map((texts) => texts.join(' '));
  return `${[heading, ...lines, ...chart, ''].join('\n')}\n`;
}

function boardJson({ knowledge, numbers, round, breaker, finished }: PlayedBoard, found: BoardReview) {
  const sign = (code: Code) => formatCode(knowledge.spec, code);
  const numberOf = (row: number | null) => (row === null ? null : (numbers[row] ?? null));
  return {
    round: round.number,
    replay: round.replay,
    seat: breaker + 1,
    finished,
    rows: found.rows.map(({ row, guess, best, ...figures }) => ({
      row: numberOf(row),
      guess: sign(guess),
      feedback: knowledge.rows[row]?.mark,
      ...figures,
      best: { ...best, guess: sign(best.guess) },
    })),
    certainAfter: numberOf(found.certainAfter),
    contradictedAt: numberOf(found.contradictedAt),
    skill: found.skill,
    luck: found.luck,
  };
}

interface PlayedBoard {
  readonly round: { readonly number: number; readonly replay: number };
  readonly breaker: number;
  readonly finished: boolean;
  readonly knowledge: Knowledge;
  /** For each row of the knowledge the row of the board, counted from 1: a lost row is not a clue. */
  readonly numbers: readonly number[];
}

/** Boards on which nothing was answered are left out. */
function playedBoards([opened, ...events]: readonly MatchEvent[]): readonly PlayedBoard[] {
  if (opened?.type !== 'match-opened') return [];
  const boards: PlayedBoard[] = [];
  let state = beginMatch(opened);
  for (const event of events) {
    state = evolve(state, event);
    if (event.type === 'search-ended') boards.push(...boardsIn(state, true));
  }
  if (state.round.ending === null) boards.push(...boardsIn(state, false));
  return boards.filter(({ knowledge }) => knowledge.rows.length > 0);
}

function boardsIn(state: MatchState, finished: boolean): readonly PlayedBoard[] {
  const { number, replay, boards } = state.round;
  return boards.map((board) => {
    const knowledge = cluesOf(state, board);
    const numbers = answeredRows(board)
      .slice(0, knowledge.rows.length)
      .map((row) => row + 1);
    return { round: { number, replay }, breaker: board.breaker, finished, knowledge, numbers };
  });
}
