// Why a request was refused, in a sentence: the rule if one was broken, otherwise the error of the server or the
// connection.

import type { AskFault } from '@blackpeg/protocol';
import type { Edition } from '@blackpeg/rules';
import { type Language, onlineFaultText, terminalOnlineTexts, violationText } from '@blackpeg/wording';

/** `edition` if it was about a game. */
export function askFaultText(language: Language, server: string, fault: AskFault, edition?: Edition): string {
  const { faults } = terminalOnlineTexts(language);
  const violation = 'violation' in fault ? fault.violation : undefined;
  if (violation && edition) return violationText({ language, edition }, violation);
  switch (fault.error) {
    case 'unreachable':
      return faults.noServer(server);
    case 'not-offered':
      return faults.notOffered;
    // A server of the same version understands everything this program asks.
    case 'bad-request':
    case 'foreign-origin':
    case 'no-token':
    case 'not-found':
      return faults.otherVersion(server);
    default:
      return onlineFaultText(language, fault.error);
  }
}
