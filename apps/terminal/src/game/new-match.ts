// Creates a new match on this machine from the choices, or refuses it with the reason from the rules.

import { err, ok, type Result } from '@blackpeg/rules';
import { type Choices, cardOf, type SetUpContext, termsOf } from '@blackpeg/screens/set-up';
import { type Language, setUpTexts, violationText } from '@blackpeg/wording';
import type { TerminalTables } from './tables.ts';

/** The computer or a person at this machine; other people are found in the lobby. */
export function atThisKeyboard(language: Language): SetUpContext {
  return { language, opponents: ['house', 'screen'] };
}

/** The name of the match. */
export async function makeMatch(
  tables: Pick<TerminalTables, 'create'>,
  choices: Choices,
  language: Language,
): Promise<Result<string, string>> {
  const terms = termsOf(choices);
  const made = await tables.create(terms, cardOf(choices, setUpTexts(language).opponent.usual));
  return made.ok ? ok(made.value) : err(violationText({ language, edition: terms.edition }, made.error));
}
