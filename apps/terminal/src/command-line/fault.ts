// What can be wrong with the input of a run, as data, and each as one clear sentence.

import type { TextFault } from '@blackpeg/notation';
import { type Edition, superEdition } from '@blackpeg/rules';
import { type Language, terminalTexts, textFaultText, type ValueName } from '@blackpeg/wording';
import { LONGEST_LINE, type WorldFault, withinLine } from './io.ts';

export type Fault = UsageFault | InputFault | WorldFault;

/** Arguments that are not as the command wants them. */
export type UsageFault =
  | { readonly kind: 'unknown-command'; readonly given: string; readonly known: readonly string[] }
  | { readonly kind: 'unknown-option'; readonly option: string }
  | { readonly kind: 'unknown-variable'; readonly name: string; readonly nearest: string | null }
  | { readonly kind: 'bad-variable'; readonly name: string; readonly given: string }
  | { readonly kind: 'repeated-option'; readonly option: string }
  | { readonly kind: 'missing-option'; readonly option: string }
  | { readonly kind: 'missing-value'; readonly option: string }
  | { readonly kind: 'unwanted-value'; readonly option: string }
  | { readonly kind: 'missing-argument'; readonly argument: ValueName }
  | { readonly kind: 'extra-argument'; readonly given: string }
  | {
      readonly kind: 'bad-number';
      readonly option: string;
      readonly given: string;
      readonly least: number;
      readonly most: number;
    }
  | {
      readonly kind: 'bad-choice';
      readonly option: string;
      readonly given: string;
      readonly known: readonly string[];
    }
  | { readonly kind: 'unknown-edition'; readonly given: string; readonly known: readonly string[] }
  | {
      readonly kind: 'unknown-game';
      readonly given: string;
      readonly edition: string;
      readonly known: readonly string[];
    }
  | { readonly kind: 'not-for-edition'; readonly option: string; readonly edition: string }
  | { readonly kind: 'not-for-search'; readonly option: string; readonly search: string }
  | { readonly kind: 'two-lengths'; readonly option: string }
  | { readonly kind: 'two-lengths-edition'; readonly given: string }
  | { readonly kind: 'not-together'; readonly options: readonly [string, string] }
  | { readonly kind: 'needs-option'; readonly option: string; readonly needed: string }
  | { readonly kind: 'one-clock'; readonly option: string }
  | { readonly kind: 'bad-names'; readonly option: string; readonly given: string; readonly longest: number }
  /** By the rules, with their reason. */
  | { readonly kind: 'refused'; readonly why: string }
  | { readonly kind: 'too-many-rows'; readonly given: number; readonly most: number }
  | { readonly kind: 'bad-date'; readonly option: string; readonly given: string }
  | { readonly kind: 'not-shipped'; readonly game: string }
  | {
      readonly kind: 'no-engine';
      readonly given: string;
      /** The system's own word for it. */
      readonly why: string;
      readonly known: readonly string[];
    };

/** Texts that are not what they should be; `where` is the option or file they came in. */
export type InputFault =
  | {
      readonly kind: 'bad-text';
      readonly where: string;
      readonly text: string;
      readonly fault: TextFault;
      /** Whose answers the text holds, if it holds any. */
      readonly edition?: Edition;
    }
  | {
      readonly kind: 'bad-code';
      readonly what: 'code' | 'guess';
      readonly text: string;
      readonly fault: TextFault;
    }
  | { readonly kind: 'neither-length'; readonly lengths: readonly number[] }
  | { readonly kind: 'bad-fields'; readonly expected: number; readonly given: number }
  | { readonly kind: 'line-too-long' }
  | { readonly kind: 'no-opening'; readonly where: string }
  | { readonly kind: 'empty-file'; readonly file: string }
  | {
      readonly kind: 'device-file' | 'device-file-damaged' | 'device-file-newer';
      readonly file: string;
    };

/** `command` is the one that was called, for faults that send the reader to its help. */
export function faultText(language: Language, fault: Fault, command = 'blackpeg'): string {
  const { usage, help } = terminalTexts(language);
  const listener = { language, edition: ANY_EDITION };
  switch (fault.kind) {
    case 'unknown-command':
      return usage.unknownCommand(shown(fault.given), fault.known);
    case 'unknown-option':
      return usage.unknownOption(fault.option, command);
    case 'unknown-variable':
      return usage.unknownVariable(shown(fault.name), fault.nearest);
    case 'bad-variable':
      return usage.badVariable(fault.name, shown(fault.given));
    case 'repeated-option':
      return usage.repeatedOption(fault.option);
    case 'missing-option':
      return usage.missingOption(fault.option);
    case 'missing-value':
      return usage.missingValue(fault.option);
    case 'unwanted-value':
      return usage.unwantedValue(fault.option);
    case 'missing-argument':
      return usage.missingArgument(help.values[fault.argument]);
    case 'extra-argument':
      return usage.extraArgument(shown(fault.given));
    case 'bad-number':
      return usage.badNumber(fault.option, shown(fault.given), fault.least, fault.most);
    case 'bad-choice':
      return usage.badChoice(fault.option, shown(fault.given), fault.known);
    case 'unknown-edition':
      return usage.unknownEdition(shown(fault.given), fault.known);
    case 'unknown-game':
      return usage.unknownGame(shown(fault.given), fault.edition, fault.known);
    case 'not-for-edition':
      return usage.notForEdition(fault.option, fault.edition);
    case 'not-for-search':
      return usage.notForSearch(fault.option, fault.search);
    case 'two-lengths':
      return usage.twoLengths(fault.option);
    case 'two-lengths-edition':
      return usage.twoLengthsEdition(shown(fault.given), 'duel-5x8');
    case 'not-together':
      return usage.notTogether(...fault.options);
    case 'needs-option':
      return usage.needsOption(fault.option, fault.needed);
    case 'one-clock':
      return usage.oneClock(fault.option);
    case 'bad-names':
      return usage.badNames(fault.option, shown(fault.given), fault.longest);
    case 'refused':
      return fault.why;
    case 'too-many-rows':
      return usage.argument('--rows', usage.tooManyRows(fault.given, fault.most));
    case 'bad-date':
      return usage.badDate(fault.option, shown(fault.given));
    case 'not-shipped':
      return usage.notShipped(fault.game);
    case 'no-engine':
      return usage.noEngine(shown(fault.given), fault.why, fault.known);
    case 'bad-text': {
      const reader = { language, edition: fault.edition ?? ANY_EDITION };
      return usage.argument(fault.where, textFaultText(reader, fault.text, fault.fault));
    }
    case 'bad-code':
      return usage.argument(
        help.values[fault.what],
        textFaultText(listener, fault.text, fault.fault, fault.what),
      );
    case 'neither-length':
      return usage.argument(help.values.code, usage.neitherLength(fault.lengths));
    case 'bad-fields':
      return usage.badFields(fault.expected, fault.given);
    case 'line-too-long':
      return usage.lineTooLong(LONGEST_LINE);
    case 'empty-file':
      return usage.fileEmpty(fault.file);
    case 'no-opening':
      return usage.argument(fault.where, usage.noOpening);
    case 'device-file':
      return usage.deviceFile(fault.file, 'blackpeg matches --import');
    case 'device-file-damaged':
      return usage.deviceFileDamaged(fault.file);
    case 'device-file-newer':
      return usage.deviceFileNewer(fault.file);
    case 'file-unreadable':
      return unreadableText(language, fault);
    case 'file-too-large':
      return usage.fileTooLarge(fault.file === '-' ? null : fault.file, Number(fault.why));
    case 'file-unwritable':
      return usage.fileUnwritable(fault.file, fault.why);
    case 'file-exists':
      return usage.fileExists(fault.file);
    case 'match-damaged':
      return usage.matchDamaged(fault.file, Number(fault.why));
    case 'input-unreadable':
      return usage.inputUnreadable(fault.why);
    case 'output-unwritable':
      return usage.outputUnwritable(fault.why);
  }
}

/** Words for key pegs go by edition; most texts hold none. */
const ANY_EDITION = superEdition();

const MOST_SHOWN = 40;

/** What was given, within a line, cut where it would drown the sentence. */
export function shown(given: string): string {
  const line = withinLine(given);
  return line.length > MOST_SHOWN ? `${line.slice(0, MOST_SHOWN)}…` : line;
}

function unreadableText(language: Language, { file, why }: WorldFault): string {
  const { usage } = terminalTexts(language);
  if (why === 'ENOENT' || why === 'ENOTDIR') return usage.fileNotFound(file);
  return why === 'EISDIR' ? usage.fileIsFolder(file) : usage.fileUnreadable(file);
}
