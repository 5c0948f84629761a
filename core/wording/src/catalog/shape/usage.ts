// What every language must say about a run that cannot be: each what is wrong, with its place, and what would be right.

export interface UsageWords {
  readonly unknownCommand: (given: string, known: readonly string[]) => string;
  readonly unknownOption: (option: string, command: string) => string;
  /** An environment variable that no program of ours reads; `nearest` is the one that was perhaps meant. */
  readonly unknownVariable: (name: string, nearest: string | null) => string;
  readonly badVariable: (name: string, given: string) => string;
  readonly repeatedOption: (option: string) => string;
  readonly missingOption: (option: string) => string;
  readonly missingValue: (option: string) => string;
  readonly unwantedValue: (option: string) => string;
  readonly missingArgument: (name: string) => string;
  readonly extraArgument: (given: string) => string;
  readonly badNumber: (option: string, given: string, least: number, most: number) => string;
  readonly badChoice: (option: string, given: string, known: readonly string[]) => string;
  readonly unknownEdition: (given: string, known: readonly string[]) => string;
  readonly unknownGame: (given: string, edition: string, known: readonly string[]) => string;
  readonly notForEdition: (option: string, edition: string) => string;
  readonly notForSearch: (option: string, search: string) => string;
  readonly twoLengths: (option: string) => string;
  /** `instead` is an edition with codes of one length. */
  readonly twoLengthsEdition: (given: string, instead: string) => string;
  readonly notTogether: (option: string, other: string) => string;
  /** An option that means nothing without the other one. */
  readonly needsOption: (option: string, needed: string) => string;
  readonly oneClock: (option: string) => string;
  /** `longest` in characters. */
  readonly badNames: (option: string, given: string, longest: number) => string;
  readonly tooManyRows: (given: number, most: number) => string;
  readonly badDate: (option: string, given: string) => string;
  readonly notShipped: (game: string) => string;
  readonly noEngine: (given: string, why: string, levels: readonly string[]) => string;
  /** A fault with the argument, option or file it stands in. */
  readonly argument: (name: string, fault: string) => string;
  readonly neitherLength: (lengths: readonly number[]) => string;
  readonly badFields: (expected: number, given: number) => string;
  readonly lineTooLong: (longest: number) => string;
  readonly badLines: (first: number, bad: number, lines: number) => string;
  readonly noOpening: string;
  /** A file of everything on a device, where one match is wanted; `command` reads it. */
  readonly deviceFile: (file: string, command: string) => string;
  readonly deviceFileDamaged: (file: string) => string;
  readonly deviceFileNewer: (file: string) => string;
  readonly fileNotFound: (file: string) => string;
  readonly fileIsFolder: (file: string) => string;
  /** Null for standard input. */
  readonly fileTooLarge: (file: string | null, megabytes: number) => string;
  readonly fileUnreadable: (file: string) => string;
  readonly fileEmpty: (file: string) => string;
  readonly fileExists: (file: string) => string;
  /** A kept match whose file has a line nobody can read. */
  readonly matchDamaged: (file: string, line: number) => string;
  /** `why` is the system's own word for it, here and below. */
  readonly fileUnwritable: (file: string, why: string) => string;
  readonly inputUnreadable: (why: string) => string;
  readonly outputUnwritable: (why: string) => string;
  readonly bug: (detail: string) => string;
}
