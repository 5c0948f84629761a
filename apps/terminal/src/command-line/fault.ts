// Faults in the input of a run, as data, each with one clear sentence.

import type { TextFault } from '@blackpeg/notation';
import { type Edition, superEdition } from '@blackpeg/rules';
import {
  type Language,
  type TerminalWords,
  terminalTexts,
  textFaultText,
  type ValueName,
} from '@blackpeg/wording';
import { LONGEST_LINE, type WorldFault } from './io.ts';
import { withinLine } from './printable.ts';

export type CommandFault = UsageFault | InputFault | WorldFault;

/** Invalid arguments. */
export type UsageFault = OneOf<UsageFaults>;

/** Invalid texts. */
export type InputFault = OneOf<InputFaults>;

type OneOf<Faults> = { [Kind in keyof Faults]: { readonly kind: Kind } & Faults[Kind] }[keyof Faults];

interface UsageFaults {
  'unknown-command': { readonly given: string; readonly known: readonly string[] };
  'unknown-option': { readonly option: string };
  'unknown-variable': { readonly name: string; readonly nearest: string | null };
  'bad-variable': { readonly name: string; readonly given: string };
  'repeated-option': { readonly option: string };
  'missing-option': { readonly option: string };
  'missing-value': { readonly option: string };
  'unwanted-value': { readonly option: string };
  'missing-argument': { readonly argument: ValueName };
  'extra-argument': { readonly given: string };
  'bad-number': {
    readonly option: string;
    readonly given: string;
    readonly least: number;
    readonly most: number;
  };
  'bad-choice': { readonly option: string; readonly given: string; readonly known: readonly string[] };
  'unknown-edition': { readonly given: string; readonly known: readonly string[] };
  'unknown-game': { readonly given: string; readonly edition: string; readonly known: readonly string[] };
  'not-for-edition': { readonly option: string; readonly edition: string };
  'not-for-search': { readonly option: string; readonly search: string };
  'two-lengths': { readonly option: string };
  'two-lengths-edition': { readonly given: string };
  'not-together': { readonly options: readonly [string, string] };
  'needs-option': { readonly option: string; readonly needed: string };
  'one-clock': { readonly option: string };
  'bad-names': { readonly option: string; readonly given: string; readonly longest: number };
  /** By the rules, with their reason. */
  refused: { readonly why: string };
  'too-many-rows': { readonly given: number; readonly most: number };
  'bad-date': { readonly option: string; readonly given: string };
  'not-shipped': { readonly game: string };
  /** `why` is the system's own message. */
  'no-engine': { readonly given: string; readonly why: string; readonly known: readonly string[] };
}

/** `where` is the option or file of a text; `edition` that of its answers, if it has any. */
interface InputFaults {
  'bad-text': {
    readonly where: string;
    readonly text: string;
    readonly fault: TextFault;
    readonly edition?: Edition;
  };
  'bad-code': { readonly what: 'code' | 'guess'; readonly text: string; readonly fault: TextFault };
  'neither-length': { readonly lengths: readonly number[] };
  'bad-fields': { readonly expected: number; readonly given: number };
  'line-too-long': unknown;
  'no-opening': { readonly where: string };
  'empty-file': { readonly file: string };
  'device-file': { readonly file: string };
  'device-file-damaged': { readonly file: string };
  'device-file-newer': { readonly file: string };
}

interface Faults extends UsageFaults, InputFaults, Record<WorldFault['kind'], Omit<WorldFault, 'kind'>> {}

/** `command` is the one that was called, for faults that send the reader to its help. */
export function faultText(language: Language, fault: CommandFault, command = 'blackpeg'): string {
  const { usage, help } = terminalTexts(language);
  return sentenceFor(fault, { language, command, usage, values: help.values });
}

interface Telling extends Pick<TerminalWords, 'usage'> {
  readonly language: Language;
  readonly command: string;
  readonly values: TerminalWords['help']['values'];
}

function sentenceFor<Kind extends keyof Faults>(
  fault: { readonly kind: Kind } & Faults[Kind],
  telling: Telling,
): string {
  return SENTENCES[fault.kind](fault, telling);
}

const SENTENCES: { readonly [Kind in keyof Faults]: (fault: Faults[Kind], telling: Telling) => string } = {
  'unknown-command': ({ given, known }, { usage }) => usage.unknownCommand(shown(given), known),
  'unknown-option': ({ option }, { usage, command }) => usage.unknownOption(option, command),
  'unknown-variable': ({ name, nearest }, { usage }) => usage.unknownVariable(shown(name), nearest),
  'bad-variable': ({ name, given }, { usage }) => usage.badVariable(name, shown(given)),
  'repeated-option': ({ option }, { usage }) => usage.repeatedOption(option),
  'missing-option': ({ option }, { usage }) => usage.missingOption(option),
  'missing-value': ({ option }, { usage }) => usage.missingValue(option),
  'unwanted-value': ({ option }, { usage }) => usage.unwantedValue(option),
  'missing-argument': ({ argument }, { usage, values }) => usage.missingArgument(values[argument]),
  'extra-argument': ({ given }, { usage }) => usage.extraArgument(shown(given)),
  'bad-number': ({ option, given, least, most }, { usage }) =>
    usage.badNumber(option, shown(given), least, most),
  'bad-choice': ({ option, given, known }, { usage }) => usage.badChoice(option, shown(given), known),
  'unknown-edition': ({ given, known }, { usage }) => usage.unknownEdition(shown(given), known),
  'unknown-game': ({ given, edition, known }, { usage }) => usage.unknownGame(shown(given), edition, known),
  'not-for-edition': ({ option, edition }, { usage }) => usage.notForEdition(option, edition),
  'not-for-search': ({ option, search }, { usage }) => usage.notForSearch(option, search),
  'two-lengths': ({ option }, { usage }) => usage.twoLengths(option),
  'two-lengths-edition': ({ given }, { usage }) => usage.twoLengthsEdition(shown(given), 'duel-5x8'),
  'not-together': ({ options }, { usage }) => usage.notTogether(...options),
  'needs-option': ({ option, needed }, { usage }) => usage.needsOption(option, needed),
  'one-clock': ({ option }, { usage }) => usage.oneClock(option),
  'bad-names': ({ option, given, longest }, { usage }) => usage.badNames(option, shown(given), longest),
  refused: ({ why }) => why,
  'too-many-rows': ({ given, most }, { usage }) => usage.argument('--rows', usage.tooManyRows(given, most)),
  'bad-date': ({ option, given }, { usage }) => usage.badDate(option, shown(given)),
  'not-shipped': ({ game }, { usage }) => usage.notShipped(game),
  'no-engine': ({ given, why, known }, { usage }) => usage.noEngine(shown(given), why, known),
  'bad-text': ({ where, text, fault, edition = ANY_EDITION }, { usage, language }) =>
    usage.argument(where, textFaultText({ language, edition }, text, fault)),
  'bad-code': ({ what, text, fault }, { usage, values, language }) =>
    usage.argument(values[what], textFaultText({ language, edition: ANY_EDITION }, text, fault, what)),
  'neither-length': ({ lengths }, { usage, values }) =>
    usage.argument(values.code, usage.neitherLength(lengths)),
  'bad-fields': ({ expected, given }, { usage }) => usage.badFields(expected, given),
  'line-too-long': (_, { usage }) => usage.lineTooLong(LONGEST_LINE),
  'empty-file': ({ file }, { usage }) => usage.fileEmpty(file),
  'no-opening': ({ where }, { usage }) => usage.argument(where, usage.noOpening),
  'device-file': ({ file }, { usage }) => usage.deviceFile(file, 'blackpeg matches --import'),
  'device-file-damaged': ({ file }, { usage }) => usage.deviceFileDamaged(file),
  'device-file-newer': ({ file }, { usage }) => usage.deviceFileNewer(file),
  'file-unreadable': ({ file, why }, { usage }) => {
    if (why === 'ENOENT' || why === 'ENOTDIR') return usage.fileNotFound(file);
    return why === 'EISDIR' ? usage.fileIsFolder(file) : usage.fileUnreadable(file);
  },
  'file-too-large': ({ file, why }, { usage }) => usage.fileTooLarge(file === '-' ? null : file, Number(why)),
  'file-unwritable': ({ file, why }, { usage }) => usage.fileUnwritable(file, why),
  'file-exists': ({ file }, { usage }) => usage.fileExists(file),
  'match-damaged': ({ file, why }, { usage }) => usage.matchDamaged(file, Number(why)),
  'input-unreadable': ({ why }, { usage }) => usage.inputUnreadable(why),
  'output-unwritable': ({ why }, { usage }) => usage.outputUnwritable(why),
};

/** Words for key pegs depend on the edition; most texts have none. */
const ANY_EDITION = superEdition();

const MOST_SHOWN = 40;

/** What was given, in one line, cut if it would dominate the sentence. */
export function shown(given: string): string {
  const line = withinLine(given);
  return line.length > MOST_SHOWN ? `${line.slice(0, MOST_SHOWN)}…` : line;
}
