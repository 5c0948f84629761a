// Looks for a chain of patterns that leads from rows to facts, and keeps only the steps that are needed.

import { type Fact, factKey } from '../deduction/facts.ts';
import { type Beliefs, beliefsOf, isBelieved } from './beliefs.ts';
import { clashIn, opposite, suppose } from './clashes.ts';
import {
  allKnown,
  allPlaced,
  oneChanged,
  onlyLeft,
  othersFill,
  placesLeft,
  room,
  tray,
} from './other-patterns.ts';
import {
  accounted,
  allIn,
  blacksFound,
  blacksLeft,
  noBlack,
  nothing,
  noWhite,
  othersTooFew,
  type Pattern,
} from './row-patterns.ts';
import type { CoachScene, CoachStep, Finding } from './step.ts';

/** The easiest to see come first. */
const PATTERNS: readonly Pattern[] = [
  nothing,
  oneChanged,
  allIn,
  noBlack,
  tray,
  room,
  blacksFound,
  blacksLeft,
  allPlaced,
  placesLeft,
  allKnown,
  accounted,
  othersTooFew,
  noWhite,
  othersFill,
  onlyLeft,
  suppose,
];

/** A finding with its pattern and the round in which it was found; a supposition has no pattern. */
export interface FoundFact extends Finding {
  readonly pattern: Pattern | null;
  readonly round: number;
}

/** Nobody follows a longer chain. */
const MOST_ROUNDS = 6;

/** Collects facts in rounds, each from those of the rounds before, until the goal is reached or nothing new follows. */
export function findFacts(
  scene: CoachScene,
  isEnough: (beliefs: Beliefs) => boolean,
  supposed: Fact | null = null,
): readonly FoundFact[] {
  const found: FoundFact[] =
    supposed === null ? [] : [{ reason: { kind: 'so' }, rows: [], fact: supposed, pattern: null, round: -1 }];
  const known = new Set<string>();
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const beliefs = beliefsOf(scene.spec, factsIn(found));
    if (isEnough(beliefs)) break;
    const before = found.length;
    for (const pattern of PATTERNS) {
      for (const finding of pattern(scene, beliefs)) {
        const key = factKey(finding.fact);
        if (known.has(key) || isBelieved(beliefs, finding.fact)) continue;
        known.add(key);
        found.push({ ...finding, pattern, round });
      }
    }
    if (found.length === before) break;
  }
  return found;
}

/** Steps directly to a fact; null if patterns do not lead to it. */
export function directChain(scene: CoachScene, goal: Fact): readonly CoachStep[] | null {
  const isEnough = (beliefs: Beliefs) => isBelieved(beliefs, goal);
  const found = findFacts(scene, isEnough);
  const follows = (facts: readonly FoundFact[]) => isEnough(beliefsOf(scene.spec, factsIn(facts)));
  if (!follows(found)) return null;
  const last = fewest(found, follows);
  const steps = stepsTo(scene, found, last, null);
  if (steps.at(-1)?.facts.some((fact) => factKey(fact) === factKey(goal))) return steps;
  return [
    ...steps,
    { reason: { kind: 'so' }, supposing: null, rows: [], uses: usesOf(steps, last), facts: [goal] },
  ];
}

/** Supposes the opposite until it leads to a contradiction; null if there is none, or if the fact consists of two. */
export function chainByClash(scene: CoachScene, goal: Fact): readonly CoachStep[] | null {
  const supposed = opposite(scene.spec.holes, goal);
  if (!supposed) return null;
  const found = findFacts(scene, (beliefs) => clashIn(scene, beliefs) !== null, supposed);
  const clash = clashIn(scene, beliefsOf(scene.spec, factsIn(found)));
  if (!clash) return null;
  const near = { ...scene, which: clash.rows };
  const again = (facts: readonly FoundFact[]) => {
    const other = clashIn(near, beliefsOf(scene.spec, factsIn(facts)));
    return other?.reason.kind === clash.reason.kind ? other : null;
  };
  const last = fewest(found, (facts) => again(facts) !== null);
  const steps = stepsTo(scene, found, last, supposed);
  const end = { ...(again(last) ?? clash), supposing: supposed, uses: usesOf(steps, last), facts: [goal] };
  return [...steps, end];
}

/** A fact, the finding reduced to what it needs, and the facts it needs. */
interface ChainLink {
  readonly found: FoundFact;
  readonly finding: Finding;
  readonly needs: readonly FoundFact[];
}

function stepsTo(
  scene: CoachScene,
  found: readonly FoundFact[],
  wanted: readonly FoundFact[],
  supposed: Fact | null,
): readonly CoachStep[] {
  const links = new Map<FoundFact, ChainLink>();
  const open = [...wanted];
  for (let one = open.pop(); one; one = open.pop()) {
    if (links.has(one)) continue;
    const link = linkOf(scene, found, one);
    links.set(one, link);
    open.push(...link.needs);
  }
  return asSteps(
    found.flatMap((one) => links.get(one) ?? []),
    supposed,
  );
}

/** Removes facts one by one while the pattern still finds this one in the same rows. */
function linkOf(scene: CoachScene, all: readonly FoundFact[], one: FoundFact): ChainLink {
  const { pattern } = one;
  if (!pattern) return { found: one, finding: one, needs: [] };
  const near = { ...scene, which: one.rows };
  const again = (facts: readonly FoundFact[]) =>
    pattern(near, beliefsOf(scene.spec, factsIn(facts))).find(
      ({ fact, rows }) => factKey(fact) === factKey(one.fact) && rows.length === one.rows.length,
    );
  const needs = fewest(
    all.filter(({ round }) => round < one.round),
    (facts) => again(facts) !== undefined,
  );
  return { found: one, finding: again(needs) ?? one, needs };
}

/** The facts found last, and with most effort, are removed first. */
function fewest(
  facts: readonly FoundFact[],
  willDo: (facts: readonly FoundFact[]) => boolean,
): readonly FoundFact[] {
  let kept = facts;
  for (const one of [...facts].reverse()) {
    const without = kept.filter((other) => other !== one);
    if (willDo(without)) kept = without;
  }
  return kept;
}

/** Facts that the same rows show for the same reason are one step. A step that relies on a supposition says so. */
function asSteps(links: readonly ChainLink[], supposed: Fact | null): readonly CoachStep[] {
  const resting = new Set<FoundFact>();
  const groups = new Map<string, ChainLink[]>();
  for (const link of links) {
    const { found, finding, needs } = link;
    if (!found.pattern || needs.some((need) => resting.has(need))) resting.add(found);
    if (!found.pattern) continue;
    const key = JSON.stringify([found.round, finding.reason, finding.rows, resting.has(found)]);
    groups.set(key, [...(groups.get(key) ?? []), link]);
  }
  const ordered = [...groups.values()];
  const placeOf = (fact: FoundFact) =>
    ordered.findIndex((group) => group.some(({ found }) => found === fact));
  return ordered.flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const { reason, rows } = first.finding;
    const places = group.flatMap(({ needs }) => needs.map(placeOf)).filter((place) => place >= 0);
    const uses = [...new Set(places)].sort((a, b) => a - b);
    const facts = group.map(({ found: { fact } }) => fact);
    return [{ reason, supposing: resting.has(first.found) ? supposed : null, rows, uses, facts }];
  });
}

function usesOf(steps: readonly CoachStep[], needed: readonly FoundFact[]): readonly number[] {
  return steps.flatMap(({ facts }, at) => (needed.some(({ fact }) => facts.includes(fact)) ? [at] : []));
}

function factsIn(found: readonly FoundFact[]): readonly Fact[] {
  return found.map(({ fact }) => fact);
}
