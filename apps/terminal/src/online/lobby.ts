// The tables of a server as a guest finds them: their own, those with a free seat, and those to look on at.

import type { AskFault, AskOnline, TableCard } from '@blackpeg/protocol';
import { ok, type Result } from '@blackpeg/rules';
import { type Language, onlineTexts, terminalOnlineTexts, termsText } from '@blackpeg/wording';

/** What one does at a table: comes back, sits down, looks on. */
export type Purpose = 'return' | 'sit' | 'look';

export interface Offer {
  readonly purpose: Purpose;
  readonly card: TableCard;
}

/** Own tables first, then those that wait, then those being played. */
export async function lookAround(ask: AskOnline): Promise<Result<readonly Offer[], AskFault>> {
  const mine = await ask('guests/tables', {});
  if (!mine.ok) return mine;
  const waiting = await ask('tables/lobby', { edition: null, phase: 'waiting' });
  if (!waiting.ok) return waiting;
  const playing = await ask('tables/lobby', { edition: null, phase: 'playing' });
  if (!playing.ok) return playing;
  return ok([
    // What is over is among the matches of this machine.
    ...offers(
      'return',
      mine.value.tables.filter(({ phase }) => phase !== 'over'),
    ),
    ...offers('sit', waiting.value.tables.filter(isOfOthers)),
    ...offers('look', playing.value.tables.filter(isOfOthers)),
  ]);
}

/** The lead of a table: what one does there, and with whom. */
export function offerTitle(language: Language, { purpose, card }: Offer): string {
  const { mine, running, tables } = onlineTexts(language);
  const names = others(card);
  switch (purpose) {
    case 'return':
      return `${mine.resume}, ${names || mine.alone}`;
    case 'sit':
      return names ? tables.sitWith(names) : tables.sit;
    case 'look':
      return names ? running.lookAt(names) : running.look;
  }
}

export function offerState(language: Language, { purpose, card }: Offer): string {
  const { mine, tables } = onlineTexts(language);
  if (purpose === 'sit') return tables.free(card.names.filter((name) => name === null).length);
  return card.phase === 'playing' ? mine.playing : mine.waiting;
}

export function offerText(language: Language, offer: Offer): string {
  const { lobby } = terminalOnlineTexts(language);
  const terms = termsText(language, offer.card.terms);
  return lobby.line(offerTitle(language, offer), terms, offerState(language, offer));
}

/** How many seats wait for somebody. */
export function foundText(language: Language, all: readonly Offer[]): string {
  return onlineTexts(language).tables.found(all.filter(({ purpose }) => purpose === 'sit').length);
}

function offers(purpose: Purpose, cards: readonly TableCard[]): readonly Offer[] {
  return cards.map((card) => ({ purpose, card }));
}

/** One's own stand among one's own. */
function isOfOthers({ seat }: TableCard): boolean {
  return seat === null;
}

function others({ names, seat }: TableCard): string {
  return names.filter((name, at) => name !== null && at !== seat).join(', ');
}
