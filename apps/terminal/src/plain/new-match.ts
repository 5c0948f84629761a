// A match from what was wished: agreed with the rules, made, played, and played again for who wants it.

import { type Code, checkTerms, type Terms } from '@blackpeg/rules';
import { violationText } from '@blackpeg/wording';
import { cardOf, termsOf, type Wishes } from '../game/agreement.ts';
import type { NewCard } from '../game/card.ts';
import { badInput, type Outcome } from '../outcome.ts';
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
  const left = await playMatch(desk, made.value, true);
  if (!left.ok) return left.error;
  return left.value === 'rematch' ? playNew(desk, swapped(terms), card) : undefined;
}

export async function resumeMatch(desk: Desk, match: string): Promise<Outcome | undefined> {
  const kept = desk.saved.cards.get(match);
  const left = await playMatch(desk, match, false);
  if (!left.ok) return left.error;
  const log = left.value === 'rematch' && kept ? await desk.saved.logs.read(match, 0) : [];
  const [opened] = log.flatMap(({ events }) => events);
  if (!kept || opened?.type !== 'match-opened') return undefined;
  return playNew(desk, swapped(opened.terms), { ...kept, origin: { kind: 'set-up' } });
}

/** Who sought first hides first; a draw is drawn again. */
function swapped(terms: Terms): Terms {
  const { form, firstMaker } = terms;
  return form !== 'classic' || firstMaker === 'drawn'
    ? terms
    : { ...terms, firstMaker: firstMaker === 0 ? 1 : 0 };
}
