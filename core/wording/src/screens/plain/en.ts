// English texts of the game played line by line.

import { count } from '../../catalog/en/voice.ts';
import { abouts, typed } from './en-words.ts';
import type { PlainWords } from './shape.ts';

export const plain: PlainWords = {
  typed,
  abouts,
  yes: ['yes', 'y'],
  no: ['no', 'n'],
  yesOrNo: 'Type yes or no.',
  about: (word, does) => `${word}: ${does}`,
  typing: {
    row: (example, help) => `Type a row, such as ${example}, or ${help}.`,
    code: (example, random) => `Type the code to hide, such as ${example}, or ${random}.`,
    answer: (example, meaning) => `Type the answer: ${example} is ${meaning}.`,
    pegs: (pegs) => `Pegs: ${pegs}.`,
    blankSign: '. for a blank',
    unknown: (given, help) => `“${given}” is neither a row nor a word here. Type ${help}.`,
    notNow: (word) => `“${word}” is not possible now.`,
    notAnAnswer: (given, example) => `“${given}” is not an answer. Type numbers, such as ${example}.`,
    needsNumber: (word) => `Type a number after “${word}”.`,
    needsText: (word) => `Type more after “${word}”.`,
    tooMany: (holes, given) =>
      `That makes ${count(given, 'peg', 'pegs')}; the row has ${count(holes, 'hole', 'holes')}. Nothing changed.`,
    notANumber: (given, most) => `“${given}” is not on the list. Type a number from 1 to ${most}.`,
  },
  prompts: {
    row: (row) => `${row}: `,
    code: 'Code: ',
    answer: (row) => `Answer ${row}: `,
    other: '> ',
  },
  table: {
    handOver: (name) => `Hand over to ${name}. Nothing secret is shown.`,
    handOverHow: (name) => `${name}: press Enter when you are ready.`,
    cleared: 'The row is empty.',
    nothingToUndo: 'There is nothing to undo.',
    kept: (command) => `The match is saved. Resume it with: ${command}`,
    noNotes: 'No notes yet.',
    noted: 'Noted.',
    askBlanks: 'Are blanks possible in this round? The other side is told.',
    blanks: (possible) => (possible ? 'Blanks: possible in this round.' : 'Blanks: none in this round.'),
    palmed: (peg, number) => `Withheld: ${peg} ${number}.`,
    codeSoFar: (holes) => `Code so far: ${holes}.`,
    timeShort: (time) => `${time} left for this row.`,
    after: (review, rematch, quit) => `Type ${review}, ${rematch} or ${quit}.`,
    saved: (file) => `The record is saved in “${file}”.`,
  },
  keeping: {
    none: 'No match is saved on this machine yet.',
    waiting: 'Not finished:',
    finished: 'Finished:',
    line: (number, match, about, state) => `${number}: ${about}. ${state} (${match})`,
    missing: (match, command) => `There is no match “${match}” here. “${command}” lists them all.`,
    elsewhere: (process) =>
      `This match is open in another window, process ${process}. Close it there, then continue here.`,
    torn: 'The last move was cut off while it was being saved, and is missing. Everything before it is safe.',
    notSaving: 'This machine cannot save right now. Your move is still here, and saving is tried again.',
    savingAgain: 'Saving works again.',
    deleted: (match) => `Match ${match} is deleted.`,
    broughtIn: (match) => `The match is saved as ${match}.`,
    alreadyHere: (match) => `This match is already here, as ${match}.`,
    stillOnline: (number) =>
      `${count(number, 'match is', 'matches are')} still being played online and not imported. Join the table instead.`,
    allSaved: (file) => `All matches of this machine are saved in “${file}”.`,
    unfinished: 'This match is not finished, so its codes stay hidden. Finish it first.',
    today: (done) => `You have already played today’s code. ${done}`,
  },
  menu: {
    welcome: 'Blackpeg: find the hidden code.',
    how: (help) => `What would you like? Type ${help} for the list.`,
    unfinished: (number, resume) => `${count(number, 'match is', 'matches are')} waiting for you: ${resume}.`,
    which: 'Which one? Type its number.',
    bye: 'Goodbye.',
  },
  setUp: {
    edition: 'Which game? Type its number.',
    own: (sizes, notation) =>
      `Type holes and colours, such as ${sizes}, or a whole game in notation, such as ${notation}.`,
    company: 'How do you want to play? Type a number.',
    companies: {
      alone: 'You look for the computer’s code',
      maker: 'You hide first, the computer seeks; then you swap',
      breaker: 'The computer hides first, you seek; then you swap',
      duel: 'You and the computer both hide and seek at once',
      two: 'Two people at this keyboard',
    },
    ready: (game) => `Ready: ${game}.`,
    begin: (options) => `Press Enter to start, or type ${options} to see what you can change.`,
    optionsHow: 'Type a name and a value, such as holes 4, or rounds 6.',
    option: (name, about) => `${name}: ${about}`,
    newGame: 'A new game.',
    choice: (number, text) => `${number}: ${text}`,
  },
  companion: {
    welcome: (game) => `Companion for a real board: ${game}.`,
    how: (example, help) => `Type each row with its answer, such as ${example}, or ${help}.`,
    marked: (answer) => `Answer: ${answer}.`,
  },
  puzzle: {
    how: (example) => `Type the one code that fits, such as ${example}.`,
  },
  review: {
    chart: 'Codes that still fitted; a longer bar means ten times as many:',
    line: (row, codes, bar) => `${row} ${codes} ${bar}`,
  },
};
