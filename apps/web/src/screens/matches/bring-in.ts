// A match from a text: a record or a log, told apart by how it begins, checked by the rules before it is kept.

import {
  parseLog,
  parseRecord,
  type RecordFault,
  type RecordTag,
  replayRecord,
  type TextFault,
} from '@blackpeg/notation';
import { err, type LogFault, type MatchEvent, ok, type Result, type Terms, verifyLog } from '@blackpeg/rules';

export interface BroughtIn {
  readonly terms: Terms;
  readonly events: readonly MatchEvent[];
  /** Of a record; a log has none. */
  readonly tags: readonly RecordTag[];
}

export type BringInFault =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'too-long' }
  | { readonly kind: 'no-opening' }
  | { readonly kind: 'text'; readonly text: string; readonly fault: TextFault }
  | {
      readonly kind: 'log';
      readonly terms: Terms;
      readonly log: readonly MatchEvent[];
      readonly fault: LogFault;
    }
  | { readonly kind: 'record'; readonly terms: Terms; readonly fault: RecordFault };

/** In characters; the longest match by far stays below. */
export const LONGEST_TEXT = 1_000_000;

export function readMatch(text: string): Result<BroughtIn, BringInFault> {
  const start = /[^\s\uFEFF]/.exec(text)?.[0];
  if (start === undefined) return err({ kind: 'nothing' });
  if (text.length > LONGEST_TEXT) return err({ kind: 'too-long' });
  return start === '{' ? fromLog(text) : fromRecord(text);
}

function fromLog(text: string): Result<BroughtIn, BringInFault> {
  const parsed = parseLog(text);
  if (!parsed.ok) return err({ kind: 'text', text, fault: parsed.error });
  const log = parsed.value;
  const [opened] = log;
  if (opened?.type !== 'match-opened') return err({ kind: 'no-opening' });
  const { terms } = opened;
  const fault = verifyLog(log);
  return fault ? err({ kind: 'log', terms, log, fault }) : ok({ terms, events: log, tags: [] });
}

function fromRecord(text: string): Result<BroughtIn, BringInFault> {
  const parsed = parseRecord(text);
  if (!parsed.ok) return err({ kind: 'text', text, fault: parsed.error });
  const { terms, tags } = parsed.value;
  const { events, fault } = replayRecord(parsed.value);
  return fault ? err({ kind: 'record', terms, fault }) : ok({ terms, events, tags });
}
