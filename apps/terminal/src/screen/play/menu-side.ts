// Everything that is rarely wanted at a table: leaving, correcting, claiming, giving up, handing over.

import { ASK_INTENTS, type Ask, asksFor, correctableRow, ownDuty } from '@blackpeg/session';
import { askQuestion, askText, sitterName, terminalScreenTexts } from '@blackpeg/wording';
import type { Deed } from '../../game/around.ts';
import type { Look } from '../board-model.ts';
import type { Item } from '../list.ts';
import { NO_ANSWER } from './answering.ts';
import { keysSide } from './keys-side.ts';
import { palmSide } from './palm-side.ts';
import { listSide, type PlayContext, questionSide, type Side } from './side.ts';

export function menuSide(table: PlayContext): Side {
  return listSide(table, { items: () => menuItems(table) });
}

/** Asked once, in words that name the result. */
export function askSide(table: PlayContext, { state, seat, speaker, words }: Look, ask: Ask): Side {
  const { game, show } = table;
  return questionSide(table, askQuestion(speaker, state, seat, ask), [
    { label: words.ask.no, choose: () => show(null) },
    { label: words.ask[ask].yes, choose: closing(table, () => game.intend(ASK_INTENTS[ask])) },
  ]);
}

function menuItems(table: PlayContext): readonly Item[] {
  const { app, game, show } = table;
  const { goOn, toMenu, toMenuNote } = terminalScreenTexts(app.language());
  const look = game.look();
  const { around } = game;
  return [
    { label: goOn, choose: () => show(null) },
    around
      ? { label: around.leaving(app.language()), choose: app.back }
      : { label: toMenu, note: toMenuNote, choose: app.back },
    ...(around?.deeds(app.language()) ?? []).map((deed) => deedItem(table, deed)),
    ...(look ? [...makerItems(table, look), ...offerItems(table, look), ...askItems(table, look)] : []),
    ...(game.table.people.length > 1 ? handOverItems(table) : []),
    { label: game.words().keys.heading, choose: () => show(keysSide(table)) },
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

function makerItems(table: PlayContext, { state, seat, words }: Look): readonly Item[] {
  const { game, show } = table;
  const correctable = correctableRow(state, seat);
  const hides = ownDuty(state, seat)?.kind === 'hide';
  const chance: Item = { label: words.hiding.random, choose: closing(table, game.drawByChance) };
  const palm: Item = {
    label: words.hiding.palm,
    text: words.hiding.palmNote,
    choose: () => show(palmSide(table)),
  };
  const correct = () => void Object.assign(game.desk(), { correcting: true, answering: NO_ANSWER });
  return [
    ...(hides ? [chance] : []),
    ...(hides && state.terms.supply !== null ? [palm] : []),
    ...(correctable === null
      ? []
      : [{ label: words.answer.correct(correctable), choose: closing(table, correct) }]),
  ];
}

/** Somebody offers to end the match: agreed to, or one's own taken back. */
function offerItems(table: PlayContext, { state, seat, words }: Look): readonly Item[] {
  const { game } = table;
  if (state.endOffers.length === 0) return [];
  const own = state.endOffers.includes(seat);
  return [
    {
      label: own ? words.ask.withdraw : words.ask.agree,
      choose: closing(table, () => game.intend({ type: own ? 'withdraw-offer' : 'offer-end' })),
    },
  ];
}

function askItems(table: PlayContext, look: Look): readonly Item[] {
  const { state, seat, speaker, words } = look;
  return asksFor(state, seat).map((ask) => ({
    label: words.ask[ask].label,
    text: askText(speaker, state, seat, ask),
    choose: () => table.show(askSide(table, look, ask)),
  }));
}

function handOverItems(table: PlayContext): readonly Item[] {
  const { app, game } = table;
  const { handOver } = game.words();
  const { people, card, snapshot } = game.table;
  const others = people.filter((seat) => seat !== snapshot().eyes.seat);
  return [
    { label: handOver.cover, choose: closing(table, game.table.cover) },
    ...others.map((seat) => ({
      label: handOver.backTo(sitterName(card, app.language(), seat) ?? ''),
      choose: closing(table, () => game.table.handTo(seat)),
    })),
  ];
}

function closing({ show }: PlayContext, act: () => void): () => void {
  return () => {
    show(null);
    act();
  };
}
