// The tables of a server in lines.

import { type TableOffer, tableLine } from '@blackpeg/screens/lobby';
import { type Language, onlineTexts, terminalOnlineTexts } from '@blackpeg/wording';

export function offerText(language: Language, offer: TableOffer, now: number): string {
  const { actionWith, terms, state } = tableLine(language, offer, now);
  return terminalOnlineTexts(language).lobby.line(actionWith, terms, state);
}

/** How many seats wait for somebody. */
export function foundText(language: Language, all: readonly TableOffer[]): string {
  return onlineTexts(language).tables.found(all.filter(({ purpose }) => purpose === 'sit').length);
}
