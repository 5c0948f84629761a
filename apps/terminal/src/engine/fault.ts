// Errors of an engine, as data, each with a line: a word for programs, a sentence for people.

import type { Edition } from '@blackpeg/rules';
import type { Contradiction } from '@blackpeg/solver';
import { contradictionText, type Language, terminalTexts } from '@blackpeg/wording';
import { type CommandFault, faultText, shown } from '../command-line/fault.ts';

export type EngineFault =
  | CommandFault
  | { readonly kind: 'no-game' }
  | { readonly kind: 'no-code' }
  | { readonly kind: 'unknown-setting'; readonly given: string; readonly known: readonly string[] }
  | { readonly kind: 'missing'; readonly after: string }
  | { readonly kind: 'surplus'; readonly given: string; readonly after: string }
  | { readonly kind: 'one-length' }
  | { readonly kind: 'rows-full'; readonly given: number; readonly most: number }
  | { readonly kind: 'no-code-fits'; readonly edition: Edition; readonly contradiction: Contradiction };

export function errorLine(language: Language, fault: EngineFault): string {
  return `error ${fault.kind} ${sentence(language, fault)}`;
}

function sentence(language: Language, fault: EngineFault): string {
  const { engine, usage } = terminalTexts(language);
  switch (fault.kind) {
    case 'no-game':
      return engine.noGame;
    case 'no-code':
      return engine.noCode;
    case 'unknown-setting':
      return engine.unknownSetting(shown(fault.given), fault.known);
    case 'missing':
      return engine.missing(fault.after);
    case 'surplus':
      return engine.surplus(shown(fault.given), fault.after);
    case 'one-length':
      return engine.oneLength;
    case 'rows-full':
      return usage.tooManyRows(fault.given, fault.most);
    case 'no-code-fits':
      return contradictionText({ language, edition: fault.edition }, fault.contradiction);
    default:
      return faultText(language, fault);
  }
}
