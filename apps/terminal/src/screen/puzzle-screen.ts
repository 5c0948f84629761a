// A puzzle, of a day or one after the other: the rows, and a row for the code; and the day with its code and its
// puzzle.

import {
  createPuzzleScreen as createPuzzle,
  type DayCodeView,
  dailyGhost,
  dailyView,
  type GivenPuzzle,
  type PuzzleView,
  soloMatch,
} from '@blackpeg/screens/daily';
import { resultsOf } from '@blackpeg/screens/days';
import { dailyTexts, homeTexts, terminalScreenTexts } from '@blackpeg/wording';
import { calendarTexts } from '../game/calendar.ts';
import { keptMatches, type SavedMatch } from '../saved/saved.ts';
import { drawMarkedRows } from './board/board.ts';
import {
  type Composer,
  composerPalette,
  createComposer,
  drawDraft,
  drawPalette,
  isTight,
  openHoles,
} from './board/compose.ts';
import type { Making } from './board/pieces.ts';
import { followScreen, sayTogether } from './frame/follow-screen.ts';
import { createList, drawAbove, type Item } from './frame/list.ts';
import type { App, Area, TerminalScreen } from './frame/screen.ts';
import { createTextScreen } from './frame/text-screen.ts';
import { createReviewScreen } from './review-screen.ts';
import type { Canvas } from './terminal/canvas.ts';
import { isNamed, letterOf } from './terminal/keys.ts';
import { fitted, wrapped, wrappedIn } from './terminal/text-width.ts';

type Position = NonNullable<PuzzleView['position']>;

/** Without a date any number of them, beginning with the one that is given. */
export function createPuzzleScreen(app: App, date: string | null, given?: GivenPuzzle): TerminalScreen {
  const { thinker, dice } = app.services;
  const puzzle = createPuzzle(
    { thinker, dice, tell: sayTogether(app) },
    { language: app.language(), date, given },
  );
  const { view, close } = followScreen(app, puzzle);
  const words = () => dailyTexts(app.language());
  let composing: { readonly of: GivenPuzzle['puzzle']; readonly composer: Composer } | null = null;

  /** Another puzzle has another row. */
  function composerFor({ edition, puzzle: laid }: GivenPuzzle): Composer {
    if (composing?.of !== laid) {
      const blanks = laid.knowledge.spec.facets.some(({ blank }) => blank);
      composing = { of: laid, composer: createComposer(edition, blanks) };
    }
    return composing.composer;
  }

  return {
    heading: () => (date === null ? terminalScreenTexts(app.language()).puzzle : words().puzzleHeading),
    aside: () => (date === null ? '' : words().day(date)),
    composes: true,
    keys: () => {
      const here = terminalScreenTexts(app.language());
      return date === null ? `${here.keys.compose} · n ${here.another}` : here.keys.compose;
    },
    draw(canvas, area) {
      const { position, note } = view();
      if (position) drawPuzzle(canvas, area, app, position, composerFor(position));
      else canvas.put(area.x, area.y + 1, fitted(note, area.columns));
    },
    press(key) {
      if (isNamed(key, 'escape')) return app.back();
      const { position } = view();
      if (!position) return;
      const composer = composerFor(position);
      if (isNamed(key, 'enter'))
        return puzzle.do({ type: 'try', code: composer.code(), missing: openHoles(composer) });
      if (date === null && letterOf(key) === 'n') return puzzle.do({ type: 'another' });
      const said = composer.press(key, app.language());
      if (said !== null) app.say(said);
    },
    close,
  };
}

function drawPuzzle(canvas: Canvas, area: Area, app: App, position: Position, composer: Composer): void {
  const making: Making = { theme: app.theme(), language: app.language(), edition: position.edition };
  const words = dailyTexts(app.language());
  const tight = isTight(area);
  const palette = composerPalette(making, composer.draft(), composer.compose, area.columns - 4);
  const note = tight ? [] : wrappedIn(words.puzzleNote, area.columns, 2);
  const above = tight ? 0 : note.length + 2;
  const below = tight ? 0 : 1;
  for (const [line, text] of note.entries()) canvas.put(area.x, area.y + line, text);
  if (!tight)
    canvas.put(area.x, area.y + note.length, fitted(position.name, area.columns), making.theme.quiet);
  const rows = area.rows - above - 1 - 3 * below - palette.length;
  const after = drawMarkedRows(canvas, { ...area, y: area.y + above, rows }, making, position.rows);
  // In a small window the row itself says what it is for.
  if (!tight) canvas.put(area.x, after + 1, words.yourCode, making.theme.title);
  const place = { x: area.x + 4, y: after + 2 * below };
  drawDraft(canvas, place, making, composer.draft(), composer.compose);
  drawPalette(canvas, { ...place, y: place.y + 1 + below }, palette);
}

/** Of today unless another day is given; with the sender's rows in the link, to compare with at the end. */
export function createDailyScreen(app: App, date: string | null = null, sent = ''): TerminalScreen {
  let kept: readonly SavedMatch[] = [];
  const words = () => dailyTexts(app.language());
  const view = () => dailyView(app.language(), date, resultsOf(kept), app.clock.now());
  const list = createList(items);

  async function look(): Promise<void> {
    kept = await keptMatches(app.services.saved);
    app.redraw();
  }

  async function begin({ daily }: DayCodeView): Promise<void> {
    const ghost = dailyGhost(daily.date, sent);
    const came = typeof ghost === 'string' ? {} : ghost;
    const { terms, card } = soloMatch(daily.edition, { kind: 'daily', date: daily.date, ...came });
    const made = await app.services.tables.create(terms, card, daily.code);
    if (made.ok) app.play(made.value, 'open');
  }

  function items(): readonly Item[] {
    const { code, date: day } = view();
    if (!code) return [];
    const puzzle: Item = {
      label: words().puzzleHeading,
      text: words().puzzleNote,
      choose: () => app.open(createPuzzleScreen(app, day)),
    };
    const now = { label: code.action.label, note: code.result, choose: () => act(code) };
    return [now, puzzle, calendarItem(app, day)];
  }

  function act(code: DayCodeView): void {
    const { action } = code;
    if (action.kind === 'start') app.leadsOn(begin(code));
    if (action.kind === 'resume') app.play(action.match, 'open');
    if (action.kind !== 'review') return;
    const match = kept.find(({ card }) => card.match === action.match);
    if (match) app.open(createReviewScreen(app, match));
  }

  app.during(look());
  return {
    heading: () => words().title,
    aside: () => view().day,
    keys: () => terminalScreenTexts(app.language()).keys.list,
    draw(canvas, area) {
      const day = homeTexts(app.language()).daily.text(app.clock.now());
      const text = view().missing ?? [day, sentText(app, view().date, sent)].join(' ').trim();
      const lead = wrapped(text, area.columns);
      list.draw(canvas, drawAbove(canvas, area, lead, app.theme().quiet), app.theme());
    },
    press(key) {
      if (list.press(key)) return;
      if (isNamed(key, 'escape')) app.back();
    },
    resume: () => app.during(look()),
  };
}

/** That the link has rows, or that they cannot be read; nothing if there are none. */
function sentText(app: App, date: string, sent: string): string {
  const { badGhost, ghost } = dailyTexts(app.language());
  const came = dailyGhost(date, sent);
  if (came === 'none') return '';
  return came === 'bad' ? badGhost : ghost;
}

/** The week and the month of a day, to be read. */
function calendarItem(app: App, date: string): Item {
  const { calendar, thisWeek } = dailyTexts(app.language());
  async function open(): Promise<void> {
    const lines = await calendarTexts(app.language(), app.services.saved, date, app.clock.now());
    app.open(createTextScreen(app, calendar, lines));
  }
  return { label: calendar, note: thisWeek, choose: () => app.leadsOn(open()) };
}
