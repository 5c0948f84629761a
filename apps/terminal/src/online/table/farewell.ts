// The last message of a visit: what happened to the seat, or why the visit cannot continue.

import type { TableCard } from '@blackpeg/protocol';
import type { VisitPlace } from '@blackpeg/screens/online-table';
import { type Language, terminalOnlineTexts } from '@blackpeg/wording';
import type { Outcome } from '../../command-line/io.ts';
import { tableLink } from '../address.ts';

/** How a visit is over. */
export type VisitEnd = Extract<VisitPlace, { readonly kind: 'failed' | 'left' }>;

export interface Farewell {
  readonly texts: readonly string[];
  /** Undefined if all went well. */
  readonly outcome: Outcome | undefined;
}

export function farewell(language: Language, server: string, { code }: TableCard, end: VisitEnd): Farewell {
  if (end.kind === 'failed') return { texts: [], outcome: { kind: 'negative', sentence: end.text } };
  const { visit } = terminalOnlineTexts(language);
  const kept = visit.seatKept(`blackpeg join ${tableLink(server, code)}`);
  return { texts: { free: [visit.left], kept: [kept], none: [] }[end.seat], outcome: undefined };
}
