// A match from what was wished: agreed with the rules, made, played, and played again for who wants it.

import { type Code, checkTerms, type Terms } from '@blackpeg/rules';
import type { NewCard } from '@blackpeg/table';
import { violationText } from '@blackpeg/wording';
import { cardOf, termsOf, type Wishes } from '../game/agreement.ts';
import { badInput, type Outcome } from '../outcome.ts';
import { keptMatch } from '../saved/saved.ts';
import type { Desk } from './desk.ts';
import { playMatch } from './play.ts';

/** Refused where the rules do not allow it, with their reason. */
export function playWishes(desk: Desk, wishes: Wishes): Promise<Outcome | undefined> {
  return playNew(desk, termsOf(wishes), cardOf(wishes, desk.language));
}

/** With a code, it is the house's at once. */
export async function playNew(
  desk: Desk,
  terms: Terms,
  card: NewCard,
  code?: Code,
): Promise<Outcome | undefined> {
  const listener = { language: desk.language, edition: terms.edition };
  const checked = checkTerms(terms);
  if (!checked.ok) return badInput(violationText(listener, checked.error));
  const made = await desk.tables.create(terms, card, code);
  if (!made.ok) return badInput(violationText(listener, made.error));
  return playOn(desk, made.value, true);
}

export function resumeMatch(desk: Desk, match: string): Promise<Outcome | undefined> {
  return playOn(desk, match, false);
}

/** Until its player leaves, match after match. */
async function playOn(desk: Desk, match: string, isNew: boolean): Promise<Outcome | undefined> {
  const left = await playMatch(desk, match, isNew);
  if (!left.ok) return left.error;
  const kept = left.value === 'rematch' ? await keptMatch(desk.saved, match) : null;
  const made = kept && (await desk.tables.rematch(kept.card, kept.state));
  return made?.ok ? playOn(desk, made.value, true) : undefined;
}
