// Why a text did not become a match, in one sentence that says what, where and what to do.

import { superEdition } from '@blackpeg/rules';
import {
  type Language,
  logFaultText,
  matchesTexts,
  plainSpeaker,
  recordFaultText,
  textFaultText,
} from '@blackpeg/wording';
import type { BringInFault } from './bring-in.ts';

export function faultSentence(language: Language, fault: BringInFault): string {
  const words = matchesTexts(language).bringIn;
  switch (fault.kind) {
    case 'nothing':
      return words.nothing;
    case 'too-long':
      return words.tooLong;
    case 'no-opening':
      return words.noOpening;
    case 'text':
      return textFaultText({ language, edition: superEdition() }, fault.text, fault.fault);
    case 'log':
      return logFaultText(plainSpeaker(language, fault.terms, null), fault.log, fault.fault);
    case 'record':
      return recordFaultText(plainSpeaker(language, fault.terms, null), fault.fault);
  }
}
