// Help with a real board: a row, then its answer, then the next; what follows from them is shown.

import { type Edition, widestSpec } from '@blackpeg/rules';
import { type CompanionScreen, type CompanionView, createCompanionScreen } from '@blackpeg/screens/companion';
import { answerText, companionTexts, editionText, terminalScreenTexts } from '@blackpeg/wording';
import { drawMarkedRows } from './board/board.ts';
import {
  type Composer,
  composerPalette,
  createComposer,
  drawDraft,
  drawPalette,
  isTight,
  notFilledText,
} from './board/compose.ts';
import { type Answering, answerAfter, answerLine, countedUp, keysOf, NO_ANSWER } from './board/palette.ts';
import { type Making, putPieces } from './board/pieces.ts';
import { followScreen, sayTogether } from './frame/follow-screen.ts';
import type { App, Area, TerminalScreen } from './frame/screen.ts';
import type { Canvas } from './terminal/canvas.ts';
import type { Key } from './terminal/keys.ts';
import { isNamed, letterOf } from './terminal/keys.ts';
import { fitted, wrappedIn } from './terminal/text-width.ts';

interface Seeking {
  readonly app: App;
  readonly edition: Edition;
  readonly companion: CompanionScreen;
  readonly composer: Composer;
  /** The answer of the row that is full; null while it is being filled. */
  answering: Answering | null;
  view(): CompanionView;
}

export function createSeekScreen(app: App, edition: Edition): TerminalScreen {
  const composer = createComposer(edition);
  const ports = { thinker: app.services.thinker, tell: sayTogether(app) };
  const companion = createCompanionScreen(ports, { language: app.language(), edition });
  const { view, close } = followScreen(app, companion);
  const seeking: Seeking = { app, edition, companion, composer, answering: null, view };
  // A suggested row is put where it can be placed at once.
  companion.subscribe(() => {
    const { good } = companion.current();
    if (good) composer.put(good);
  });
  return {
    heading: () => companionTexts(app.language()).modes.seek,
    aside: () => editionText(app.language(), edition),
    composes: true,
    keys: () => terminalScreenTexts(app.language()).keys[seeking.answering ? 'answer' : 'seek'],
    draw: (canvas, area) => drawSeeking(canvas, area, seeking),
    press(key) {
      if (isNamed(key, 'enter')) enter(seeking);
      else if (seeking.answering) pressAnswer(seeking, seeking.answering, key);
      else if (isNamed(key, 'escape')) app.back();
      else pressRow(seeking, key);
    },
    close,
  };
}

function enter(seeking: Seeking): void {
  const { app, edition, composer, companion, answering } = seeking;
  const words = companionTexts(app.language());
  const guess = composer.code();
  if (!guess) app.say(notFilledText(app.language(), edition, composer));
  else if (answering) {
    seeking.answering = null;
    composer.clear();
    companion.do({ type: 'enter', row: { guess, mark: answering.feedback } });
  } else {
    seeking.answering = NO_ANSWER;
    app.say(words.answer);
  }
}

function pressAnswer(seeking: Seeking, answering: Answering, key: Key): void {
  if (isNamed(key, 'escape')) {
    seeking.answering = null;
    return;
  }
  const { edition } = seeking;
  setAnswer(seeking, answerAfter(answering, keysOf(seeking), widestSpec(edition).holes, key) ?? answering);
}

function setAnswer(seeking: Seeking, answering: Answering): void {
  seeking.answering = answering;
  const { app, edition } = seeking;
  app.say(answerText(app.language(), edition.name, answering.feedback));
}

function pressRow(seeking: Seeking, key: Key): void {
  const { app, companion, composer } = seeking;
  const letter = letterOf(key);
  if (letter === 'h') companion.do({ type: 'good-row' });
  else if (letter === 'f') companion.do({ type: 'standing' });
  else if (letter === 'd') takeBack(seeking);
  else {
    const said = composer.press(key, app.language());
    if (said !== null) app.say(said);
  }
}

/** The last row can be edited again. */
function takeBack({ companion, composer, view }: Seeking): void {
  const last = view().rows.at(-1);
  if (!last) return;
  composer.put(last.guess);
  companion.do({ type: 'remove', row: last.number - 1 });
}

/** Rows that stay visible beside the reason why no code fits. */
const LEAST_ROWS = 3;

function drawSeeking(canvas: Canvas, area: Area, seeking: Seeking): void {
  const { app, edition, composer, answering, view } = seeking;
  const making: Making = { theme: app.theme(), language: app.language(), edition };
  const { holes } = widestSpec(edition);
  const gap = isTight(area) ? 0 : 1;
  const compose = answering ? null : composer.compose;
  const palette = composerPalette(making, composer.draft(), compose, area.columns - 4);
  const { rows, entry, full, finding, standing } = view();
  const room = area.rows - 3 - 3 * gap - palette.length;
  const wrong = finding === 'contradiction' ? standing.join(' ') : '';
  const why = wrappedIn(wrong, area.columns, Math.max(0, room - Math.min(rows.length, LEAST_ROWS)));
  const { noRows } = companionTexts(app.language());
  if (rows.length === 0) canvas.put(area.x, area.y, fitted(noRows, area.columns), making.theme.quiet);
  let after = drawMarkedRows(canvas, { ...area, y: area.y + gap, rows: room - why.length }, making, rows);
  after = Math.max(area.y + 1, after);
  for (const text of why) canvas.put(area.x, after++, text, making.theme.accent);
  canvas.put(area.x, after + gap, entry?.title ?? full ?? '', making.theme.title);
  const place = { x: area.x + 4, y: after + gap + 1 };
  drawDraft(canvas, place, making, composer.draft(), compose);
  const below = { ...place, y: place.y + gap + 1 };
  const countUp = (at: number) =>
    setAnswer(seeking, countedUp(seeking.answering ?? NO_ANSWER, keysOf(seeking), holes, at));
  if (answering) putPieces(canvas, below.x, below.y, answerLine(making, answering, holes, countUp), 0);
  else drawPalette(canvas, below, palette);
}
