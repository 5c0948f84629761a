// Facts about a code that follow from the rows: what is or cannot be where, and how often a kind occurs.

import { type CodeSpec, kindsOf } from '@blackpeg/rules';
import type { CodeTable } from '../candidates/code-table.ts';
import { KINDS, type Profile, placeOf } from './profiles.ts';

/** Holes count from 1, as players count them; `facet` is its index in the spec, and kind 0 is a blank. */
export type Fact =
  | { readonly kind: 'here'; readonly hole: number; readonly facet: number; readonly value: number }
  | { readonly kind: 'not-here'; readonly hole: number; readonly facet: number; readonly value: number }
  | {
      readonly kind: 'count';
      readonly facet: number;
      readonly value: number;
      readonly least: number;
      readonly most: number;
    };

/** The strongest facts that hold for every code of a profile, without what holds for every code of the game. */
export function factsOf(spec: CodeSpec, profile: Profile): readonly Fact[] {
  return spec.facets.flatMap((facet, at) => {
    const values = Array.from({ length: facet.size + 1 }, (_, value) => value).filter(
      (value) => facet.blank || value > 0,
    );
    const counts = values.flatMap((value) => countFacts(spec, profile, at, value));
    const absent = new Set(
      counts.flatMap((fact) => (fact.kind === 'count' && fact.most === 0 ? [fact.value] : [])),
    );
    const holes = Array.from({ length: spec.holes }, (_, hole) => hole + 1);
    return [...holes.flatMap((hole) => holeFacts(spec, profile, at, hole, values, absent)), ...counts];
  });
}

/** Does some code of this profile break the fact? */
export function isBrokenBy(spec: CodeSpec, fact: Fact, profile: Profile): boolean {
  switch (fact.kind) {
    case 'here':
      return ((profile.held[placeOf(spec, fact.hole, fact.facet)] as number) & ~(1 << fact.value)) !== 0;
    case 'not-here':
      return ((profile.held[placeOf(spec, fact.hole, fact.facet)] as number) & (1 << fact.value)) !== 0;
    case 'count': {
      const allowed = (1 << (fact.most + 1)) - (1 << fact.least);
      return ((profile.counts[fact.facet * KINDS + fact.value] as number) & ~allowed) !== 0;
    }
  }
}

/** Returns a test for codes that agree with all these facts. */
export function factTest(
  { spec, rows, pegs }: CodeTable,
  facts: readonly Fact[],
): (index: number) => boolean {
  const { holes, facets } = spec;
  const width = facets.length;
  const kinds = Uint8Array.from(pegs.flatMap((peg) => kindsOf(spec, peg)));
  const allowed = new Int32Array(holes * width).fill(-1);
  const counts: Extract<Fact, { kind: 'count' }>[] = [];
  for (const fact of facts) {
    if (fact.kind === 'count') counts.push(fact);
    else {
      const place = placeOf(spec, fact.hole, fact.facet);
      const bit = 1 << fact.value;
      allowed[place] = (allowed[place] as number) & (fact.kind === 'here' ? bit : ~bit);
    }
  }
  /** The kinds of the current code, by hole, then facet. */
  const held = new Uint8Array(holes * width);
  return (index) => {
    for (let hole = 0; hole < holes; hole += 1) {
      const peg = (rows[index * holes + hole] as number) * width;
      for (let facet = 0; facet < width; facet += 1) {
        const kind = kinds[peg + facet] as number;
        if (!((allowed[hole * width + facet] as number) & (1 << kind))) return false;
        held[hole * width + facet] = kind;
      }
    }
    for (const { facet, value, least, most } of counts) {
      let count = 0;
      for (let place = facet; place < held.length; place += width) if (held[place] === value) count += 1;
      if (count < least || count > most) return false;
    }
    return true;
  };
}

export function factKey(fact: Fact): string {
  return Object.values(fact).join(' ');
}

function holeFacts(
  spec: CodeSpec,
  profile: Profile,
  facet: number,
  hole: number,
  values: readonly number[],
  absent: ReadonlySet<number>,
): readonly Fact[] {
  const held = profile.held[placeOf(spec, hole, facet)] as number;
  const possible = values.filter((value) => held & (1 << value));
  const [only] = possible;
  if (possible.length === 1 && only !== undefined) return [{ kind: 'here', hole, facet, value: only }];
  return values
    .filter((value) => !(held & (1 << value)) && !absent.has(value))
    .map((value) => ({ kind: 'not-here', hole, facet, value }));
}

function countFacts(spec: CodeSpec, profile: Profile, facet: number, value: number): readonly Fact[] {
  const bits = profile.counts[facet * KINDS + value] as number;
  const least = 31 - Math.clz32(bits & -bits);
  const most = 31 - Math.clz32(bits);
  const fact = { kind: 'count', facet, value } as const;
  if (least === most) return [{ ...fact, least, most }];
  const facts: Fact[] = [];
  if (least > 0) facts.push({ ...fact, least, most: spec.holes });
  if (most < spec.holes) facts.push({ ...fact, least: 0, most });
  return facts;
}
