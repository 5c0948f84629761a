// Everything that is rarely wanted at a table: leaving, correcting, claiming, giving up, handing over.

import type { TableView } from '@blackpeg/screens/play';
import { playTexts, terminalScreenTexts } from '@blackpeg/wording';
import type { Deed } from '../../game/around.ts';
import type { Item } from '../list.ts';
import { keysSide, palmSide } from './list-sides.ts';
import { closing, listSide, type PlayContext, type Side } from './side.ts';

export function menuSide(table: PlayContext): Side {
  return listSide(table, { items: () => menuItems(table) });
}

function menuItems(table: PlayContext): readonly Item[] {
  const { app, around, show } = table;
  const { goOn, toMenu, toMenuNote } = terminalScreenTexts(app.language());
  const view = table.view();
  return [
    { label: goOn, choose: () => show(null) },
    around
      ? { label: around.leaving(app.language()), choose: app.back }
      : { label: toMenu, note: toMenuNote, choose: app.back },
    ...(around?.deeds(app.language()) ?? []).map((deed) => deedItem(table, deed)),
    ...(view ? [...makerItems(table, view), ...askItems(table, view), ...handOverItems(table, view)] : []),
    { label: playTexts(app.language()).keys.heading, choose: () => show(keysSide(table)) },
  ];
}

/** What leads to more to choose from opens that. */
export function deedItem(table: PlayContext, { choose, heading, ...deed }: Deed): Item {
  return {
    ...deed,
    choose() {
      table.show(null);
      const more = choose();
      const items = more?.map((one) => deedItem(table, one));
      if (items) table.show(listSide(table, { heading: heading ?? deed.label, items: () => items }));
    },
  };
}

function makerItems(table: PlayContext, { hiding, correct }: TableView): readonly Item[] {
  const palm = hiding?.palm;
  return [
    ...(hiding ? [{ label: hiding.random, choose: closing(table, { type: 'random-code' }) }] : []),
    ...(palm ? [{ label: palm.label, text: palm.note, choose: () => table.show(palmSide(table)) }] : []),
    ...(correct ? [{ label: correct.label, choose: closing(table, correct.command) }] : []),
  ];
}

/** Somebody offers to end the match: agreed to, or one's own taken back; and what may be asked for. */
function askItems(table: PlayContext, { offer, asks }: TableView): readonly Item[] {
  const answer: readonly Item[] = offer?.label
    ? [{ label: offer.label, choose: closing(table, { type: 'intend', intent: offer.intent }) }]
    : [];
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
