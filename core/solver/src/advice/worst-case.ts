// The smallest worst case: fewest rows on average under a maximum, which is raised until a strategy meets it.

import { rowCosts } from './aim.ts';
import { estimatedFound, mostFound, ratingModelOf } from './model.ts';
import { meanRows, mostRows, type Outlook } from './outlook.ts';
import type { AdviceQuestion, StageFinding } from './question.ts';
import { isSpent } from './scoring.ts';
import { findings } from './stages.ts';
import { weightsFor } from './weights.ts';

/** Larger sets are not played to the end, so a smaller maximum than the model's could not be proved. */
const MOST_RAISED = 500;

export function* worstCaseFindings(question: AdviceQuestion): Generator<StageFinding, void> {
  const { look, candidates } = question;
  const size = candidates.length;
  const start = size <= MOST_RAISED ? mostFound(look.model, size) : estimatedFound(look.model, size);
  let best: Outlook | undefined;
  let lessRefuted = size <= MOST_RAISED;
  for (let limit = mostRows(start); ; limit += 1) {
    const costs = rowCosts(limit);
    const limited = {
      ...question,
      look: { ...look, costs, weights: weightsFor(ratingModelOf(look.field.table), costs) },
    };
    let last: StageFinding | undefined;
    for (const finding of findings(limited)) {
      last = finding;
      if (best && compare(finding.outlook, best) > 0) continue;
      best = finding.outlook;
      yield { ...finding, proved: finding.proved && lessRefuted && mostRows(best.found) <= limit };
    }
    if (!last || mostRows(last.outlook.found) <= limit || isSpent(look.meter)) return;
    lessRefuted &&= last.proved;
  }
}

/** A played plan's figures are certain, a model's are estimates. */
function compare(a: Outlook, b: Outlook): number {
  if (a.played !== b.played) return a.played ? -1 : 1;
  return mostRows(a.found) - mostRows(b.found) || meanRows(a.found) - meanRows(b.found);
}
