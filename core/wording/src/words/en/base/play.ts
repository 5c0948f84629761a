// English texts of the screen a match is played on.

import type { FacetName, Form } from '@blackpeg/rules';
import type { Who, WrongAnswerGain } from '../../event-facts.ts';
import { capital } from '../../grammar.ts';
import { keys } from './board.ts';
import { count, does, figures, label, list, nameAll, whose } from './voice.ts';

const FACETS = { colour: 'a colour', shape: 'a shape', number: 'a number' } as const;

const code = (maker: Who) => `${whose(maker)} code`;

const CLAIMED = {
  points: 'you get three points',
  rows: 'three rows are taken off your total',
  'round-point': 'you get its point, unless an answer of yours is wrong too',
} as const;

const ADMITTED = {
  points: 'The other side gets three points, and the round is played again with a new code.',
  rows: 'Three rows are taken off the other side’s total, and the round is played again with a new code.',
  'round-point':
    'The other side gets its point, unless an answer of theirs is wrong too. The round is played again unless that point decides the match.',
} as const;

export const play = {
  opening: {
    table: 'Table',
    setting: 'Setting up the board…',
    missing: 'This match is not on this device.',
    missingText: 'It was deleted here, or the address is wrong.',
    elsewhere: 'This match is open in another tab.',
    elsewhereText: 'It can be played in one place at a time. Nothing is lost if you continue here.',
    lost: 'You continued in another tab.',
    lostText: 'This match is now open there. Everything is saved.',
    take: 'Continue here',
    home: 'Home',
    /** The storage of this device fails at the moment. */
    notSaved: 'This device cannot save right now. Your move is still here, and saving is tried again.',
  },
  title: {
    row: (row: number, rows: number) => `Row ${row} of ${rows}`,
    turn: (turn: number, turns: number) => `Turn ${turn} of ${turns}`,
    hide: 'Hide a code',
    answer: (row: number) => `Answer row ${row}`,
    hold: 'You hid the code',
    wait: 'Wait a moment',
    /** For spectators. */
    watch: 'You are watching',
    roundOver: (round: number) => `Round ${round} is over`,
    matchOver: 'The match is over',
    round: (round: number, rounds: number | null, again: boolean) =>
      `round ${round}${rounds === null ? '' : ` of ${rounds}`}${again ? ', played again' : ''}`,
  },
  match: {
    heading: 'Match',
    scoring: {
      points: 'Match, most points win',
      'fewest-rows': 'Match, fewest rows win',
      'rounds-won': 'Match, rounds won',
      none: 'Match',
    },
    /** Before a score, or alone. */
    who: label,
    hiding: 'hiding a code',
    hidden: 'code hidden',
    breaking: (row: number) => `guessing, row ${row}`,
    placed: (row: number) => `row ${row} placed`,
    answering: (row: number) => `answering row ${row}`,
    holds: 'hid the code',
    found: (rows: number) => `found it in ${count(rows, 'row', 'rows')}`,
    out: 'given up',
    legend: 'How to read an answer',
    whoseBoard: 'Whose board',
    /** The other players of a race. */
    racers: 'The others',
  },
  board: {
    name: (breaker: Who, maker: Who) =>
      maker.kind === 'you'
        ? `${does(breaker, 'are', 'is')} looking for your code`
        : `${does(breaker, 'are', 'is')} looking for ${code(maker)}`,
    code: (maker: Who) => capital(code(maker)),
    ownCodeRow: 'Your code',
    cover: 'Cover',
    uncover: 'Uncover',
    covered: 'Your code is covered.',
    nothingHidden: (maker: Who) => `${does(maker, 'have', 'has')} not hidden a code yet`,
    hole: (hole: number, content: string) => `Hole ${hole}, ${content}`,
    stillEmpty: 'still empty',
    half: (chosen: string, open: FacetName) => `${chosen}, ${FACETS[open]} still to choose`,
    flagged: 'check this',
    resting: (row: number) => `Row ${row}, not reached yet`,
    answerToCome: 'answer to come',
    noAnswer: 'no answer',
    sending: 'sending…',
    placedCovered: 'placed',
    placedCoveredLong: 'placed, uncovered when you have placed yours',
    answerCovered: 'answer covered',
    wrong: 'answered wrongly',
    wrongWas: (row: number, given: string, right: string) =>
      `Row ${row} was answered wrongly: ${given} was given, ${right} was right.`,
  },
  row: {
    submit: 'Submit row',
    place: 'Place row',
    undo: 'Undo',
    clear: 'Clear',
    last: 'Last',
    lastLong: 'Repeat the last row',
    fill: (peg: string) => `Fill the empty holes: ${peg}`,
    fillHeading: 'Fill the empty holes with one peg',
    tools: 'Row',
    more: 'More',
    print: 'Print and emboss',
    rules: 'Rules',
    nothingToUndo: 'There is nothing to undo.',
    nothingToClear: 'The row is empty.',
    noLastRow: 'No row is placed yet.',
    notPasted: 'What you pasted is not a row of this game. Nothing changed.',
    /** Holes or pairs that are not filled yet, by number or range, in a few words; of half pairs, what is missing. */
    open: (which: readonly string[], count: number, what: 'hole' | 'pair' | FacetName) => {
      if (what === 'hole') return `hole${count > 1 ? 's' : ''} ${list(which)} still empty`;
      return `pair${count > 1 ? 's' : ''} ${list(which)} ${what === 'pair' ? 'incomplete' : `without a ${what}`}`;
    },
    range: (first: number, last: number) => `${first} to ${last}`,
    misfit: (row: number) => `This cannot be the code: see row ${row}.`,
    change: 'Change it',
    sendAnyway: 'Send anyway',
    sendFinal: 'The code is found',
    startsIn: (seconds: number) => `Starts in ${seconds}`,
    go: 'Go',
    timeUsed: 'Time used',
    secondsLeft: (seconds: number) => `${count(seconds, 'second', 'seconds')} left`,
  },
  /** For a first game: key pegs, and what one or several of them mean. */
  explain: {
    before: (keys: string) => `${keys}. An answer never says which peg.`,
    row: (row: number, keys: string) => `Row ${row}: ${keys}.`,
    key: (pegs: string, meaning: string) => `${pegs} (${meaning})`,
    nothing: 'no key pegs, none of it is in the code',
  },
  hiding: {
    lead: 'Choose the pegs nobody else may see.',
    hide: 'Hide this code',
    random: 'Random code',
    blanks: 'Blanks in this round',
    withBlanks: 'possible',
    withoutBlanks: 'none',
    blanksNote: 'The other side will be told.',
    palm: 'Withhold pegs',
    palmNote: 'Up to two of each kind stay out of the tray, so that counting the tray tells less.',
    less: (kind: string) => `One ${kind} fewer`,
    more: (kind: string) => `One ${kind} more`,
  },
  answer: {
    give: (answer: string) => `Give answer: ${answer}`,
    byHand: 'Nothing is checked until the reveal. You can correct it until the next row.',
    assisted: 'Blackpeg asks before it sends an answer that does not match your code.',
    correct: (row: number) => `Correct the answer to row ${row}`,
    correctHeading: (row: number) => `Correct row ${row}`,
    correctGive: (answer: string) => `Correct to: ${answer}`,
    keep: 'Leave it as it is',
  },
  /** Confirmations, in words that name the result. */
  ask: {
    /** The question; its consequence follows. */
    question: (label: string) => `${label}?`,
    claim: {
      label: 'Claim that no code fits',
      text: (gain: WrongAnswerGain) =>
        `You say that no code fits all the answers, so one of them must be wrong. Blackpeg judges it without looking at the code. If you are right, the round is void and ${CLAIMED[gain]}. If some code fits, play goes on, and nothing is lost.`,
      yes: 'Claim it',
    },
    admit: {
      label: 'Admit a wrong answer',
      text: (gain: WrongAnswerGain) => `The round ends here and is void. ${ADMITTED[gain]}`,
      yes: 'Admit it',
    },
    resignRound: { label: 'Give up the round', yes: 'Give up the round' },
    resignMatch: { label: 'Give up the match', yes: 'Give up the match' },
    offerEnd: {
      label: 'Offer to end the match',
      text: (sealed: boolean) =>
        `If the other side agrees, the match ends here without a result, and ${sealed ? 'sealed codes stay sealed' : 'the codes are shown'}.`,
      yes: 'Offer it',
    },
    /** The consequence of giving up a round. */
    roundGoes: (form: Form, role: 'maker' | 'breaker', others: readonly Who[]) => {
      if (form === 'duel') return `The round goes to ${nameAll(others)}, and the codes are shown.`;
      if (form === 'race') return 'You place no more rows in this round. The others play on.';
      if (form === 'solitaire') return 'The code counts as not found and is shown.';
      return role === 'breaker'
        ? 'The code counts as not found in all its rows, and is shown.'
        : 'The code counts as found in the row being placed, and is shown.';
    },
    matchGoes: (alone: boolean, others: readonly Who[]) =>
      alone
        ? 'The match ends here, and the code is shown.'
        : `${capital(nameAll(others))} then ${others.length > 1 ? 'play on without you' : 'wins the match'}.`,
    offered: (one: Who) => `${does(one, 'offer', 'offers')} to end the match without a result.`,
    youOffered: 'You have offered to end the match. It ends when the other side agrees.',
    agree: 'Agree and end',
    withdraw: 'Withdraw the offer',
    no: 'No, play on',
  },
  hints: {
    heading: 'Hint',
    note: 'free, noted in the review',
    off: 'This match is played without hints.',
    /** One grade of a hint, and what it reveals, said before it is used. */
    check: {
      label: 'Check my row',
      before: 'Tells whether your row could be the code, and if not, which answers say so.',
    },
    /** One grade of a hint, and what it reveals, said before it is used. */
    clue: { label: 'Give a clue', before: 'Tells one thing that is certain, and the rows that show it.' },
    /** One grade of a hint, and what it reveals, said before it is used. */
    row: { label: 'Show a good row', before: 'Shows a row that a strong player would place, and why.' },
    thinking: 'Thinking…',
    stop: 'Stop',
    failed: 'That did not work. Try again.',
    noClue: 'Nothing is certain yet. Any row will tell you something.',
    noMoreClues: 'That is all that is certain so far. Another row will tell you more.',
    nothingFits: 'No code fits the answers, so one of them must be wrong. You can claim that.',
    rowUnfilled: 'Fill your row first, then it can be checked.',
    take: 'Put it into my row',
    why: 'Why?',
    whyHeading: 'Why',
    noteWhy: 'Write it into my notes',
    notedWhy: 'It is in your notes.',
    stillFit: (codes: number) => `${count(codes, 'code still fits', 'codes still fit')}`,
    counting: 'Counting the codes that still fit…',
    showCount: 'Show how many codes still fit',
  },
  notes: {
    heading: 'Notes',
    open: 'Open',
    cleared: 'Marks cleared.',
    restored: 'Marks restored.',
    /** What the marks say together; each hole and peg by its name, one after the other. */
    known: {
      nothing: 'No marks in your notes.',
      hole: (hole: number) => `hole ${hole}`,
      certain: (pegs: string) => `Certain: ${pegs}.`,
      excluded: (pegs: string) => `Not in the code: ${pegs}.`,
      open: (hole: number, marks: string) => `Hole ${hole}: ${marks}.`,
      maybe: (pegs: string) => `maybe ${pegs}`,
      not: (pegs: string) => `not ${pegs}`,
      unmarked: (holes: string) => `Open: ${holes}.`,
    },
  },
  end: {
    review: 'Review',
    share: 'Share',
    daily: 'Daily code',
    next: 'Next round',
    swap: 'Next round, swap sides',
    again: 'Play the round again',
    rematch: 'Rematch',
    /** Alone there are no sides to swap. */
    once: 'Play again',
    rematchNote: 'same rules, sides swapped',
    home: 'Home',
    /** The player's own search beside the sender's; `rows` are those until the code was found. */
    ghost: {
      title: 'Row by row',
      you: 'You',
      friend: 'Your friend',
      both: (rows: number, theirs: number) =>
        rows === theirs
          ? `You and your friend both found it in ${count(rows, 'row', 'rows')}.`
          : `You found it in ${count(rows, 'row', 'rows')}, your friend in ${figures(theirs)}.`,
      youAlone: (rows: number) =>
        `You found it in ${count(rows, 'row', 'rows')}; your friend did not find it.`,
      friendAlone: (theirs: number) =>
        `Your friend found it in ${count(theirs, 'row', 'rows')}; you did not find it.`,
      neither: 'Neither you nor your friend found it.',
      /** A row with its answer on each side, as finished words. */
      row: (row: number, yours: string, theirs: string) =>
        `Row ${row}: you, ${yours}; your friend, ${theirs}.`,
      guess: (code: string, answer: string) => `${code} (${answer})`,
      none: 'no row',
      lost: 'lost',
    },
  },
  handOver: {
    title: 'Pass the device on',
    before: (name: string) => `${name}, your side is covered.`,
    turn: (name: string) => `It is ${name}’s turn.`,
    pass: 'Pass the device on. While the screen is covered, nothing secret is shown.',
    iAm: (name: string) => `I am ${name}, continue`,
    backTo: (name: string) => `Back to ${name}`,
    handOn: 'Pass the device on',
    leave: 'Leave, the match is saved',
    cover: 'Cover the screen',
  },
  keys,
  /** Closes a sheet. */
  close: 'Close',
};
