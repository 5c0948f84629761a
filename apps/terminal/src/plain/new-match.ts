// A match from what was chosen: agreed with the rules, made, played, and played again for who wants it.

import { type Code, checkTerms, type Terms } from '@blackpeg/rules';
import { type Choices, cardOf, setUpView, termsOf } from '@blackpeg/screens/set-up';
import type { NewCard } from '@blackpeg/table';
import { setUpTexts, violationText } from '@blackpeg/wording';
import { atThisKeyboard } from '../game/new-match.ts';
import { badInput, type Outcome } from '../io.ts';
import { keptMatch } from '../saved/saved.ts';
import type { Desk } from './desk.ts';
import { playMatch } from './play.ts';

/** Says first what is agreed (M1a). */
export function playAgreed(desk: Desk, choices: Choices): Promise<Outcome | undefined> {
  desk.printer.say(setUpView(choices, atThisKeyboard(desk.language)).agreed);
  return playChoices(desk, choices);
}

/** Refused where the rules do not allow it, with their reason. */
export function playChoices(desk: Desk, choices: Choices): Promise<Outcome | undefined> {
  const { usual } = setUpTexts(desk.language).opponent;
  return playNew(desk, termsOf(choices), cardOf(choices, usual));
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
