// English texts of the command line.

import { amount, count, decimals, figures, list, percent } from '../base/voice.ts';
import { help } from './help.ts';

const engine = {
  noGame: 'No game is open. Send newgame with an edition, such as newgame super-5x8.',
  noCode: 'No code is hidden. Send go code first.',
  unknownSetting: (given: string, known: readonly string[]) =>
    `There is no option “${given}”. Use one of: ${known.join(', ')}.`,
  /** These words need an argument. */
  missing: (after: string) => `Something is missing after “${after}”. Send the line again with it.`,
  surplus: (given: string, after: string) => `“${given}” does not belong after “${after}”. Leave it out.`,
  oneLength: 'This edition has codes of two lengths. Send newgame with one length, such as duel-4x8.',
};

const tournament = {
  progress: (done: number, rounds: number, perSecond: number) =>
    `${figures(done)} of ${count(rounds, 'round', 'rounds')}, ${decimals(perSecond, 1)} a second`,
  heading: (edition: string, rounds: number, seed: number) =>
    `${edition}. ${count(rounds, 'round', 'rounds')}, seed ${seed}.`,
  /** Headings of the table: rows taken, codes found, rounds won, rounds lost other than by play. */
  rows: 'Rows',
  found: 'Codes found',
  won: 'Rounds won',
  lost: 'Lost by error',
  /** Cells of the table. */
  mean: (value: number, low: number, high: number) =>
    `${decimals(value)} (${decimals(low)} to ${decimals(high)})`,
  single: (value: number) => decimals(value),
  share: (wins: number, value: number, low: number, high: number) =>
    `${figures(wins)}: ${percent(value)} (${percent(low)} to ${percent(high)})`,
  of: (part: number, whole: number) => `${figures(part)} of ${figures(whole)}`,
  count: figures,
  none: '-',
  draws: (rounds: number) => `Drawn: ${count(rounds, 'round', 'rounds')}.`,
  /** The meaning of the brackets in the table. */
  intervals:
    'In brackets: the 95% confidence interval. A code not found counts one row more than the board has.',
  speed: (seconds: number, perSecond: number, atATime: number) =>
    `${amount(seconds, 'second', 'seconds', 1)}, ${amount(perSecond, 'round', 'rounds', 1)} a second, ${figures(atATime)} at a time.`,
  lapses: (engine: string, rounds: number, firstRound: number, why: string) =>
    `${engine} lost ${count(rounds, 'round', 'rounds')}, round ${figures(firstRound)} first: ${why}.`,
  interrupted: (done: number, rounds: number) =>
    `Interrupted after ${figures(done)} of ${count(rounds, 'round', 'rounds')}.`,
  /** Why an engine lost a round, as the end of a sentence; `asked` is the line it did not answer. */
  lapse: {
    /** `code` is null if a signal ended it; `last` is its last line on standard error, if any. */
    ended: (asked: string, code: number | null, last: string) =>
      `it exited ${code === null ? 'on a signal' : `with code ${code}`} without answering “${asked}”${last === '' ? '' : `; its last error output was “${last}”`}`,
    noAnswer: (asked: string, milliseconds: number) =>
      `it did not answer “${asked}” in ${count(milliseconds, 'millisecond', 'milliseconds')}`,
    endlessOutput: (asked: string) => `it wrote without end instead of answering “${asked}”`,
    nonsense: (asked: string, said: string) => `it answered “${asked}” with “${said}”`,
    wrongProtocol: (said: string) => `it said “${said}”; this program speaks protocols 1 and 2`,
    secondAnswer: (said: string) => `it said “${said}” when no answer was due`,
    refused: (asked: string, said: string) => `it refused “${asked}” with “${said}”`,
    illegalCode: (said: string) => `it hid “${said}”, which is not a code of this edition`,
    illegalGuess: (said: string) => `it placed “${said}”, which is not a row of this edition`,
    wrongMark: (guess: string, said: string, right: string) =>
      `it answered ${guess} with ${said} where its code gives ${right}`,
  },
};

const verify = {
  /** Heading for one file among several. */
  file: (file: string) => `“${file}”`,
  /** A codemaker without a seat. */
  house: 'The computer',
  /** What was proved about a code, after the name of its maker. */
  proofs: {
    genuine: 'the code is the one that was sealed when it was hidden.',
    broken: 'the code that was shown is not the one that was sealed.',
    'not-committed': 'the code was not sealed, so nothing proves that it stayed the same.',
    'not-opened': 'the code was not opened, so its seal proves nothing.',
    'no-key': 'the code was opened without its key, so its seal proves nothing.',
    'no-match': 'the seal is for one match, and the text does not say which one this is.',
  },
  digests: {
    intact: 'The digest fits: not a byte has changed since the match was exported.',
    damaged: 'The digest does not fit: the text was changed after the match was exported.',
    missing: 'There is no digest, so accidental changes cannot be detected.',
  },
};

const usage = {
  unknownCommand: (given: string, known: readonly string[]) =>
    `There is no command “${given}”. Use one of: ${known.join(', ')}.`,
  unknownOption: (option: string, command: string) =>
    `“${command}” has no option ${option}. Look at “${command} --help”.`,
  /** An environment variable that none of our programs reads; `nearest` is the one that was perhaps meant. */
  unknownVariable: (name: string, nearest: string | null) =>
    `${name} in the environment is not a setting of Blackpeg. ${nearest === null ? 'Look at “blackpeg --help”.' : `Did you mean ${nearest}?`}`,
  badVariable: (name: string, given: string) =>
    `${name} in the environment cannot be “${given}”. Look at “blackpeg --help”.`,
  repeatedOption: (option: string) => `Option ${option} is given twice. Give it once.`,
  missingOption: (option: string) => `Option ${option} is missing. Give it with its value.`,
  missingValue: (option: string) => `Option ${option} needs a value after it.`,
  unwantedValue: (option: string) => `Option ${option} takes no value. Leave it out.`,
  missingArgument: (name: string) => `${name} is missing. Give it after the options.`,
  extraArgument: (given: string) =>
    `“${given}” is one argument too many. Leave it out, or put quotes around spaces.`,
  badNumber: (option: string, given: string, least: number, most: number) =>
    `Option ${option} needs a whole number from ${figures(least)} to ${figures(most)}, not “${given}”.`,
  badChoice: (option: string, given: string, known: readonly string[]) =>
    `${option} cannot be “${given}”. Use one of: ${known.join(', ')}.`,
  unknownEdition: (given: string, known: readonly string[]) =>
    `There is no edition “${given}”. Use one of: ${known.join(', ')}.`,
  unknownGame: (given: string, edition: string, known: readonly string[]) =>
    `Edition ${edition} has no game “${given}”. Use one of: ${known.join(', ')}.`,
  notForEdition: (option: string, edition: string) =>
    `Option ${option} does not go with edition ${edition}. Leave it out.`,
  notForSearch: (option: string, search: string) =>
    `Option ${option} does not go with --search ${search}. Leave it out.`,
  twoLengths: (option: string) => `This needs codes of one length. Give ${option} one number.`,
  /** `instead` is an edition with codes of one length. */
  twoLengthsEdition: (given: string, instead: string) =>
    `Edition ${given} has codes of two lengths, and this needs one length. Use one such as ${instead}.`,
  notTogether: (option: string, other: string) =>
    `Options ${option} and ${other} do not go together. Leave one of them out.`,
  /** An option that has no meaning without the other one. */
  needsOption: (option: string, needed: string) =>
    `Option ${option} only works with ${needed}. Add that, or leave ${option} out.`,
  oneClock: (option: string) =>
    `Two numbers for ${option} are for a match of two people. Give it one number.`,
  /** `longest` in characters. */
  badNames: (option: string, given: string, longest: number) =>
    `${option} needs two different names of at most ${longest} characters, such as Red,Blue, not “${given}”.`,
  tooManyRows: (given: number, most: number) =>
    `${count(given, 'row is', 'rows are')} too many for this board, which has ${figures(most)}. Leave some out.`,
  badDate: (option: string, given: string) =>
    `Option ${option} needs a date such as 2025-03-09, not “${given}”.`,
  notShipped: (game: string) => `No strategy is included for ${game}. Choose another --search.`,
  noEngine: (given: string, why: string, levels: readonly string[]) =>
    `“${given}” is not a program that can be started (${why}). Give a command, or one of: ${levels.join(', ')}.`,
  /** A fault with the argument, option or file that contains it. */
  argument: (name: string, fault: string) => `${name}: ${fault}`,
  neitherLength: (lengths: readonly number[]) =>
    `The code has neither of the agreed lengths, ${list(lengths.map(String))}. Change it.`,
  badFields: (expected: number, given: number) =>
    `${count(expected, 'field', 'fields')} separated by tabs are needed, not ${given}.`,
  lineTooLong: (longest: number) => `The line is longer than ${figures(longest)} characters. Shorten it.`,
  badLines: (first: number, bad: number, lines: number) =>
    bad === 1
      ? `Line ${figures(first)} is wrong; the answer in its place says why.`
      : `Line ${figures(first)} is wrong, the first of ${figures(bad)} among ${figures(lines)}; the answer to each says why.`,
  noOpening: 'The log does not begin with the opening of a match. Give a complete log.',
  /** A file of everything on a device, where one match is wanted; `command` reads it. */
  deviceFile: (file: string, command: string) =>
    `“${file}” holds all matches of a device, not one. “${command}” reads it.`,
  deviceFileDamaged: (file: string) =>
    `“${file}” is damaged or cut short, so nothing was imported. Give another copy of it.`,
  deviceFileNewer: (file: string) =>
    `“${file}” comes from a newer Blackpeg. Update this one, then import it again.`,
  fileNotFound: (file: string) => `There is no file “${file}”. Check its name and folder.`,
  fileIsFolder: (file: string) => `“${file}” is a folder. Give a file.`,
  /** Null for standard input. */
  fileTooLarge: (file: string | null, megabytes: number) =>
    `${file === null ? 'The input' : `“${file}”`} is larger than ${megabytes} MB, which is too large. Give another file.`,
  fileUnreadable: (file: string) => `The file “${file}” cannot be read. Check its permissions.`,
  fileEmpty: (file: string) => `The file “${file}” is empty. Give a match record or a log.`,
  fileExists: (file: string) => `The file “${file}” already exists. Choose another name.`,
  /** A saved match whose file has an unreadable line. */
  matchDamaged: (file: string, line: number) =>
    `Line ${line} of “${file}” cannot be read, so this match cannot be resumed. The file is left as it is.`,
  /** `why` is the system's own message, here and below. */
  fileUnwritable: (file: string, why: string) =>
    `The file “${file}” cannot be written (${why}). Choose another place.`,
  inputUnreadable: (why: string) => `The input cannot be read (${why}). Give a file or a pipe.`,
  outputUnwritable: (why: string) =>
    `The output cannot be written (${why}). Free some space, or send it elsewhere.`,
  bug: (detail: string) =>
    `This is an error in Blackpeg, not yours. Please report it with this line: ${detail}`,
};

export const terminal = {
  help,
  usage,
  verify,
  /** Headings of the table of editions. */
  editions: {
    edition: 'Edition',
    game: 'Game',
    variant: 'Variant',
    holes: 'Holes',
    pegs: 'Pegs',
    rows: 'Rows',
    codes: 'Codes',
    /** Above the table of sizes. */
    codesBySize: 'Codes of Super by size, holes down and colours across; a blank counts as a colour:',
  },
  replay: {
    event: (event: number, text: string) => `Event ${event}: ${text}`,
    /** Silent at the table, but shown when a log is printed. */
    seen: (who: string) => `${who} has seen the table.`,
    result: (text: string) => `Result: ${text}`,
    unfinished: 'The match is not finished.',
    verified: (events: number) =>
      `Verified: ${count(events, 'event', 'events')}; everything follows from the rules.`,
    faulty: (fault: string) => `Not verified. ${fault}`,
    inRound: (round: number, again: boolean, fault: string) =>
      `Round ${round}${again ? ', played again' : ''}. ${fault}`,
  },
  /** A match played at the command line; screens/plain has the rest. */
  play: {
    saved: (file: string) => `The log is saved in “${file}”.`,
  },
  /** A search at the command line: progress, and interrupted. */
  strategy: {
    /** `best` is the lowest total so far, null before there is one. */
    progress: (seconds: number, nodes: number, share: number, best: number | null) =>
      `${count(seconds, 'second', 'seconds')}, ${count(nodes, 'position', 'positions')}, ${percent(share)} of this opening${best === null ? '' : `, best ${figures(best)}`}`,
    working: (seconds: number) => `${count(seconds, 'second', 'seconds')}`,
    saved: (file: string) => `The tree is saved in “${file}”.`,
    interruptedSaved: (file: string, total: number) =>
      `Interrupted. The best tree so far, ${count(total, 'guess', 'guesses')} in all, is saved in “${file}”.`,
    interruptedWith: (total: number) =>
      `Interrupted. The best tree so far needed ${count(total, 'guess', 'guesses')} in all; it was not saved.`,
    interruptedWithout: 'Interrupted before there was a tree. Nothing was saved.',
    /** Its thread died, and a new one starts. */
    again: 'The search stopped unexpectedly. It is starting again.',
    /** The new one died too. */
    died: 'The search stopped unexpectedly twice, so there is no tree. Try a smaller game or another search.',
    noMemory: 'The search ran out of memory, so there is no tree. Try a smaller game or a narrower beam.',
  },
  emboss: {
    /** `rounds` is the number of rounds; none in a position. */
    noRound: (round: number, rounds: number) =>
      rounds === 0
        ? 'A position has no rounds. Leave --round out.'
        : `There is no round ${round}; the match has ${rounds}. Choose one of them, or leave --round out.`,
    saved: (file: string) => `The pages are saved in “${file}”.`,
  },
  engine,
  tournament,
};
