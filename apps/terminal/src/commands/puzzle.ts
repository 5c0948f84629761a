// `blackpeg puzzle`: a position that one code alone fits, from a seed.

import { randomInt } from 'node:crypto';
import { widestSpec } from '@blackpeg/rules';
import { makePuzzle, openField } from '@blackpeg/solver';
import { puzzleTexts } from '@blackpeg/wording';
import { parseSeed } from '../args.ts';
import { command } from '../command.ts';
import { EDITION_OPTIONS, oneLengthEdition } from '../edition-args.ts';
import { faultText } from '../fault.ts';
import { FRONT_OPTIONS, openFront } from '../front.ts';
import { badInput, DONE } from '../outcome.ts';
import { solvePuzzle } from '../plain/puzzle.ts';
import { puzzleJson, puzzleText } from '../puzzle-text.ts';
import { jsonLine } from '../solver-json.ts';

/** Some games need many, until a position fits on the board; with most the first does. */
const TRIES = 100;

/** Seeds that are easy to tell somebody. */
const SEEDS = 1_000_000;

export const puzzle = command({
  name: 'puzzle',
  takes: [],
  options: {
    seed: { takes: 'number' },
    ...EDITION_OPTIONS,
    solution: {},
    json: {},
    play: {},
    ...FRONT_OPTIONS,
  },
  apart: [
    ['play', 'json'],
    ['play', 'solution'],
  ],
  only: { brief: 'play', cells: 'play' },
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
        async byLines(desk) {
          await solvePuzzle(desk, { edition: edition.value, puzzle: found });
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
