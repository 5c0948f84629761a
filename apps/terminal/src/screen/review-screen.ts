// A finished search reviewed: a line for every row with its skill and luck, the most instructive rows, and a chart of the
// codes each row left.

import type { Round } from '@blackpeg/rules';
import {
  createReviewScreen as createReview,
  type ReviewChart,
  type ReviewedMatch,
  type ReviewView,
} from '@blackpeg/screens/review';
import {
  briefAnswer,
  briefCode,
  type Language,
  noBoardsText,
  numberText,
  reviewScreenTexts,
  terminalScreenTexts,
} from '@blackpeg/wording';
import { followScreen, sayTogether } from './frame/follow-screen.ts';
import type { App, Area, TerminalScreen } from './frame/screen.ts';
import type { Theme } from './frame/theme.ts';
import type { Canvas } from './terminal/canvas.ts';
import { cutTo, fitted, textWidth, wrapped, wrappedIn } from './terminal/text-width.ts';

/** Begins with the given round, or with the last one that is over. */
export function createReviewScreen(app: App, match: ReviewedMatch, round?: Round): TerminalScreen {
  const { thinker } = app.services;
  const review = createReview(
    match,
    { language: app.language(), round },
    { thinker, tell: sayTogether(app) },
  );
  const { view, close } = followScreen(app, review);
  return {
    heading: () => view().title,
    aside: () => [view().context, view().search].filter(Boolean).join(', '),
    keys: () => terminalScreenTexts(app.language()).keys.review,
    draw: (canvas, area) => drawReview(canvas, area, app, view()),
    press(key) {
      if (key.kind !== 'named') return;
      if (key.name === 'escape') app.back();
      if (key.name === 'left') review.do({ type: 'turn', by: -1 });
      if (key.name === 'right') review.do({ type: 'turn', by: 1 });
      if (key.name === 'enter' && view().pending?.command === 'again') return review.do({ type: 'again' });
      const by = STEPS[key.name];
      if (by !== undefined) review.do({ type: 'step', by });
    },
    close,
  };
}

/** Enter says the row again. */
const STEPS: Readonly<Record<string, number>> = {
  up: -1,
  'wheel-up': -1,
  down: 1,
  'wheel-down': 1,
  enter: 0,
};

/** Lines of the smallest chart with its title. */
const LEAST_CHART = 5;

function drawReview(canvas: Canvas, area: Area, app: App, view: ReviewView): void {
  const { chart, row } = view;
  const text = view.finished ? view.pending?.text : noBoardsText(app.language());
  if (text !== undefined) {
    for (const [line, part] of wrappedIn(text, area.columns, area.rows - 1).entries())
      canvas.put(area.x, area.y + 1 + line, part);
    return;
  }
  const theme = app.theme();
  const judged = view.rows.filter(({ reviewed }) => reviewed !== null);
  const [heads, ...lines] = tableLines(app.language(), view, area.columns);
  const room = Math.min(judged.length, Math.max(Math.min(3, area.rows - 1), Math.floor(area.rows / 2) - 2));
  const from = Math.min(Math.max(0, (row ?? 0) - room + 1), judged.length - room);
  canvas.put(area.x, area.y, fitted(heads ?? '', area.columns), theme.title);
  for (const [index, line] of lines.slice(from, from + room).entries()) {
    const chosen = from + index === row;
    canvas.put(area.x, area.y + 1 + index, fitted(line, area.columns), chosen ? theme.chosen : {});
  }
  const under = area.y + room + 2;
  const told = view.moments.flatMap((moment) => wrapped(moment.text, area.columns));
  const moments = cutTo(told, area.columns, area.y + area.rows - under);
  for (const [line, part] of moments.entries()) canvas.put(area.x, under + line, part);
  const below = moments.length === 0 ? under : under + moments.length + 1;
  const left = area.y + area.rows - below;
  if (!chart || left < LEAST_CHART) return;
  const title = wrapped(reviewScreenTexts(app.language()).chart, area.columns)[0] ?? '';
  canvas.put(area.x, below, fitted(title, area.columns), theme.title);
  drawChart(canvas, { ...area, y: below + 1, rows: left - 1 }, chart, theme, app.language());
}

/** The heads, then a line for every row that was reviewed, in the columns that have room. */
function tableLines(language: Language, { rows, edition }: ReviewView, room: number): readonly string[] {
  const { table } = reviewScreenTexts(language);
  const heads = [table.row, table.guess, table.answer, table.left, table.skill, table.luck, table.best];
  const cells = rows.flatMap(({ number, marked, judged }) =>
    marked && judged
      ? [
          [
            String(number),
            briefCode(language, edition, marked.guess),
            briefAnswer(language, edition.name, marked.mark),
            judged.left,
            judged.skillText,
            judged.luck,
            judged.better ? briefCode(language, edition, judged.better) : judged.none,
          ],
        ]
      : [],
  );
  const all = [heads, ...cells];
  const widths = heads.map((_, column) => Math.max(...all.map((line) => textWidth(line[column] ?? ''))));
  return all.map((line) =>
    withRoom(widths, room)
      .map((column) => padded(line[column] ?? '', widths[column] ?? 0))
      .join('  '),
  );
}

/** The columns that fit whole, two apart. */
function withRoom(widths: readonly number[], room: number): readonly number[] {
  let left = room + 2;
  return [...widths.keys()].filter((column) => {
    const width = (widths[column] ?? 0) + 2;
    if (width > left) return false;
    left -= width;
    return true;
  });
}

function padded(cell: string, width: number): string {
  return cell + ' '.repeat(Math.max(0, width - textWidth(cell)));
}

const LABEL = 10;

function drawChart(
  canvas: Canvas,
  area: Area,
  { points, lines }: ReviewChart,
  theme: Theme,
  language: Language,
): void {
  const height = area.rows - 2;
  if (height < 2) return;
  const lineAt = (y: number) => area.y + height - Math.round(y * height);
  const step = Math.max(3, Math.min(8, Math.floor((area.columns - LABEL - 2) / points.length)));
  const signs =
    theme.signs === 'shapes'
      ? { here: '●', average: '┄', rung: '·' }
      : { here: 'o', average: '-', rung: '.' };
  const columnOf = (index: number) => area.x + LABEL + index * step;
  const put = putOnce(canvas);
  for (const [index, { y, row }] of points.entries()) {
    put(columnOf(index), lineAt(y), signs.here, theme.accent);
    put(columnOf(index), area.y + area.rows - 1, row === 0 ? '' : String(row), theme.quiet);
  }
  for (const [index, { averageY }] of points.entries())
    if (averageY !== null)
      put(columnOf(index), lineAt(averageY), signs.average.repeat(step - 1), theme.quiet);
  // A low chart has room for some of the powers only.
  const rungs = new Map(lines.map(({ codes, y }) => [lineAt(y), codes]));
  for (const [line, codes] of rungs) {
    put(area.x, line, numberText(language, codes).padStart(LABEL - 1), theme.quiet);
    put(area.x + LABEL, line, signs.rung.repeat(step * points.length), theme.quiet);
  }
}

/** What comes first stays. */
function putOnce(canvas: Canvas): (...given: Parameters<Canvas['put']>) => void {
  const taken = new Set<string>();
  return (x, y, text, style) => {
    for (const [index, sign] of Array.from(text).entries()) {
      const place = `${x + index},${y}`;
      if (!taken.has(place)) canvas.put(x + index, y, sign, style);
      taken.add(place);
    }
  };
}
