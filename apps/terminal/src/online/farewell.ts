// The last words of a visit: what became of the seat, or why there is nothing to go on with.

import type { TableCard } from '@blackpeg/protocol';
import { type Language, tableTexts, terminalOnlineTexts } from '@blackpeg/wording';
import type { Outcome } from '../command-line/io.ts';
import { tableLink } from './address.ts';
import type { VisitEnd } from './visit.ts';

export interface Farewell {
  readonly texts: readonly string[];
  /** Undefined where all went well. */
  readonly outcome: Outcome | undefined;
}

export function farewell(language: Language, server: string, { code }: TableCard, end: VisitEnd): Farewell {
  const { visit } = terminalOnlineTexts(language);
  switch (end.kind) {
    case 'left': {
      const kept = visit.seatKept(`blackpeg join ${tableLink(server, code)}`);
      const texts = { free: [visit.left], kept: [kept], none: [] }[end.seat];
      return { texts, outcome: undefined };
    }
    case 'gone':
      return refused(tableTexts(language).line.gone);
    case 'refused':
      return refused(end.sentence);
    case 'moved':
      return { texts: [], outcome: undefined };
  }
}

function refused(sentence: string): Farewell {
  return { texts: [], outcome: { kind: 'negative', sentence } };
}
