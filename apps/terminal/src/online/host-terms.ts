// The terms of a table that others are invited to: the edition's defaults, or from the command line.

import { type BoxName, editionNamed, ok, type Result, standardTerms, type Terms } from '@blackpeg/rules';
import { type Choices, type SetUpContext, standardChoices, termsOf } from '@blackpeg/screens/set-up';
import type { Language } from '@blackpeg/wording';
import type { InputFault, UsageFault } from '../command-line/fault.ts';
import { choicesFromFlags, type HostFlags } from '../command-line/game-options.ts';

export function usualTerms(box: BoxName): Terms {
  return standardTerms(editionNamed(box));
}

/** Everybody is on a device of their own. */
export function onOtherDevices(language: Language): SetUpContext {
  return { language, opponents: ['online'] };
}

export function onlineChoices(box: BoxName, listed: boolean): Choices {
  return { ...standardChoices(box), opponent: 'online', listed };
}

/** Whether they are compatible is decided by the rules, and what is offered by the server. */
export function hostTerms(flags: HostFlags, language: Language): Result<Terms, UsageFault | InputFault> {
  const choices = choicesFromFlags(flags, onOtherDevices(language), { opponent: 'online', listed: false });
  return choices.ok ? ok(termsOf(choices.value)) : choices;
}
