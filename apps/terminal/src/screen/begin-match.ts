// A match that the command line names: begun with everything it wishes, or gone on with.

import type { MatchId } from '@blackpeg/referee';
import { type Choices, setUpView } from '@blackpeg/screens/set-up';
import { plainTexts } from '@blackpeg/wording';
import { faultText } from '../fault.ts';
import { atThisKeyboard, makeMatch } from '../game/new-match.ts';
import { badInput, type Outcome } from '../io.ts';
import { openMatch } from './open-match.ts';
import type { App } from './screen.ts';

/** Refused where the rules do not allow it, with their reason; what is agreed is said before the first row (M1a). */
export async function beginMatch(app: App, choices: Choices): Promise<Outcome | undefined> {
  const language = app.language();
  const made = await makeMatch(app.services.tables, choices, language);
  if (!made.ok) return badInput(made.error);
  const refusal = await goOnWith(app, made.value);
  if (!refusal) app.say(setUpView(choices, atThisKeyboard(language)).agreed);
  return refusal;
}

/** Refused where it is not there, or open elsewhere. */
export async function goOnWith(app: App, match: MatchId): Promise<Outcome | undefined> {
  const { keeping } = plainTexts(app.language());
  const shut = await openMatch(app, match, 'open');
  if (!shut) return undefined;
  if (shut.kind === 'missing') return badInput(keeping.missing(match, 'blackpeg matches'));
  if (shut.kind === 'damaged') return badInput(faultText(app.language(), shut.fault));
  return { kind: 'negative', sentence: keeping.elsewhere(shut.process) };
}
