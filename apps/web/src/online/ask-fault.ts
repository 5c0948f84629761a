// Why a request was refused, in a sentence: the rule if one was broken, otherwise the error of the server or the
// connection.

import type { AskFault } from '@blackpeg/protocol';
import type { Edition } from '@blackpeg/rules';
import { type Language, onlineFaultText, violationText } from '@blackpeg/wording';

/** `edition` if it was about a game. */
export function askFaultText(language: Language, fault: AskFault, edition?: Edition): string {
  const violation = 'violation' in fault ? fault.violation : undefined;
  return violation && edition
    ? violationText({ language, edition }, violation)
    : onlineFaultText(language, fault.error);
}
