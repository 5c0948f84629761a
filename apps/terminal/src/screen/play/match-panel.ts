// The panel beside a board: whose turn it is, who does what, the score, the time, the names of the pegs.

import { trayLeft } from '@blackpeg/rules';
import type { ScoreTrack, SeatLine, TableView } from '@blackpeg/screens/play';
import {
  boardTexts,
  kindName,
  type Language,
  pegName,
  terminalScreenTexts,
  timeLeftText,
} from '@blackpeg/wording';
import type { Area } from '../frame/screen.ts';
import type { Theme } from '../frame/theme.ts';
import type { Canvas } from '../terminal/canvas.ts';
import type { Style } from '../terminal/paint.ts';
import { fitted, textWidth, wrapped } from '../terminal/text-width.ts';

export interface SideLine {
  readonly text: string;
  readonly style: Style;
}

/** Most important first: what does not fit is left out. */
export function matchLines(
  view: TableView,
  language: Language,
  theme: Theme,
  columns: number,
): readonly SideLine[] {
  const { title, turn, seats, standings, track, clock, clocks, countdown, offer, end } = view;
  const plain = (text: string): SideLine => ({ text, style: {} });
  const quiet = (text: string): SideLine => ({ text, style: theme.quiet });
  const { pair } = terminalScreenTexts(language);
  const left =
    clock &&
    timeLeftText({ language, edition: view.state.terms.edition, you: null, names: () => null }, clock.left);
  return [
    { text: title, style: theme.accent },
    ...(end ? [] : [plain(turn)]),
    ...(countdown ? [{ text: countdown, style: theme.title }] : []),
    ...clocks.map(({ name, used }) => plain(pair(name, used))),
    ...seats.flatMap((line) => doingText(language, line) ?? []).map(quiet),
    ...(standings === null ? [] : [plain(standings)]),
    ...(track ? trackLines(track, theme, columns).map(quiet) : []),
    ...(left === null ? [] : [{ text: left, style: theme.title }]),
    ...(offer ? [plain(offer.text)] : []),
    quiet(''),
    ...legend(view, language).map(quiet),
  ];
}

/** As a sentence about who it is. */
function doingText(language: Language, { who, doing }: SeatLine): string | null {
  const { roles } = terminalScreenTexts(language);
  if (doing === null) return null;
  return 'row' in doing ? roles[doing.kind](who, doing.row) : roles[doing.kind](who);
}

/** Wrapped, as many as there is room for. */
export function drawLines(canvas: Canvas, area: Area, lines: readonly SideLine[]): void {
  const all = lines.flatMap(({ text, style }) =>
    text === '' ? [{ text, style }] : wrapped(text, area.columns).map((part) => ({ text: part, style })),
  );
  for (const [line, { text, style }] of all.slice(0, Math.max(0, area.rows)).entries()) {
    canvas.put(area.x, area.y + line, text, style);
  }
}

/** Columns of a name before its track, and of the longest track. */
const MOST_NAME = 10;
const LONGEST_TRACK = 24;
const SHORTEST_TRACK = 8;

/** The score track, horizontally: a line for each seat with its peg at the total, followed by the total. */
export function trackLines(track: ScoreTrack, { signs }: Theme, columns: number): readonly string[] {
  const { names, scores, least, most } = track;
  const drawn =
    signs === 'shapes'
      ? { slot: '─', zero: '┼', peg: ['◉', '●'] }
      : { slot: '-', zero: '+', peg: ['o', '*'] };
  const name = Math.min(MOST_NAME, Math.max(0, ...names.map(textWidth)));
  const total = Math.max(0, ...scores.map((score) => String(score).length));
  const length = Math.min(LONGEST_TRACK, columns - name - total - 2);
  if (length < SHORTEST_TRACK) return [];
  const at = (score: number) =>
    Math.round((Math.min(Math.max(score, least), most) - least) * ((length - 1) / Math.max(1, most - least)));
  return scores.map((score, seat) => {
    const slots = Array.from({ length }, (_, place) => {
      if (place === at(score)) return drawn.peg[seat] ?? drawn.peg[0];
      return least < 0 && place === at(0) ? drawn.zero : drawn.slot;
    });
    return `${fitted(names[seat] ?? '', name).padEnd(name)} ${slots.join('')} ${score}`;
  });
}

/** A space at which no line breaks. */
const FIRM = '\u00a0';

/** Digits with the names of their pegs, and how many of each are left if pegs are counted. */
function legend({ state, round, seat }: TableView, language: Language): readonly string[] {
  const { edition } = state.terms;
  const breaker =
    round.boards.find((board) => board.breaker === seat)?.breaker ?? round.boards[0]?.breaker ?? 0;
  const tray = round === state.round ? trayLeft(state, breaker) : null;
  const facets = edition.facets.map(({ size }, facet) =>
    Array.from({ length: size }, (_, index) => {
      const name = kindName(language, edition, { facet, kind: index + 1 });
      const named = name === String(index + 1) ? name : `${index + 1}${FIRM}${name}`;
      const left = tray?.[facet]?.[index];
      return left === undefined ? named : boardTexts(language).left(named, left);
    }).join(tray ? '; ' : ', '),
  );
  const blank = edition.blanks === 'off' ? [] : [`0${FIRM}${pegName(language, edition, 0)}`];
  return [...facets, ...blank];
}
