// The matches kept on this machine: to go on with, to look back on, to delete.

import type { MatchId } from '@blackpeg/referee';
import { viewOf } from '@blackpeg/rules';
import { matchesTexts, ownSeat, statisticsTexts, terminalScreenTexts } from '@blackpeg/wording';
import { faultText } from '../fault.ts';
import { lineOf } from '../game/match-line.ts';
import { statisticsLines } from '../game/statistics.ts';
import { WorldError } from '../io.ts';
import { type DamagedMatch, forgetMatch, type KeptMatch, keptMatches } from '../saved/saved.ts';
import { createList, type Item } from './list.ts';
import { createReviewScreen } from './review-screen.ts';
import type { App, Screen } from './screen.ts';
import { createTextScreen } from './text-screen.ts';
import { fitted } from './width.ts';

export function createMatchesScreen(app: App): Screen {
  /** Those that can be read, then those that cannot. */
  let found: readonly (KeptMatch | DamagedMatch)[] = [];
  /** The one whose deletion is asked about. */
  let doomed: KeptMatch | DamagedMatch | null = null;
  const list = createList(() => (doomed ? questionItems(doomed) : found.map(itemOf)));
  const words = () => matchesTexts(app.language());

  async function look(): Promise<void> {
    const damaged: DamagedMatch[] = [];
    const kept = await keptMatches(app.services.saved, (match) => damaged.push(match));
    found = [...kept, ...damaged];
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

  function itemOf(match: KeptMatch | DamagedMatch): Item {
    return 'fault' in match ? damagedItem(match) : matchItem(match);
  }

  function damagedItem(match: DamagedMatch): Item {
    const { unreadable, remove: label } = words();
    return {
      label: damagedName(match),
      note: label,
      text: unreadable,
      choose: () => {
        doomed = match;
      },
    };
  }

  function damagedName({ match }: DamagedMatch): string {
    return `${words().damagedMatch} (${match})`;
  }

  function matchItem(match: KeptMatch): Item {
    const { about, state, open } = lineOf(app.language(), match);
    return {
      label: about,
      note: open ? words().resume : words().review,
      text: state,
      choose: () => (open ? app.play(match.card.match, 'open') : review(match)),
    };
  }

  function review({ card, state }: KeptMatch): void {
    app.open(createReviewScreen(app, card, viewOf(state, ownSeat(card) ?? 'spectator')));
  }

  function questionItems(match: KeptMatch | DamagedMatch): readonly Item[] {
    const isDamaged = 'fault' in match;
    const text = words().consequence(isDamaged ? damagedName(match) : lineOf(app.language(), match).about);
    const id = isDamaged ? match.match : match.card.match;
    const keep = () => {
      doomed = null;
    };
    return [
      { label: words().no, text, choose: keep },
      { label: words().yes, text, choose: () => app.during(remove(id)) },
    ];
  }

  app.during(look());
  return {
    heading: () => words().title,
    aside: () => (doomed ? words().question : ''),
    keys: () => terminalScreenTexts(app.language()).keys.matches,
    draw(canvas, area) {
      if (found.length === 0) canvas.put(area.x, area.y + 1, fitted(words().none, area.columns));
      list.draw(canvas, { ...area, y: area.y + 1, rows: area.rows - 1 }, app.theme());
    },
    press(key) {
      if (list.press(key)) return;
      const removes =
        key.kind === 'sign' ? key.sign.toLowerCase() === 'd' : key.kind === 'named' && key.name === 'delete';
      if (removes && !doomed) doomed = found[list.at()] ?? null;
      if (key.kind !== 'named' || key.name !== 'escape') return;
      if (doomed) doomed = null;
      else app.back();
    },
    resume: () => app.during(look()),
  };
}

export function createStatisticsScreen(app: App): Screen {
  const words = statisticsTexts(app.language());
  const paragraphs: string[] = [];
  async function look(): Promise<void> {
    const lines = statisticsLines(app.language(), await keptMatches(app.services.saved));
    paragraphs.push(words.lead, '', ...lines);
    app.redraw();
  }
  app.during(look());
  return createTextScreen(app, words.title, paragraphs);
}
