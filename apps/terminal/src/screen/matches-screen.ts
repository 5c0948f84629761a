// The matches stored on this machine: to resume, to review, to delete.

import type { MatchId } from '@blackpeg/referee';
import { viewOf } from '@blackpeg/rules';
import { type MatchItem, matchGroups } from '@blackpeg/screens/matches';
import { ownTallies, statisticsLines } from '@blackpeg/screens/statistics';
import { matchesTexts, ownSeat, statisticsTexts, terminalScreenTexts } from '@blackpeg/wording';
import { faultText } from '../command-line/fault.ts';
import { WorldError } from '../command-line/io.ts';
import { type DamagedMatch, deleteMatch, keptMatches, type SavedMatch } from '../saved/saved.ts';
import { createList, drawAbove, type Item } from './frame/list.ts';
import type { App, TerminalScreen } from './frame/screen.ts';
import { createTextScreen } from './frame/text-screen.ts';
import { createReviewScreen } from './review-screen.ts';
import { isNamed, letterOf } from './terminal/keys.ts';
import { wrapped } from './terminal/text-width.ts';

interface Shown {
  kept: readonly SavedMatch[];
  damaged: readonly DamagedMatch[];
  /** The match to be deleted after confirmation. */
  asked: MatchItem | null;
}

export function createMatchesScreen(app: App): TerminalScreen {
  const shown: Shown = { kept: [], damaged: [], asked: null };
  const words = () => matchesTexts(app.language());
  const found = () => itemsOf(app, shown);
  const list = createList(() =>
    shown.asked ? questionItems(app, shown, shown.asked) : found().map((item) => listItem(app, shown, item)),
  );
  app.during(look(app, shown));
  return {
    heading: () => words().title,
    aside: () => (shown.asked ? words().question : ''),
    keys: () => terminalScreenTexts(app.language()).keys.matches,
    draw(canvas, area) {
      if (found().length === 0)
        drawAbove(canvas, { ...area, y: area.y + 1 }, wrapped(words().none, area.columns), {});
      list.draw(canvas, { ...area, y: area.y + 1, rows: area.rows - 1 }, app.theme());
    },
    press(key) {
      if (list.press(key)) return;
      if (letterOf(key) === 'd' || isNamed(key, 'delete')) shown.asked ??= found()[list.at()] ?? null;
      if (!isNamed(key, 'escape')) return;
      if (shown.asked) shown.asked = null;
      else app.back();
    },
    resume: () => app.during(look(app, shown)),
  };
}

async function look(app: App, shown: Shown): Promise<void> {
  const damaged: DamagedMatch[] = [];
  shown.kept = await keptMatches(app.services.saved, (match) => damaged.push(match));
  shown.damaged = damaged;
  app.redraw();
}

function itemsOf(app: App, { kept, damaged }: Shown): readonly MatchItem[] {
  const ids = damaged.map(({ match }) => match);
  return matchGroups(app.language(), kept, ids, 'moment').flatMap(({ items }) => items);
}

function listItem(app: App, shown: Shown, item: MatchItem): Item {
  const { match, name, line } = item;
  const words = matchesTexts(app.language());
  if (!line) {
    const ask = () => {
      shown.asked = item;
    };
    return { label: name, note: words.remove, text: words.unreadable, choose: ask };
  }
  return {
    label: `${line.title}. ${line.about}`,
    note: line.open ? words.resume : words.review,
    text: line.state,
    choose: () => (line.open ? app.play(match, 'open') : review(app, shown, match)),
  };
}

function review(app: App, { kept }: Shown, match: MatchId): void {
  const found = kept.find(({ card }) => card.match === match);
  if (!found) return;
  const state = viewOf(found.state, ownSeat(found.card) ?? 'spectator');
  app.open(createReviewScreen(app, { ...found, state }));
}

function questionItems(app: App, shown: Shown, { match, name }: MatchItem): readonly Item[] {
  const words = matchesTexts(app.language());
  const text = words.consequence(name);
  const keep = () => {
    shown.asked = null;
  };
  return [
    { label: words.no, text, choose: keep },
    { label: words.yes, text, choose: () => app.during(remove(app, shown, match)) },
  ];
}

async function remove(app: App, shown: Shown, match: MatchId): Promise<void> {
  shown.asked = null;
  try {
    await deleteMatch(app.services.saved, match);
  } catch (error) {
    if (!(error instanceof WorldError)) throw error;
    return app.say(faultText(app.language(), error.fault));
  }
  await look(app, shown);
  app.say(matchesTexts(app.language()).removed);
}

export function createStatisticsScreen(app: App): TerminalScreen {
  const words = statisticsTexts(app.language());
  const paragraphs: string[] = [];
  async function look(): Promise<void> {
    const tallies = ownTallies(await keptMatches(app.services.saved));
    const lines = statisticsLines(app.language(), tallies);
    paragraphs.push(words.lead, '', ...lines);
    app.redraw();
  }
  app.during(look());
  return createTextScreen(app, words.title, paragraphs);
}
