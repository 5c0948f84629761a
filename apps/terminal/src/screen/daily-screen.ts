// The day: its code, the same for everybody, and its puzzle.

import { standardTerms } from '@blackpeg/rules';
import { dailyTexts, homeTexts, terminalScreenTexts } from '@blackpeg/wording';
import { type KeptMatch, keptMatches } from '../saved/saved.ts';
import { createList, drawAbove, type Item } from './list.ts';
import { createPuzzleScreen } from './puzzle-screen.ts';
import { createReviewScreen } from './review-screen.ts';
import type { App, Screen } from './screen.ts';
import { wrapped } from './width.ts';

/** Of today unless another day is given. */
export function createDailyScreen(app: App, day?: string): Screen {
  const date = day ?? new Date(app.clock.now()).toISOString().slice(0, 'YYYY-MM-DD'.length);
  let kept: KeptMatch | null = null;
  const words = () => dailyTexts(app.language());
  const list = createList(items);

  async function look(): Promise<void> {
    const all = await keptMatches(app.services.saved);
    kept = all.find(({ card }) => card.origin.kind === 'daily' && card.origin.date === date) ?? null;
    app.redraw();
  }

  async function begin(): Promise<void> {
    const day = await app.services.thinker.ask('daily-code', { date });
    if (!day) return app.say(words().noSuchDay);
    const terms = standardTerms(day.edition, { form: 'solitaire' });
    const card = {
      origin: { kind: 'daily', date },
      sitters: [{ kind: 'person', name: null }],
      codemaker: 'random',
      hints: true,
    } as const;
    const made = await app.services.tables.create(terms, card, day.code);
    if (made.ok) app.play(made.value, 'open');
  }

  function items(): readonly Item[] {
    const puzzle: Item = {
      label: words().puzzleHeading,
      text: words().puzzleNote,
      choose: () => app.open(createPuzzleScreen(app, date)),
    };
    return [codeItem(), puzzle];
  }

  function codeItem(): Item {
    const match = kept;
    if (!match)
      return {
        label: words().start,
        note: words().notPlayed,
        choose: () => app.leadsOn(begin()),
      };
    const { card, state } = match;
    if (state.phase !== 'closed') {
      return { label: words().goOn, note: words().running, choose: () => app.play(card.match, 'open') };
    }
    const { outcome } = state.round;
    const note = outcome?.kind === 'broken' ? words().found(outcome.rows) : words().held;
    return { label: words().seeAgain, note, choose: () => app.open(createReviewScreen(app, card, state)) };
  }

  app.during(look());
  return {
    heading: () => words().title,
    aside: () => words().day(date),
    keys: () => terminalScreenTexts(app.language()).keys.list,
    draw(canvas, area) {
      const lead = wrapped(homeTexts(app.language()).daily.text(app.clock.now()), area.columns);
      list.draw(canvas, drawAbove(canvas, area, lead, app.theme().quiet), app.theme());
    },
    press(key) {
      if (list.press(key)) return;
      if (key.kind === 'named' && key.name === 'escape') app.back();
    },
    resume: () => app.during(look()),
  };
}
