// Opening a match: the terms are checked, and the first codemaker is determined (M1).

import type { Dice } from '../dice.ts';
import type { EventOf, MatchEvent } from '../match/event.ts';
import { beginMatch } from '../match/evolve.ts';
import { err, ok, type Result } from '../result.ts';
import { checkTerms } from '../terms/check-terms.ts';
import type { Terms } from '../terms/terms.ts';
import { withConsequences } from './consequences.ts';
import { NEWEST_RULES } from './rules-version.ts';
import type { RuleViolation } from './violation.ts';

/** The dice are used only if the first maker is drawn. Earlier rules are for matches played by them. */
export function openMatch(
  terms: Terms,
  dice: Dice,
  now: number,
  rules: number = NEWEST_RULES,
): Result<readonly MatchEvent[], RuleViolation> {
  const checked = checkTerms(terms, rules);
  if (!checked.ok) return checked;
  const firstMaker = terms.firstMaker === 'drawn' ? dice(terms.seats.length) : terms.firstMaker;
  if (terms.seats[firstMaker] === undefined)
    return err({ rule: 'M1', kind: 'no-such-seat', seat: firstMaker });
  const opened: EventOf<'match-opened'> = { type: 'match-opened', terms, firstMaker, rules, at: now };
  return ok([opened, ...withConsequences(beginMatch(opened), [], now).events]);
}
