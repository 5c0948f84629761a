// The tables of a server in lines.

import { type TableLine, type TableOffer, tableLine } from '@blackpeg/screens/lobby';
import { type Language, terminalOnlineTexts } from '@blackpeg/wording';

export function offerText(language: Language, offer: TableOffer, now: number): string {
  return lineText(language, tableLine(language, offer, now));
}

export function lineText(language: Language, { actionWith, terms, state }: TableLine): string {
  return terminalOnlineTexts(language).lobby.line(actionWith, terms, state);
}
