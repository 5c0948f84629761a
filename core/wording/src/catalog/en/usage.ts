// English sentences about runs of the command line that cannot be.

import type { UsageWords } from '../shape/usage.ts';
import { count, figures, list } from './voice.ts';

export const usage: UsageWords = {
  unknownCommand: (given, known) => `There is no command “${given}”. Use one of: ${known.join(', ')}.`,
  unknownOption: (option, command) => `“${command}” has no option ${option}. Look at “${command} --help”.`,
  unknownVariable: (name, nearest) =>
    `${name} in the environment is not a setting of Blackpeg. ${nearest === null ? 'Look at “blackpeg --help”.' : `Did you mean ${nearest}?`}`,
  badVariable: (name, given) => `${name} in the environment cannot be “${given}”. Look at “blackpeg --help”.`,
  repeatedOption: (option) => `Option ${option} is given twice. Give it once.`,
  missingOption: (option) => `Option ${option} is missing. Give it with its value.`,
  missingValue: (option) => `Option ${option} needs a value after it.`,
  unwantedValue: (option) => `Option ${option} takes no value. Leave it out.`,
  missingArgument: (name) => `${name} is missing. Give it after the options.`,
  extraArgument: (given) => `“${given}” is one argument too many. Leave it out, or put quotes around spaces.`,
  badNumber: (option, given, least, most) =>
    `Option ${option} needs a whole number from ${figures(least)} to ${figures(most)}, not “${given}”.`,
  badChoice: (option, given, known) =>
    `Option ${option} cannot be “${given}”. Use one of: ${known.join(', ')}.`,
  unknownEdition: (given, known) => `There is no edition “${given}”. Use one of: ${known.join(', ')}.`,
  unknownGame: (given, edition, known) =>
    `Edition ${edition} has no game “${given}”. Use one of: ${known.join(', ')}.`,
  notForEdition: (option, edition) => `Option ${option} does not go with edition ${edition}. Leave it out.`,
  notForSearch: (option, search) => `Option ${option} does not go with --search ${search}. Leave it out.`,
  twoLengths: (option) => `This needs codes of one length. Give ${option} one number.`,
  twoLengthsEdition: (given, instead) =>
    `Edition ${given} has codes of two lengths, and this needs one length. Use one such as ${instead}.`,
  notTogether: (option, other) => `Options ${option} and ${other} do not go together. Leave one of them out.`,
  needsOption: (option, needed) =>
    `Option ${option} needs ${needed} beside it. Add that, or leave ${option} out.`,
  oneClock: (option) => `Two numbers for ${option} are for a match of two people. Give it one number.`,
  badNames: (option, given, longest) =>
    `${option} needs two different names of at most ${longest} characters, such as Red,Blue, not “${given}”.`,
  tooManyRows: (given, most) =>
    `${count(given, 'row is', 'rows are')} too many for this board, which has ${figures(most)}. Leave some out.`,
  badDate: (option, given) => `Option ${option} needs a date such as 2025-03-09, not “${given}”.`,
  notShipped: (game) => `No strategy is included for ${game}. Choose another --search.`,
  noEngine: (given, why, levels) =>
    `“${given}” is not a program that can be started (${why}). Give a command, or one of: ${levels.join(', ')}.`,
  argument: (name, fault) => `${name}: ${fault}`,
  neitherLength: (lengths) =>
    `The code has neither of the agreed lengths, ${list(lengths.map(String))}. Change it.`,
  badFields: (expected, given) =>
    `${count(expected, 'field', 'fields')} separated by tabs are needed, not ${given}.`,
  lineTooLong: (longest) => `The line is longer than ${figures(longest)} characters. Shorten it.`,
  badLines: (first, bad, lines) =>
    bad === 1
      ? `Line ${figures(first)} is wrong; the answer in its place says why.`
      : `Line ${figures(first)} is wrong, the first of ${figures(bad)} among ${figures(lines)}; the answer to each says why.`,
  noOpening: 'The log does not begin with the opening of a match. Give a complete log.',
  deviceFile: (file, command) => `“${file}” holds all matches of a device, not one. “${command}” reads it.`,
  deviceFileDamaged: (file) =>
    `“${file}” is damaged or cut short, so nothing was imported. Give another copy of it.`,
  deviceFileNewer: (file) => `“${file}” comes from a newer Blackpeg. Update this one, then import it again.`,
  fileNotFound: (file) => `There is no file “${file}”. Check its name and folder.`,
  fileIsFolder: (file) => `“${file}” is a folder. Give a file.`,
  fileTooLarge: (file, megabytes) =>
    `${file === null ? 'The input' : `“${file}”`} is larger than ${megabytes} MB, too large for what is wanted here. Give another file.`,
  fileUnreadable: (file) => `The file “${file}” cannot be read. Check its permissions.`,
  fileEmpty: (file) => `The file “${file}” is empty. Give a match record or a log.`,
  fileExists: (file) => `The file “${file}” already exists. Choose another name.`,
  matchDamaged: (file, line) =>
    `Line ${line} of “${file}” cannot be read, so this match cannot be resumed. The file is left as it is.`,
  fileUnwritable: (file, why) => `The file “${file}” cannot be written (${why}). Choose another place.`,
  inputUnreadable: (why) => `The input cannot be read (${why}). Give a file or a pipe.`,
  outputUnwritable: (why) => `The output cannot be written (${why}). Free some space, or send it elsewhere.`,
  bug: (detail) => `This is an error in Blackpeg, not yours. Please report it with this line: ${detail}`,
};
