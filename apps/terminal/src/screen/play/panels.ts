// What can be opened beside the board: the menu, keys, hints, pegs to withhold, and the result of a round.

import { allRounds } from '@blackpeg/rules';
import {
  type EndView,
  type PlayCommand,
  STANDARD_KEYS,
  TABLE_COMMANDS,
  type TableView,
} from '@blackpeg/screens/play';
import { commonTexts, playTexts, terminalScreenTexts } from '@blackpeg/wording';
import { sharedLines } from '../../game/sharing.ts';
import { createList, type Item } from '../frame/list.ts';
import { listToMenu } from '../frame/page.ts';
import { createTextScreen } from '../frame/text-screen.ts';
import { createReviewScreen } from '../review-screen.ts';
import { isNamed } from '../terminal/keys.ts';
import {
  clear,
  closing,
  createWords,
  listPanel,
  type PlayContext,
  questionPanel,
  type SideAction,
  type SidePanel,
  textPanel,
} from './side-panel.ts';

export function menuPanel(table: PlayContext): SidePanel {
  return listPanel(table, { items: () => menuItems(table) });
}

function menuItems(table: PlayContext): readonly Item[] {
  const { app, around, show } = table;
  const { goOn, toMenu, toMenuNote } = terminalScreenTexts(app.language());
  const view = table.view();
  const plays = view !== null && view.seat !== null && view.state.phase !== 'closed';
  return [
    { label: plays ? goOn : commonTexts(app.language()).back, choose: () => show(null) },
    around
      ? { label: around.leaving(app.language()), choose: app.back }
      : { label: toMenu, note: toMenuNote, choose: app.back },
    ...(around?.actions(app.language()) ?? []).map((action) => deedItem(table, action)),
    ...(view ? [...makerItems(table, view), ...askItems(table, view), ...handOverItems(table, view)] : []),
    { label: playTexts(app.language()).keys.heading, choose: () => show(keysPanel(table)) },
  ];
}

/** An item with a submenu opens it. */
function deedItem(table: PlayContext, { choose, heading, ...action }: SideAction): Item {
  return {
    ...action,
    choose() {
      table.show(null);
      const more = choose();
      const items = more?.map((one) => deedItem(table, one));
      if (items) table.show(listPanel(table, { heading: heading ?? action.label, items: () => items }));
    },
  };
}

function makerItems(table: PlayContext, { hiding, correct }: TableView): readonly Item[] {
  const palm = hiding?.palm;
  return [
    ...(hiding ? [{ label: hiding.random, choose: closing(table, { type: 'random-code' }) }] : []),
    ...(palm ? [{ label: palm.label, text: palm.note, choose: () => table.show(palmPanel(table)) }] : []),
    ...(correct ? [{ label: correct.label, choose: closing(table, correct.command) }] : []),
  ];
}

/** An offer to end the match: to agree to, or to withdraw; and other actions with a confirmation. */
function askItems(table: PlayContext, { offer, asks }: TableView): readonly Item[] {
  const answer = (offer?.answers ?? []).map(({ label, command }) => ({
    label,
    choose: closing(table, command),
  }));
  const items = asks.map(({ label, text, command }) => ({ label, text, choose: closing(table, command) }));
  return [...answer, ...items];
}

function handOverItems(table: PlayContext, { handOver }: TableView): readonly Item[] {
  if (!handOver) return [];
  return [handOver.cover, ...handOver.others].map(({ label, command }) => ({
    label,
    choose: closing(table, command),
  }));
}

export function keysPanel(table: PlayContext): SidePanel {
  const language = table.app.language();
  const { pair, fixed } = terminalScreenTexts(language);
  const { heading, commands } = playTexts(language).keys;
  const single = TABLE_COMMANDS.map((command) => pair(STANDARD_KEYS[command], commands[command]));
  return textPanel(table, heading, [...fixed.map(([key, does]) => pair(key, does)), ...single]);
}

/** Each grade says before it is used what it will reveal. */
export function hintPanel(table: PlayContext): SidePanel {
  const { app } = table;
  const hints = table.view()?.hints;
  const { pair } = terminalScreenTexts(app.language());
  const items = (hints?.grades ?? []).map(({ label, before, command }) => ({
    label,
    text: before,
    choose() {
      closing(table, command)();
      app.say(playTexts(app.language()).hints.thinking);
    },
  }));
  return listPanel(table, { heading: pair(hints?.heading ?? '', hints?.note ?? ''), items: () => items });
}

/** The solver's hint; a suggested row can be placed on the board, and an explanation requested. */
export function hintedPanel(table: PlayContext): SidePanel | null {
  const hints = table.view()?.hints;
  if (!hints || hints.texts.length === 0) return null;
  const text = hints.texts.join(' ');
  const actions = [hints.take, hints.why].flatMap((one) => one ?? []);
  if (actions.length === 0) return textPanel(table, hints.heading, [text]);
  const { close } = playTexts(table.app.language());
  return questionPanel(table, text, [
    ...actions.map(({ label, command }) => ({ label, choose: closing(table, command) })),
    { label: close, choose: () => table.show(null) },
  ]);
}

/** The explanation, one step at a time, with its rows marked on the board; null if it was not requested. */
export function chainPanel(table: PlayContext): SidePanel | null {
  const chain = table.view()?.hints.chain;
  const at = chain?.steps.findIndex(({ isLit }) => isLit) ?? -1;
  if (!chain || at < 0) return null;
  const { nextStep, step } = terminalScreenTexts(table.app.language());
  const next = chain.steps[at + 1];
  const keep = chain.note;
  const show = (command: PlayCommand) => () => {
    table.do(command);
    table.show(chainPanel(table));
  };
  return questionPanel(table, step(at + 1, chain.steps.length, chain.steps[at]?.label ?? ''), [
    ...(next ? [{ label: nextStep, choose: show(next.command) }] : []),
    ...(keep ? [{ label: keep.label, choose: closing(table, keep.command) }] : []),
    { label: playTexts(table.app.language()).close, choose: () => table.show(null) },
  ]);
}

/** T3b: pegs the maker withholds with the code. */
function palmPanel(table: PlayContext): SidePanel {
  const palm = () => table.view()?.hiding?.palm ?? null;
  return listPanel(table, { heading: palm()?.note ?? '', form: true, items: () => palmItems(table) });
}

function palmItems({ app, view, do: act, show }: PlayContext): readonly Item[] {
  const palm = view()?.hiding?.palm;
  const { pair } = terminalScreenTexts(app.language());
  const kinds = (palm?.kinds ?? []).map(({ facet, index, name, count }): Item => {
    const set = (wanted: number) => act({ type: 'palm', facet, index, count: wanted });
    return {
      label: pair(name, `‹ ${count} ›`),
      step: (by) => set(count + by),
      choose: () => set(count === palm?.most ? 0 : count + 1),
    };
  });
  return [{ label: playTexts(app.language()).close, choose: () => show(null) }, ...kinds];
}

export function endPanel(table: PlayContext): SidePanel {
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
      if (isNamed(key, 'escape')) table.show(menuPanel(table));
      if (key.kind === 'sign' && key.sign.toLowerCase() === 'a') app.say(texts().join(' '));
    },
  };
}

function textsOf(end: EndView | null): readonly string[] {
  if (!end) return [];
  const { heading, lines, ghost } = end;
  const beside = ghost ? [ghost.summary, ...ghost.rows.map(({ text }) => text)] : [];
  return [heading, ...lines.map(({ text }) => text), ...beside];
}

function items(table: PlayContext, end: EndView | null): readonly Item[] {
  const { app, around, view } = table;
  if (!end) return [];
  const { review } = end;
  const looks: readonly Item[] = [
    ...(review ? [{ label: review.label, choose: () => openReview(table, review.round) }] : []),
    ...(end.share === null ? [] : [{ label: end.share, choose: () => openShare(table) }]),
  ];
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

/** To be selected and copied, as terminals do. */
function openShare({ app, table: { card }, view }: PlayContext): void {
  const now = view();
  const lines = now && sharedLines(app.language(), { card, state: now.state }, now.round);
  if (lines) app.open(createTextScreen(app, now.end?.share ?? '', lines));
}

async function rematch({ app, table, view }: PlayContext): Promise<void> {
  const state = view()?.state;
  const made = state && (await app.services.tables.rematch(table.card, state));
  if (made?.ok) app.play(made.value, 'replace');
}
