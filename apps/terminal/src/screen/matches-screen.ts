// The matches kept on this machine: to go on with, to look back on, to delete.

import type { MatchId } from '@blackpeg/referee';
import { viewOf } from '@blackpeg/rules';
import { type MatchItem, matchGroups } from '@blackpeg/screens/matches';
import { ownTallies, statisticsLines } from '@blackpeg/screens/statistics';
import { matchesTexts, ownSeat, statisticsTexts, terminalScreenTexts } from '@blackpeg/wording';
import { faultText } from '../command-line/fault.ts';
import { WorldError } from '../command-line/io.ts';
import { type DamagedMatch, forgetMatch, keptMatches, type SavedMatch } from '../saved/saved.ts';
import { createList, drawAbove, type Item } from './frame/list.ts';
import type { App, TerminalScreen } from './frame/screen.ts';
import { createTextScreen } from './frame/text-screen.ts';
import { createReviewScreen } from './review-screen.ts';
import { wrapped } from './terminal/text-width.ts';

export function createMatchesScreen(app: App): TerminalScreen {
  let kept: readonly SavedMatch[] = [];
  let damaged: readonly DamagedMatch[] = [];
  /** The one whose deletion is asked about. */
  let doomed: MatchItem | null = null;
  const words = () => matchesTexts(app.language());
  const found = () =>
    matchGroups(
      app.language(),
      kept,
      damaged.map(({ match }) => match),
      'moment',
    ).flatMap(({ items }) => items);
  const list = createList(() => (doomed ? questionItems(doomed) : found().map(itemOf)));

  async function look(): Promise<void> {
    const broken: DamagedMatch[] = [];
    kept = await keptMatches(app.services.saved, (match) => broken.push(match));
    damaged = broken;
    app.redraw();
  }

  async function remove(match: MatchId): Promise<void> {
    doomed = null;
    try {
      await forgetMatch(app.services.saved, match);
    } catch (error) {
      if (!(error instanceof WorldError)) throw error;
      return app.say(faultText(app.language(), error.fault));
    }
    await look();
    app.say(words().removed);
  }

  function itemOf(item: MatchItem): Item {
    const { match, name, line } = item;
    if (!line) {
      const ask = () => {
        doomed = item;
      };
      return { label: name, note: words().remove, text: words().unreadable, choose: ask };
    }
    return {
      label: `${line.title}, ${line.about}`,
      note: line.open ? words().resume : words().review,
      text: line.state,
      choose: () => (line.open ? app.play(match, 'open') : review(match)),
    };
  }

  function review(match: MatchId): void {
    const found = kept.find(({ card }) => card.match === match);
    if (!found) return;
    const state = viewOf(found.state, ownSeat(found.card) ?? 'spectator');
    app.open(createReviewScreen(app, { ...found, state }));
  }

  function questionItems({ match, name }: MatchItem): readonly Item[] {
    const text = words().consequence(name);
    const keep = () => {
      doomed = null;
    };
    return [
      { label: words().no, text, choose: keep },
      { label: words().yes, text, choose: () => app.during(remove(match)) },
    ];
  }

  app.during(look());
  return {
    heading: () => words().title,
    aside: () => (doomed ? words().question : ''),
    keys: () => terminalScreenTexts(app.language()).keys.matches,
    draw(canvas, area) {
      if (found().length === 0)
        drawAbove(canvas, { ...area, y: area.y + 1 }, wrapped(words().none, area.columns), {});
      list.draw(canvas, { ...area, y: area.y + 1, rows: area.rows - 1 }, app.theme());
    },
    press(key) {
      if (list.press(key)) return;
      const removes =
        key.kind === 'sign' ? key.sign.toLowerCase() === 'd' : key.kind === 'named' && key.name === 'delete';
      if (removes && !doomed) doomed = found()[list.at()] ?? null;
      if (key.kind !== 'named' || key.name !== 'escape') return;
      if (doomed) doomed = null;
      else app.back();
    },
    resume: () => app.during(look()),
  };
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
