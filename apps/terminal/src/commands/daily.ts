// `blackpeg daily`: the puzzle and the code of a day, the same for everybody.

import { formatChallenge, formatEdition } from '@blackpeg/notation';
import { err, ok, type Result } from '@blackpeg/rules';
import { dayOf } from '@blackpeg/screens/days';
import { type DailyCode, type DailyPuzzle, dailyCode, dailyPuzzle, openField } from '@blackpeg/solver';
import { editionText, type Language, puzzleTexts } from '@blackpeg/wording';
import { command } from '../command.ts';
import { faultText, type UsageFault } from '../fault.ts';
import { FRONT_OPTIONS, openFront } from '../front.ts';
import { badInput, DONE } from '../outcome.ts';
import { playDaily } from '../plain/daily.ts';
import { puzzleJson, puzzleText } from '../puzzle-text.ts';
import { codeSign, signAndName } from '../sign-and-name.ts';
import { jsonLine } from '../solver-json.ts';

export const daily = command({
  name: 'daily',
  takes: [],
  options: { date: { takes: 'date' }, solution: {}, json: {}, play: {}, ...FRONT_OPTIONS },
  apart: [
    ['play', 'json'],
    ['play', 'solution'],
  ],
  only: { brief: 'play', cells: 'play' },
  run: async ({ values, positionals: _, ...context }) => {
    const { console, language } = context;
    const date = values.date ?? dayOf(Date.now());
    if (values.play && !dailyCode(date).ok) return badInput(faultText(language, badDate(date)));
    if (values.play)
      return openFront(context, values, {
        byLines: (desk) => playDaily(desk, date),
        async onScreen(app) {
          const { createDailyScreen } = await import('../screen/daily-screen.ts');
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
