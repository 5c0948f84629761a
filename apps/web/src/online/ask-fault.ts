// Why an answer was no, in a sentence: the rule where one was broken, else what the server or the line has to say.

import type { AskFault } from '@blackpeg/protocol';
import type { Edition } from '@blackpeg/rules';
import { type Language, onlineFaultText, violationText } from '@blackpeg/wording';

/** `edition` where it was about a game. */
export function askFaultText(language: Language, fault: AskFault, edition?: Edition): string {
  const violation = 'violation' in fault ? fault.violation : undefined;
  return violation && edition
    ? violationText({ language, edition }, violation)
    : onlineFaultText(language, fault.error);
}
