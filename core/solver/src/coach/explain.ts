// Why facts follow from rows: the shortest chain of patterns found, or the codes tried if there is none.

import { everyNth } from '../advice/sample.ts';
import type { Field } from '../candidates/field.ts';
import { fittingTray, type Knowledge } from '../candidates/knowledge.ts';
import { type Fact, factKey, factTest } from '../deduction/facts.ts';
import { chainByClash, directChain, type FoundFact, findFacts } from './chain.ts';
import type { CoachScene, CoachStep } from './step.ts';

/** Nobody follows more steps. */
const MOST_STEPS = 5;

/**
 * Steps to facts that these rows prove, each true given those before it. Patterns are tried on these rows, then on all
 * rows; if they do not lead there in a few steps, the last step says how many codes were tried.
 */
export function explain(
  field: Field,
  knowledge: Knowledge,
  goal: readonly Fact[],
  rows: readonly number[],
): readonly CoachStep[] {
  const near: CoachScene = { ...knowledge, which: rows };
  return (
    byPatterns(knowledge, goal, rows) ??
    tried(
      field,
      knowledge,
      goal,
      near,
      findFacts(near, () => false),
    )
  );
}

/** Null if patterns do not lead there in a few steps. Needs no table of codes. */
function byPatterns(
  knowledge: Knowledge,
  goal: readonly Fact[],
  rows: readonly number[],
): readonly CoachStep[] | null {
  const all = knowledge.rows.map((_, row) => row);
  const parts = goal.flatMap((fact) => onesOf(knowledge.spec.holes, fact));
  for (const which of all.length > rows.length ? [rows, all] : [rows]) {
    const scene: CoachScene = { ...knowledge, which };
    const steps = joined(parts.map((fact) => shortest(scene, fact)));
    const whole = steps && ended(steps, goal);
    if (whole && whole.length <= MOST_STEPS) return whole;
  }
  return null;
}

function shortest(scene: CoachScene, fact: Fact): readonly CoachStep[] | null {
  const direct = directChain(scene, fact);
  if (direct && direct.length < MOST_STEPS) return direct;
  const byClash = chainByClash(scene, fact);
  return byClash && byClash.length < (direct?.length ?? Number.POSITIVE_INFINITY) ? byClash : direct;
}

/** A kind that occurs exactly n times occurs at least and at most n times. */
function onesOf(holes: number, fact: Fact): readonly Fact[] {
  if (fact.kind !== 'count' || fact.least === 0 || fact.most === holes) return [fact];
  return [
    { ...fact, most: holes },
    { ...fact, least: 0 },
  ];
}

/** One chain after the other, without repeating steps. */
function joined(chains: readonly (readonly CoachStep[] | null)[]): readonly CoachStep[] | null {
  const steps: CoachStep[] = [];
  for (const chain of chains) {
    if (!chain) return null;
    const places: number[] = [];
    for (const step of chain) {
      const moved = { ...step, uses: step.uses.map((at) => places[at] ?? at) };
      const key = JSON.stringify(moved);
      const before = steps.findIndex((other) => JSON.stringify(other) === key);
      places.push(before < 0 ? steps.length : before);
      if (before < 0) steps.push(moved);
    }
  }
  return steps;
}

/** The last step is what was to be explained. */
function ended(steps: readonly CoachStep[], goal: readonly Fact[]): readonly CoachStep[] {
  const last = new Set(steps.at(-1)?.facts.map(factKey));
  if (goal.every((fact) => last.has(factKey(fact)))) return steps;
  const uses = steps.flatMap(({ supposing, reason }, at) =>
    supposing === null || reason.kind.endsWith('clash') ? [at] : [],
  );
  return [...steps, { reason: { kind: 'so' }, supposing: null, rows: [], uses, facts: goal }];
}

/** Enough codes to see which facts rule out most. */
const SAMPLE = 4_096;

/** First the facts that rows show at a glance and that leave fewer codes to try; then those codes are tried. */
function tried(
  field: Field,
  knowledge: Knowledge,
  goal: readonly Fact[],
  { which }: CoachScene,
  found: readonly FoundFact[],
): readonly CoachStep[] {
  const { table } = field;
  const agrees = factTest(table, goal);
  let against = fittingTray(table, knowledge).filter((code) => !agrees(code));
  const glances = glancesIn(found);
  const steps: CoachStep[] = [];
  while (steps.length < MOST_STEPS - 2) {
    const sample = everyNth(against, SAMPLE);
    const [best] = glances
      .filter((glance) => !steps.includes(glance))
      .map((glance) => ({ glance, left: sample.filter(factTest(table, glance.facts)).length }))
      .sort((a, b) => a.left - b.left);
    if (!best || best.left * 2 > sample.length) break;
    steps.push(best.glance);
    against = against.filter(factTest(table, best.glance.facts));
  }
  const uses = steps.map((_, at) => at);
  const reason = { kind: 'checked', codes: against.length } as const;
  return [...steps, { reason, supposing: null, rows: which, uses, facts: goal }];
}

/** Facts that need no other fact, as steps. */
function glancesIn(found: readonly FoundFact[]): readonly CoachStep[] {
  const steps = new Map<string, CoachStep>();
  for (const { reason, rows, fact, round } of found) {
    if (round > 0) continue;
    const key = JSON.stringify([reason, rows]);
    const facts = [...(steps.get(key)?.facts ?? []), fact];
    steps.set(key, { reason, supposing: null, rows, uses: [], facts });
  }
  return [...steps.values()];
}
