// `blackpeg puzzle`: a position that one code alone fits, from a seed; `blackpeg daily`: the puzzle and the code of a day,
// and the calendar around it.

import { randomInt } from 'node:crypto';
import { formatChallenge, formatCode, formatEdition, formatPosition, formatRows } from '@blackpeg/notation';
import { type Edition, err, ok, type Result, widestSpec } from '@blackpeg/rules';
import { dayOf } from '@blackpeg/screens/days';
import {
  type DailyCode,
  type DailyPuzzle,
  dailyCode,
  dailyPuzzle,
  makePuzzle,
  openField,
  type Puzzle,
} from '@blackpeg/solver';
import {
  answerText,
  difficultyOf,
  difficultyText,
  editionText,
  type Language,
  puzzleTexts,
  reasoningTexts,
} from '@blackpeg/wording';
import { parseSeed } from '../command-line/args.ts';
import { command } from '../command-line/command.ts';
import { codeSign, deductionJson, drawTable, jsonLine, signAndName } from '../command-line/command-output.ts';
import { EDITION_OPTIONS, oneLengthEdition } from '../command-line/edition-args.ts';
import { faultText, type UsageFault } from '../command-line/fault.ts';
import { badInput, DONE } from '../command-line/io.ts';
import { calendarTexts } from '../game/calendar.ts';
import { FRONT_OPTIONS, openFront } from '../game/faces.ts';
import { playDaily, solvePuzzle } from '../plain/puzzle.ts';
import { openSaved } from '../saved/saved.ts';

/** Some games need many tries until a position fits on the board; for most the first does. */
const TRIES = 100;

/** Seeds that are easy to pass on. */
const SEEDS = 1_000_000;

/** A puzzle is printed, or played. */
const PRINTED_OR_PLAYED = {
  options: { solution: {}, json: {}, play: {}, ...FRONT_OPTIONS },
  apart: [
    ['play', 'json'],
    ['play', 'solution'],
  ],
  only: { brief: 'play', cells: 'play' },
} as const;

export const puzzle = command({
  ...PRINTED_OR_PLAYED,
  name: 'puzzle',
  takes: [],
  options: { seed: { takes: 'number' }, ...EDITION_OPTIONS, ...PRINTED_OR_PLAYED.options },
  run: async ({ values, positionals: _, ...context }) => {
    const { console, language } = context;
    const edition = oneLengthEdition(values);
    if (!edition.ok) return badInput(faultText(language, edition.error));
    const seed = parseSeed(values.seed ?? String(randomInt(SEEDS)));
    if (!seed.ok) return badInput(faultText(language, seed.error));
    const { rows, marking } = edition.value;
    const field = openField(widestSpec(edition.value), marking);
    const made = makePuzzle(field, seed.value, { mostRows: rows, tries: TRIES });
    if (!made.ok) return { kind: 'negative', sentence: puzzleTexts(language).noPuzzle(made.error.most) };
    const { value: found } = made;
    if (values.play)
      return openFront(context, values, {
        async byLines(dialogue) {
          await solvePuzzle(dialogue, { edition: edition.value, puzzle: found });
          return undefined;
        },
        async onScreen(app) {
          const { createPuzzleScreen } = await import('../screen/puzzle-screen.ts');
          app.open(createPuzzleScreen(app, null, { edition: edition.value, puzzle: found }));
          return undefined;
        },
      });
    const shown = {
      edition: edition.value,
      puzzle: found,
      seed: seed.value,
      withSolution: values.solution,
    };
    await console.out.write(
      values.json
        ? jsonLine(puzzleJson(shown))
        : `${puzzleText(language, shown)}${puzzleTexts(language).seed(seed.value)}\n`,
    );
    return DONE;
  },
});

export const daily = command({
  ...PRINTED_OR_PLAYED,
  name: 'daily',
  takes: [],
  options: { date: { takes: 'date' }, calendar: {}, ...PRINTED_OR_PLAYED.options },
  apart: [...PRINTED_OR_PLAYED.apart, ['calendar', 'play'], ['calendar', 'json'], ['calendar', 'solution']],
  run: async ({ values, positionals: _, ...context }) => {
    const { console, language } = context;
    const date = values.date ?? dayOf(Date.now());
    if (!dailyCode(date).ok) return badInput(faultText(language, badDate(date)));
    if (values.calendar) {
      const saved = openSaved(context.env, () => {});
      await console.out.write(`${(await calendarTexts(language, saved, date, Date.now())).join('\n')}\n`);
      return DONE;
    }
    if (values.play)
      return openFront(context, values, {
        byLines: (dialogue) => playDaily(dialogue, date),
        async onScreen(app) {
          const { createDailyScreen } = await import('../screen/puzzle-screen.ts');
          app.open(createDailyScreen(app, date));
          return undefined;
        },
      });
    const day = codeAndPuzzle(date);
    if (!day.ok) return badInput(faultText(language, day.error));
    const text = values.json
      ? jsonLine(dayJson(day.value, values.solution))
      : dayText(language, day.value, values.solution);
    await console.out.write(text);
    return DONE;
  },
});

interface Day {
  readonly code: DailyCode;
  readonly puzzle: DailyPuzzle;
}

function codeAndPuzzle(date: string): Result<Day, UsageFault> {
  const code = dailyCode(date);
  const puzzle = dailyPuzzle(date, openField);
  if (code.ok && puzzle.ok) return ok({ code: code.value, puzzle: puzzle.value });
  return err(badDate(date));
}

function badDate(date: string): UsageFault {
  return { kind: 'bad-date', option: '--date', given: date };
}

function dayText(language: Language, { code, puzzle }: Day, withSolution: boolean): string {
  const words = puzzleTexts(language);
  const { edition } = code;
  const hidden = withSolution ? [words.solution(signAndName(language, edition, code.code))] : [];
  const lines = [words.dayCode(editionText(language, edition)), words.link(formatChallenge(code)), ...hidden];
  return `${words.dayPuzzle(puzzle.date)}\n${puzzleText(language, { ...puzzle, seed: null, withSolution })}\n${lines.join('\n')}\n`;
}

function dayJson({ code, puzzle }: Day, withSolution: boolean) {
  return {
    date: code.date,
    version: code.version,
    puzzle: puzzleJson({ ...puzzle, seed: null, withSolution }),
    code: {
      edition: formatEdition(code.edition),
      link: formatChallenge(code),
      ...(withSolution && { solution: codeSign(code.edition, code.code) }),
    },
  };
}

interface ShownPuzzle {
  readonly edition: Edition;
  readonly puzzle: Puzzle;
  /** The seed; null for a puzzle that is known by its day. */
  readonly seed: number | null;
  readonly withSolution: boolean;
}

function puzzleText(language: Language, shown: ShownPuzzle): string {
  const { edition, puzzle, withSolution } = shown;
  const { rows, spec } = puzzle.knowledge;
  const words = puzzleTexts(language);
  const table = drawTable(
    rows.map(({ guess, mark }, index) => [
      String(index + 1),
      formatCode(spec, guess),
      answerText(language, edition.name, mark),
    ]),
    ['right', 'left', 'left'],
  );
  const solution = [
    ...reasoningTexts({ language, edition }, puzzle.reasoning),
    words.solution(signAndName(language, edition, puzzle.solution)),
  ];
  const lines = [
    difficultyText(language, puzzle),
    words.link(linkOf(shown)),
    ...(withSolution ? solution : []),
  ];
  return `${words.position(editionText(language, edition), rows.length)}\n${table}${lines.join('\n')}\n`;
}

function puzzleJson(shown: ShownPuzzle) {
  const { edition, puzzle, seed, withSolution } = shown;
  const { knowledge, reasoning, solution } = puzzle;
  const { spec, marking, rows } = knowledge;
  const steps = reasoning.steps.map(({ deductions, open }) => ({
    deductions: deductions.map(deductionJson),
    open,
  }));
  return {
    edition: formatEdition(edition),
    ...(seed !== null && { seed }),
    rows: formatRows(spec, marking, rows),
    link: linkOf(shown),
    difficulty: difficultyOf(puzzle),
    depth: reasoning.depth,
    ...(withSolution && { solution: formatCode(spec, solution), steps }),
  };
}

function linkOf({ edition, puzzle, seed }: ShownPuzzle): string {
  return formatPosition({ edition, rows: puzzle.knowledge.rows, goal: null, seed });
}
