// A round looked back on: a chart of what each row left, and a line for every row with its skill and luck.

import {
  allRounds,
  answeredRows,
  type Board,
  cluesOf,
  finishedRounds,
  type MatchState,
  type Round,
} from '@blackpeg/rules';
import type { BoardReview } from '@blackpeg/solver';
import type { Card } from '@blackpeg/table';
import {
  briefAnswer,
  briefCode,
  noBoardsText,
  ownSeat,
  reviewScreenTexts,
  reviewTexts,
  rowReviewTexts,
  signedText,
  speakerOf,
  terminalScreenTexts,
  whoIs,
} from '@blackpeg/wording';
import { drawReview } from './review-table.ts';
import type { App, Screen } from './screen.ts';
import { fitted } from './width.ts';

interface Page {
  readonly round: Round;
  readonly board: Board;
}

/** `state` is what may be told: of a round that is not over nothing is shown. The review begins with this round. */
export function createReviewScreen(app: App, card: Card, state: MatchState, first = 0): Screen {
  const pages: readonly Page[] = finishedRounds(state).flatMap((round) =>
    round.boards.filter(isAnswered).map((board) => ({ round, board })),
  );
  const found = new Map<Page, BoardReview | 'failed'>();
  const { edition } = state.terms;
  let at = Math.max(
    0,
    pages.findIndex(({ round }) => round === allRounds(state)[first]),
  );
  let row = 0;

  function words() {
    return reviewScreenTexts(app.language());
  }

  function look(): void {
    const page = pages[at];
    if (!page || found.has(page)) return;
    app.say(words().working);
    app.during(work(page));
  }

  async function work(page: Page): Promise<void> {
    const clues = cluesOf({ ...state, round: page.round }, page.board);
    const review = await app.services.thinker.ask('review', { clues }).catch(() => 'failed' as const);
    found.set(page, review);
    if (pages[at] === page)
      app.say(
        review === 'failed' ? words().failed : reviewTexts(app.language(), review, numberOf(page)).join(' '),
      );
  }

  function numberOf({ board }: Page): (row: number) => number {
    const numbers = answeredRows(board);
    return (index) => (numbers[index] ?? index) + 1;
  }

  function say(): void {
    const page = pages[at];
    const review = page && found.get(page);
    const reviewed = review && review !== 'failed' ? review.rows[row] : undefined;
    const mark = page && reviewed && markOf(page.board, answeredRows(page.board)[row]);
    if (!page || !reviewed || !mark) return;
    const reader = { language: app.language(), edition };
    app.say(rowReviewTexts(reader, reviewed, mark, numberOf(page)(row)).join(' '));
  }

  function move(to: number): void {
    at = Math.min(Math.max(0, to), pages.length - 1);
    row = 0;
    look();
  }

  look();
  return {
    heading: () => words().title,
    aside() {
      const page = pages[at];
      if (!page) return '';
      const speaker = speakerOf(card, app.language(), edition, ownSeat(card));
      const search = words().searchOf(whoIs(speaker, page.board.breaker));
      return `${words().round(page.round.number, page.round.replay > 0)}, ${search}`;
    },
    keys: () => terminalScreenTexts(app.language()).keys.review,
    draw(canvas, area) {
      const page = pages[at];
      const review = page && found.get(page);
      if (!page)
        return void canvas.put(area.x, area.y + 1, fitted(noBoardsText(app.language()), area.columns));
      if (!review || review === 'failed') return;
      const cells = review.rows.map((one, index) => rowCells(one, page, index));
      drawReview(canvas, area, app, { review, cells, row });
    },
    press(key) {
      if (key.kind !== 'named') return;
      const page = pages[at];
      const rows = page ? answeredRows(page.board).length : 0;
      if (key.name === 'escape') app.back();
      if (key.name === 'left') move(at - 1);
      if (key.name === 'right') move(at + 1);
      const step = STEPS[key.name];
      if (step !== undefined) {
        row = Math.min(Math.max(0, row + step), Math.max(0, rows - 1));
        say();
      }
    },
  };

  function rowCells(one: BoardReview['rows'][number], page: Page, index: number): readonly string[] {
    const language = app.language();
    const mark = markOf(page.board, answeredRows(page.board)[index]);
    return [
      String(numberOf(page)(index)),
      briefCode(language, edition, one.guess),
      mark ? briefAnswer(language, edition.name, mark) : '',
      words().table.fromTo(one.before, one.after),
      String(Math.round(one.skill)),
      signedText(language, one.luck),
      one.skill >= 99.5 ? words().table.isBest : briefCode(language, edition, one.best.guess),
    ];
  }
}

/** Enter says the row again. */
const STEPS: Readonly<Record<string, number>> = {
  up: -1,
  'wheel-up': -1,
  down: 1,
  'wheel-down': 1,
  enter: 0,
};

function isAnswered(board: Board): boolean {
  return answeredRows(board).length > 0;
}

function markOf({ rows }: Board, row: number | undefined) {
  const mark = row === undefined ? null : rows[row]?.mark;
  return mark && mark !== 'hidden' ? mark : null;
}
