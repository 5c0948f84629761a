// A position that one code alone fits: the rows, and a row to put the code into. Of a day, or one after the other.

import { type Code, type Edition, mark, sameCode, sameFeedback, superEdition } from '@blackpeg/rules';
import type { Puzzle } from '@blackpeg/solver';
import { dailyTexts, editionText, terminalScreenTexts } from '@blackpeg/wording';
import {
  type Composer,
  composerPalette,
  createComposer,
  drawDraft,
  drawPalette,
  isTight,
  openHoles,
} from './compose.ts';
import { drawMarkedRows } from './marked-rows.ts';
import type { Making } from './pieces.ts';
import type { App, Screen } from './screen.ts';
import { fitted } from './width.ts';

interface Position {
  readonly edition: Edition;
  readonly puzzle: Puzzle;
  readonly composer: Composer;
}

export type GivenPuzzle = Pick<Position, 'edition' | 'puzzle'>;

/** Large enough that nobody meets the same puzzle twice. */
const SEEDS = 2 ** 31;

/** Four holes and six colours are enough to puzzle over. */
const FREE = superEdition({ holes: 4, colours: 6 });

/** Without a date any number of them, beginning with the one that is given. */
export function createPuzzleScreen(app: App, date: string | null, given?: GivenPuzzle): Screen {
  let next = given?.puzzle ?? null;
  let position: Position | null = null;
  const words = () => dailyTexts(app.language());

  async function lay(): Promise<void> {
    position = null;
    app.say(words().puzzleWorking);
    const { thinker, dice } = app.services;
    const day = date === null ? null : await thinker.ask('daily-puzzle', { date });
    const edition = day?.edition ?? given?.edition ?? FREE;
    const puzzle = day?.puzzle ?? next ?? (await thinker.ask('puzzle', { edition, seed: dice(SEEDS) }));
    next = null;
    if (!puzzle) return app.say(words().puzzleFailed);
    const blanks = puzzle.knowledge.spec.facets.some(({ blank }) => blank);
    position = { edition, puzzle, composer: createComposer(edition, blanks) };
    app.say(words().puzzleNote);
  }

  function check({ puzzle, composer }: Position): void {
    const code = composer.code();
    if (!code) app.say(words().puzzleIncomplete(openHoles(composer)));
    else if (sameCode(code, puzzle.solution)) app.say(words().puzzleSolved);
    else app.say(words().puzzleWrong(misfits(puzzle, code)));
  }

  app.during(lay());
  return {
    heading: () => (date === null ? terminalScreenTexts(app.language()).puzzle : words().puzzleHeading),
    aside: () => (date === null ? '' : words().day(date)),
    composes: true,
    keys: () => {
      const here = terminalScreenTexts(app.language());
      return date === null ? `${here.keys.compose} · n ${here.another}` : here.keys.compose;
    },
    draw(canvas, area) {
      if (!position) return;
      const { edition, puzzle, composer } = position;
      const making: Making = { theme: app.theme(), language: app.language(), edition };
      const tight = isTight(area);
      const palette = composerPalette(making, composer.draft(), composer.compose, area.columns - 4);
      const above = tight ? 0 : 3;
      const below = tight ? 0 : 1;
      if (!tight)
        canvas.put(
          area.x,
          area.y + 1,
          fitted(editionText(app.language(), edition), area.columns),
          making.theme.quiet,
        );
      const after = drawMarkedRows(
        canvas,
        { ...area, y: area.y + above, rows: area.rows - above - 1 - 3 * below - palette.length },
        making,
        puzzle.knowledge.rows,
      );
      // In a small window the row says itself what it is for.
      if (!tight) canvas.put(area.x, after + 1, words().yourCode, making.theme.title);
      const place = { x: area.x + 4, y: after + 2 * below };
      drawDraft(canvas, place, making, composer.draft(), composer.compose);
      drawPalette(canvas, { ...place, y: place.y + 1 + below }, palette);
    },
    press(key) {
      if (key.kind === 'named' && key.name === 'escape') return app.back();
      if (!position) return;
      if (key.kind === 'named' && key.name === 'enter') return check(position);
      if (date === null && key.kind === 'sign' && key.sign.toLowerCase() === 'n') return app.during(lay());
      const said = position.composer.press(key, app.language());
      if (said !== null) app.say(said);
    },
  };
}

/** Rows, from 1, that would have another answer if this were the code. */
function misfits({ knowledge }: Puzzle, code: Code): readonly number[] {
  return knowledge.rows.flatMap(({ guess, mark: got }, index) =>
    sameFeedback(mark(knowledge.marking, code, guess), got) ? [] : [index + 1],
  );
}
