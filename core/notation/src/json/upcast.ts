// Logs of earlier versions: a step from each version to the next, run on raw JSON before anything is decoded.
//
// A change of the event format adds a step at the end and never edits an old one, so every log ever written stays
// readable, and decoders and rules know the newest version only.

import { OLDEST_RULES } from '@blackpeg/rules';
import { isObject } from './decoder.ts';

/** Converts a raw event of version n to version n + 1: usually one event, none if it is no longer needed. */
export type Upcast = (event: unknown) => readonly unknown[];

export interface Lineage {
  readonly oldest: number;
  /** `steps[i]` leads from version `oldest + i` to the next; after the last step events are of the newest version. */
  readonly steps: readonly Upcast[];
}

/** The versions so far: 2 added the keys of commitments, 3 the version of the rules. */
export const LINEAGE: Lineage = { oldest: 1, steps: [withKeys, withRules] };

/** The key of a sealed code is hidden like the code; version 1 had no other commitments. */
function withKeys(event: unknown): readonly unknown[] {
  if (!isObject(event)) return [event];
  switch (event.type) {
    case 'code-hidden':
      return [{ ...event, key: event.code === 'hidden' && event.commitment !== null ? 'hidden' : null }];
    case 'code-opened':
      return [{ ...event, key: null }];
    case 'codes-revealed':
      return [{ ...event, codes: Array.isArray(event.codes) ? event.codes.map(keyless) : event.codes }];
    default:
      return [event];
  }
}

function keyless(secret: unknown): unknown {
  return isObject(secret) ? { ...secret, key: null } : secret;
}

/** Before version 3, the rules a match was played by followed from the log's own version. */
function withRules(event: unknown): readonly unknown[] {
  return [isObject(event) && event.type === 'match-opened' ? { ...event, rules: OLDEST_RULES } : event];
}

export function newestVersion({ oldest, steps }: Lineage): number {
  return oldest + steps.length;
}

export function hasVersion(lineage: Lineage, version: number): boolean {
  return Number.isInteger(version) && version >= lineage.oldest && version <= newestVersion(lineage);
}

export function upcast({ oldest, steps }: Lineage, version: number, event: unknown): readonly unknown[] {
  return steps
    .slice(version - oldest)
    .reduce<readonly unknown[]>((events, step) => events.flatMap((one) => step(one)), [event]);
}
