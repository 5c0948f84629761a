// A match that the command line names: begun with everything it wishes, or gone on with.

import type { MatchId } from '@blackpeg/referee';
import { plainTexts, violationText } from '@blackpeg/wording';
import { faultText } from '../fault.ts';
import { cardOf, termsOf, type Wishes } from '../game/agreement.ts';
import { badInput, type Outcome } from '../outcome.ts';
import { openMatch } from './open-match.ts';
import type { App } from './screen.ts';

/** Refused where the rules do not allow it, with their reason. */
export async function beginMatch(app: App, wishes: Wishes): Promise<Outcome | undefined> {
  const language = app.language();
  const made = await app.services.tables.create(termsOf(wishes), cardOf(wishes, language));
  if (made.ok) return goOnWith(app, made.value);
  return badInput(violationText({ language, edition: wishes.edition }, made.error));
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
