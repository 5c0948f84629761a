// The day: its code, the same for everybody, and its puzzle.

import { type DayCodeView, dailyView, soloMatch } from '@blackpeg/screens/daily';
import { resultsOf } from '@blackpeg/screens/days';
import { dailyTexts, homeTexts, terminalScreenTexts } from '@blackpeg/wording';
import { keptMatches, type SavedMatch } from '../saved/saved.ts';
import { createList, drawAbove, type Item } from './list.ts';
import { createPuzzleScreen } from './puzzle-screen.ts';
import { createReviewScreen } from './review-screen.ts';
import type { App, TerminalScreen } from './screen.ts';
import { wrapped } from './width.ts';

/** Of today unless another day is given. */
export function createDailyScreen(app: App, date: string | null = null): TerminalScreen {
  let kept: readonly SavedMatch[] = [];
  const words = () => dailyTexts(app.language());
  const view = () => dailyView(app.language(), date, resultsOf(kept), app.clock.now());
  const list = createList(items);

  async function look(): Promise<void> {
    kept = await keptMatches(app.services.saved);
    app.redraw();
  }

  async function begin({ daily }: DayCodeView): Promise<void> {
    const { terms, card } = soloMatch(daily.edition, { kind: 'daily', date: daily.date });
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
    return [{ label: code.action.label, note: code.result, choose: () => act(code) }, puzzle];
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
      const text = view().missing ?? homeTexts(app.language()).daily.text(app.clock.now());
      const lead = wrapped(text, area.columns);
      list.draw(canvas, drawAbove(canvas, area, lead, app.theme().quiet), app.theme());
    },
    press(key) {
      if (list.press(key)) return;
      if (key.kind === 'named' && key.name === 'escape') app.back();
    },
    resume: () => app.during(look()),
  };
}
