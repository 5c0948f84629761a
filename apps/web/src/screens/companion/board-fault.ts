// Why a text is no board, in words that are loaded only when one is not.

import type { TextFault } from '@blackpeg/notation';
import type { Edition } from '@blackpeg/rules';
import { type Language, textFaultText } from '@blackpeg/wording';

export function boardFaultText(language: Language, edition: Edition, text: string, fault: TextFault): string {
  return textFaultText({ language, edition }, text, fault);
}
