// A round is over: how it came out, and what may be done next.

import { allRounds } from '@blackpeg/rules';
import type { EndView } from '@blackpeg/screens/play';
import { listToMenu } from '../last-line.ts';
import { createList, type Item } from '../list.ts';
import { createReviewScreen } from '../review-screen.ts';
import { deedItem, menuSide } from './menu-side.ts';
import { clear, createWords, type PlayContext, type Side } from './side.ts';

export function endSide(table: PlayContext): Side {
  const { app } = table;
  const end = () => table.view()?.end ?? null;
  const list = createList(() => items(table, end()));
  const texts = () => textsOf(end());
  const words = createWords(texts, () => items(table, end()).length);
  return {
    keys: () => listToMenu(app.language()),
    draw(canvas, area) {
      const theme = app.theme();
      clear(canvas, area);
      list.draw(
        canvas,
        words.draw(canvas, area, (line) => (line === 0 ? theme.accent : {})),
        theme,
      );
    },
    press(key) {
      if (words.press(key) || list.press(key)) return;
      if (key.kind === 'named' && key.name === 'escape') table.show(menuSide(table));
      if (key.kind === 'sign' && key.sign.toLowerCase() === 'a') app.say(texts().join(' '));
    },
  };
}

function textsOf(end: EndView | null): readonly string[] {
  return end ? [end.heading, ...end.lines.map(({ text }) => text)] : [];
}

function items(table: PlayContext, end: EndView | null): readonly Item[] {
  const { app, around, view } = table;
  if (!end) return [];
  const { review } = end;
  const looks: readonly Item[] = review
    ? [{ label: review.label, choose: () => openReview(table, review.round) }]
    : [];
  const home: Item = { label: around?.leaving(app.language()) ?? end.home, choose: app.back };
  if (!end.over && end.next)
    return [{ label: end.next.label, choose: () => table.do({ type: 'go-on' }) }, ...looks, home];
  const again = around?.rematch(app.language());
  if (again) return [deedItem(table, again), ...looks, home];
  if (!end.next) return [...looks, home];
  const { label, note } = end.next;
  const choose = () => app.leadsOn(rematch(table));
  return [{ label, ...(note === null ? {} : { note }), choose }, ...looks, home];

  function openReview({ table: { card } }: PlayContext, round: number): void {
    const state = view()?.state;
    if (!state) return;
    const rounds = allRounds(state);
    app.open(createReviewScreen(app, { card, state, log: [] }, rounds[round] ?? rounds.at(-1)));
  }
}

async function rematch({ app, table, view }: PlayContext): Promise<void> {
  const state = view()?.state;
  const made = state && (await app.services.tables.rematch(table.card, state));
  if (made?.ok) app.play(made.value, 'replace');
}
