// What the codes that fit the same rows have in common: one pass over the table serves every fact.

import { type CodeSpec, kindsOf } from '@blackpeg/rules';
import type { CodeTable } from '../candidates/code-table.ts';
import type { RowMask } from '../candidates/row-masks.ts';

/** What occurs in the codes of one mask, as bits. */
export interface Profile {
  /** Kinds by hole, then facet. */
  readonly held: Int32Array;
  /** Counts by facet, then kind; ten kinds to a facet. */
  readonly counts: Int32Array;
}

/** The most kinds of a facet, its blank included: kinds are digits. */
export const KINDS = 10;

/** A profile for each set of rows that some code fits exactly. */
export function profilesOf(
  table: CodeTable,
  codes: Uint32Array,
  masks: Uint32Array,
): ReadonlyMap<RowMask, Profile> {
  const { spec, rows, pegs } = table;
  const { holes } = spec;
  const facets = spec.facets.length;
  const kinds = Uint8Array.from(pegs.flatMap((peg) => kindsOf(spec, peg)));
  const profiles = new Map<RowMask, Profile>();
  const tally = new Int8Array(facets * KINDS);
  for (let at = 0; at < codes.length; at += 1) {
    const { held, counts } = profileAt(profiles, masks[at] as number, spec);
    const start = (codes[at] as number) * holes;
    for (let hole = 0; hole < holes; hole += 1) {
      const peg = (rows[start + hole] as number) * facets;
      for (let facet = 0; facet < facets; facet += 1) {
        const kind = kinds[peg + facet] as number;
        const place = hole * facets + facet;
        held[place] = (held[place] as number) | (1 << kind);
        tally[facet * KINDS + kind] = (tally[facet * KINDS + kind] as number) + 1;
      }
    }
    for (let place = 0; place < tally.length; place += 1) {
      counts[place] = (counts[place] as number) | (1 << (tally[place] as number));
      tally[place] = 0;
    }
  }
  return profiles;
}

/** The index of a hole's kinds in a profile; holes count from 1. */
export function placeOf({ facets }: CodeSpec, hole: number, facet: number): number {
  return (hole - 1) * facets.length + facet;
}

function profileAt(profiles: Map<RowMask, Profile>, mask: RowMask, { holes, facets }: CodeSpec): Profile {
  const known = profiles.get(mask);
  if (known) return known;
  const fresh = {
    held: new Int32Array(holes * facets.length),
    counts: new Int32Array(facets.length * KINDS),
  };
  profiles.set(mask, fresh);
  return fresh;
}
