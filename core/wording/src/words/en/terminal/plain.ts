// English texts of the game played line by line.

import type { PlainWord, SetUpOption, Spellings } from '../../typed-words.ts';
import { count } from '../base/voice.ts';

const YES: Spellings = ['yes', 'y'];
const NO: Spellings = ['no', 'n'];

const typed: Readonly<Record<PlainWord, Spellings>> = {
  rows: ['rows'],
  row: ['row'],
  last: ['last'],
  left: ['left'],
  score: ['score'],
  turn: ['turn', 'what'],
  clock: ['clock', 'time'],
  tray: ['tray'],
  code: ['code'],
  pegs: ['pegs'],
  draft: ['draft'],
  undo: ['undo'],
  clear: ['clear'],
  same: ['same'],
  swap: ['swap'],
  random: ['random'],
  blanks: ['blanks'],
  palm: ['palm'],
  correct: ['correct'],
  fit: ['fit', 'fits'],
  check: ['check'],
  hint: ['hint'],
  suggest: ['suggest'],
  why: ['why'],
  claim: ['claim'],
  admit: ['admit'],
  offer: ['offer end', 'offer'],
  withdraw: ['withdraw'],
  resignMatch: ['resign match'],
  resign: ['resign'],
  notes: ['notes'],
  note: ['note'],
  known: ['known'],
  hand: ['hand over', 'hand'],
  review: ['review'],
  share: ['share'],
  rematch: ['rematch'],
  save: ['save'],
  drop: ['drop'],
  mark: ['answer', 'mark'],
  new: ['new', 'play'],
  resume: ['resume', 'continue'],
  daily: ['daily'],
  calendar: ['calendar'],
  puzzle: ['puzzle'],
  companion: ['companion'],
  online: ['online'],
  matches: ['matches'],
  stats: ['stats', 'statistics'],
  options: ['options'],
  again: ['again', 'repeat'],
  help: ['help', '?'],
  quit: ['quit', 'q', 'exit'],
};

const abouts: Readonly<Record<PlainWord, string>> = {
  rows: 'all rows with their answers',
  row: 'one row: row 3',
  last: 'the last row',
  left: 'how many rows are left',
  score: 'round and score',
  turn: 'whose turn it is, and for what',
  clock: 'the time left',
  tray: 'what is in the tray',
  code: 'your own code',
  pegs: 'the pegs and how they are typed',
  draft: 'the row so far',
  undo: 'remove the last peg',
  clear: 'empty the row',
  same: 'repeat the last row, to change it',
  swap: 'swap two holes: swap 2 4',
  random: 'hide a random code',
  blanks: 'say whether this round has blanks: yes or no',
  palm: 'withhold pegs: palm 3 2 withholds two of peg 3',
  correct: 'correct your last answer: correct 2-1',
  fit: 'how many codes still fit',
  check: 'could a row be the code: check 11223',
  hint: 'one thing that is certain',
  suggest: 'a good row, and why',
  why: 'explain the last hint, step by step',
  claim: 'claim that no code fits the answers',
  admit: 'admit a wrong answer',
  offer: 'offer to end the match',
  withdraw: 'withdraw the offer',
  resignMatch: 'give up the match',
  resign: 'give up the round',
  notes: 'read your notes',
  note: 'write a note: note red is third; note alone writes what why has shown',
  known: 'what your marks in the notes say: certain, excluded, open',
  hand: 'hand over to the other player',
  review: 'look back on the rounds played',
  share: 'the result as a text to send, with the way to the same code',
  rematch: 'the same game again',
  save: 'save the record: save match.txt',
  drop: 'remove a row: drop 2',
  mark: 'the right answer to a row: answer 11223 12345',
  new: 'a new game',
  resume: 'resume a match: resume 1',
  daily: 'the daily code',
  calendar: 'the games of this week and the days of this month',
  puzzle: 'a puzzle with one solution',
  companion: 'help with a real board',
  online: 'play online: tables, pairing',
  matches: 'the matches saved on this machine',
  stats: 'what you have played',
  options: 'what you can change',
  again: 'say the last thing again',
  help: 'this list',
  quit: 'stop; the match is saved',
};

const typedOptions: Readonly<Record<SetUpOption, Spellings>> = {
  game: ['game'],
  holes: ['holes'],
  colours: ['colours'],
  pegs: ['pegs'],
  shapes: ['shapes'],
  'board-rows': ['board-rows', 'rows'],
  repeats: ['repeats', 'no-repeats'],
  blue: ['blue', 'no-blue'],
  blanks: ['blanks'],
  opponent: ['opponent', 'two'],
  names: ['names'],
  form: ['form'],
  codemaker: ['codemaker'],
  level: ['level'],
  speed: ['speed'],
  players: ['players'],
  listed: ['listed'],
  pace: ['pace'],
  scoring: ['scoring'],
  rounds: ['rounds'],
  target: ['target'],
  marking: ['marking'],
  time: ['time'],
  maker: ['maker'],
  hints: ['hints', 'no-hints'],
  sealed: ['sealed'],
  bonus: ['bonus'],
  supply: ['supply'],
  consistent: ['consistent'],
};

export const plain = {
  /** In lower case; the first of each is the one shown in the help. */
  typed,
  /** What each does, for the help. */
  abouts,
  yes: YES,
  no: NO,
  yesOrNo: 'Type yes or no.',
  about: (word: string, does: string) => `${word}: ${does}`,
  /** How things are typed, and what is wrong with the input. */
  typing: {
    row: (example: string, help: string) => `Type a row, such as ${example}, or ${help}.`,
    code: (example: string, random: string) => `Type the code to hide, such as ${example}, or ${random}.`,
    answer: (example: string, meaning: string) => `Type the answer: ${example} is ${meaning}.`,
    pegs: (pegs: string) => `Pegs: ${pegs}.`,
    blankSign: '. for a blank',
    unknown: (given: string, help: string) => `“${given}” is neither a row nor a word here. Type ${help}.`,
    notNow: (word: string) => `“${word}” is not possible now.`,
    notAnAnswer: (given: string, example: string) =>
      `“${given}” is not an answer. Type numbers, such as ${example}.`,
    needsNumber: (word: string) => `Type a number after “${word}”.`,
    needsHoles: (word: string) => `Type the numbers of two holes after “${word}”.`,
    needsText: (word: string) => `Type more after “${word}”.`,
    tooMany: (holes: number, given: number) =>
      `That makes ${count(given, 'peg', 'pegs')}; the row has ${count(holes, 'hole', 'holes')}. Nothing changed.`,
    notANumber: (given: string, most: number) =>
      `“${given}” is not on the list. Type a number from 1 to ${most}.`,
  },
  /** Prompts; each ends with a space. */
  prompts: {
    row: (row: number) => `${row}: `,
    code: 'Code: ',
    answer: (row: number) => `Answer ${row}: `,
    other: '> ',
  },
  table: {
    handOverHow: (name: string) => `${name}: press Enter when you are ready.`,
    cleared: 'The row is empty.',
    nothingToUndo: 'There is nothing to undo.',
    /** The command follows, in a line of its own. */
    kept: 'The match is saved. Resume it with:',
    noHint: 'There is nothing to explain. Ask for a hint about your rows first.',
    noNotes: 'No notes yet.',
    noted: 'Noted.',
    /** Answered by yes or no. */
    askBlanks: 'Are blanks possible in this round? The other side is told.',
    blanks: (possible: boolean) =>
      possible ? 'Blanks: possible in this round.' : 'Blanks: none in this round.',
    palmed: (peg: string, number: number) => `Withheld: ${peg} ${number}.`,
    /** The code to hide, hole by hole, while it is composed. */
    codeSoFar: (holes: string) => `Code so far: ${holes}.`,
    after: (review: string, rematch: string, quit: string) => `Type ${review}, ${rematch} or ${quit}.`,
    saved: (file: string) => `The record is saved in “${file}”.`,
  },
  /** Matches on this machine. */
  keeping: {
    none: 'No match is saved on this machine yet.',
    line: (number: number, match: string, about: string, state: string) =>
      `${number}: ${about}. ${state} (${match})`,
    missing: (match: string, command: string) =>
      `There is no match “${match}” here. “${command}” lists them all.`,
    elsewhere: (process: number) =>
      `This match is open in another window, process ${process}. Close it there, then continue here.`,
    torn: (match: string) =>
      `Match ${match}: the last move was cut off while it was being saved, and is missing. Everything before it is safe.`,
    notSaving: 'This machine cannot save right now. Your move is still here, and saving is tried again.',
    savingAgain: 'Saving works again.',
    deleted: (match: string) => `Match ${match} is deleted.`,
    broughtIn: (match: string) => `The match is saved as ${match}.`,
    /** A match that was to be imported is already here, under this name. */
    alreadyHere: (match: string) => `This match is already here, as ${match}.`,
    /** Unfinished online matches of a device file, which can continue only on their server. */
    stillOnline: (number: number) =>
      `${count(number, 'match is', 'matches are')} still being played online and not imported. Join the table instead.`,
    allSaved: (file: string) => `All matches of this machine are saved in “${file}”.`,
    undamagedSaved: (file: string) => `The undamaged matches of this machine are saved in “${file}”.`,
    unfinished: 'This match is not finished, so its codes stay hidden. Finish it first.',
    today: (done: string) => `You have already played today’s code. ${done}`,
  },
  menu: {
    welcome: 'Blackpeg: find the hidden code.',
    how: (help: string) => `What would you like? Type ${help} for the list.`,
    unfinished: (number: number, resume: string) =>
      `${count(number, 'match is', 'matches are')} waiting for you: ${resume}.`,
    which: 'Which one? Type its number.',
  },
  setUp: {
    edition: 'Which game? Type its number.',
    /** For a custom game. */
    own: (sizes: string, notation: string) =>
      `Type holes and colours, such as ${sizes}, or a whole game in notation, such as ${notation}.`,
    company: 'How do you want to play? Type a number.',
    companies: {
      alone: 'You look for the computer’s code',
      maker: 'You hide first, the computer seeks; then you swap',
      breaker: 'The computer hides first, you seek; then you swap',
      duel: 'You and the computer both hide and seek at once',
      two: 'Two people at this keyboard',
    },
    begin: (options: string) => `Press Enter to start, or type ${options} to see what you can change.`,
    /** The name of each option; the first of each is the one shown in the help. */
    typed: typedOptions,
    optionsHow: 'Type a name and a value, such as holes 4, or rounds 6.',
    option: (name: string, about: string) => `${name}: ${about}`,
    /** Last in a list of matches. */
    newGame: 'A new game.',
    choice: (number: number, text: string) => `${number}: ${text}`,
  },
  companion: {
    welcome: (game: string) => `Companion for a real board: ${game}.`,
    how: (example: string, help: string) => `Type each row with its answer, such as ${example}, or ${help}.`,
    marked: (answer: string) => `Answer: ${answer}.`,
  },
  puzzle: {
    how: (example: string) => `Type the one code that fits, such as ${example}.`,
  },
  review: {
    chart: 'Codes that still fitted; a longer bar means ten times as many:',
    /** One line of the chart: a row, how many codes were left, and a bar. */
    line: (row: string, codes: string, bar: string) => `${row} ${codes} ${bar}`,
  },
};
