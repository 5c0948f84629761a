// English texts of the screen a match is played on.

import { count, does, list, nameAll, whose } from '../../catalog/en/voice.ts';
import { capital } from '../../catalog/text.ts';
import type { Who } from '../../who.ts';
import { keys } from './en-keys.ts';
import type { PlayWords } from './shape.ts';

const FACETS = { colour: 'a colour', shape: 'a shape', number: 'a number' } as const;
const who = (one: Who) => (one.kind === 'you' ? 'You' : one.kind === 'house' ? 'The computer' : one.name);
const code = (maker: Who) => `${whose(maker)} code`;

export const play: PlayWords = {
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
    notSaved: 'This device cannot save right now. Your move is still here, and saving is tried again.',
  },
  title: {
    row: (row, rows) => `Row ${row} of ${rows}`,
    turn: (turn, turns) => `Turn ${turn} of ${turns}`,
    hide: 'Hide a code',
    answer: (row) => `Answer row ${row}`,
    hold: 'You hid the code',
    wait: 'Wait a moment',
    watch: 'You are watching',
    roundOver: (round) => `Round ${round} is over`,
    matchOver: 'The match is over',
    round: (round, rounds, again) =>
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
    who,
    hiding: 'hiding a code',
    hidden: 'code hidden',
    breaking: (row) => `guessing, row ${row}`,
    placed: (row) => `row ${row} placed`,
    answering: (row) => `answering row ${row}`,
    holds: 'hid the code',
    found: (rows) => `found it in ${count(rows, 'row', 'rows')}`,
    out: 'given up',
    legend: 'How to read an answer',
    whoseBoard: 'Whose board',
    racers: 'The others',
  },
  board: {
    name: (breaker, maker) =>
      maker.kind === 'you'
        ? `${does(breaker, 'are', 'is')} looking for your code`
        : `${does(breaker, 'are', 'is')} looking for ${code(maker)}`,
    code: (maker) => capital(code(maker)),
    ownCodeRow: 'Your code',
    cover: 'Cover',
    uncover: 'Uncover',
    covered: 'Your code is covered.',
    nothingHidden: (maker) => `${does(maker, 'have', 'has')} not hidden a code yet`,
    hole: (hole, content) => `Hole ${hole}, ${content}`,
    stillEmpty: 'still empty',
    half: (chosen, open) => `${chosen}, ${FACETS[open]} still to choose`,
    flagged: 'check this',
    resting: (row) => `Row ${row}, not reached yet`,
    answerToCome: 'answer to come',
    noAnswer: 'no answer',
    sending: 'sending…',
    rowOf: (one) => `${capital(whose(one))} row`,
    placedCovered: 'placed',
    placedCoveredLong: 'placed, uncovered when you have placed yours',
    answerCovered: 'answer covered',
    wrong: 'answered wrongly',
    wrongWas: (row, given, right) =>
      `Row ${row} was answered wrongly: ${given} was given, ${right} was right.`,
  },
  row: {
    submit: 'Submit row',
    place: 'Place row',
    undo: 'Undo',
    clear: 'Clear',
    last: 'Last',
    lastLong: 'Repeat the last row',
    fill: (peg) => `Fill the empty holes: ${peg}`,
    fillHeading: 'Fill the empty holes with one peg',
    tools: 'Row',
    more: 'More',
    nothingToUndo: 'There is nothing to undo.',
    nothingToClear: 'The row is empty.',
    noLastRow: 'No row is placed yet.',
    open: (holes, what) => `${what}${holes.length > 1 ? 's' : ''} ${list(holes.map(String))} still empty`,
    misfit: (row) => `This row cannot be the code: look at row ${row}.`,
    change: 'Change it',
    sendAnyway: 'Send anyway',
    secondsLeft: (seconds) => `${count(seconds, 'second', 'seconds')} left`,
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
    less: (kind) => `One ${kind} fewer`,
    more: (kind) => `One ${kind} more`,
  },
  answer: {
    give: (answer) => `Give answer: ${answer}`,
    byHand: 'Nothing is checked until the reveal. You can correct it until the next row.',
    assisted: 'Blackpeg asks before it sends an answer that does not match your code.',
    correct: (row) => `Correct the answer to row ${row}`,
    correctHeading: (row) => `Correct row ${row}`,
    correctGive: (answer) => `Correct to: ${answer}`,
    keep: 'Leave it as it is',
  },
  ask: {
    question: (label) => `${label}?`,
    claim: {
      label: 'Claim that no code fits',
      text: 'You say that no code fits all the answers, so one of them must be wrong. Blackpeg judges it from the rows alone. If you are right, the round is void and the three points are yours. If some code fits, play goes on, and nothing is lost.',
      yes: 'Claim it',
    },
    admit: {
      label: 'Admit a wrong answer',
      text: 'The round ends here and is void. The other side gets the three points, and the round is played again with a new code.',
      yes: 'Admit it',
    },
    resignRound: { label: 'Give up the round', yes: 'Give up the round' },
    resignMatch: { label: 'Give up the match', yes: 'Give up the match' },
    offerEnd: {
      label: 'Offer to end the match',
      text: 'If the other side agrees, the match ends here without a result, and the codes are shown.',
      yes: 'Offer it',
    },
    roundGoes: (form, role, others) => {
      if (form === 'duel') return `The round goes to ${nameAll(others)}, and the codes are shown.`;
      if (form === 'race') return 'You place no more rows in this round. The others play on.';
      if (form === 'solitaire') return 'The code counts as not found and is shown.';
      return role === 'breaker'
        ? 'The code counts as not found in all its rows, and is shown.'
        : 'The code counts as found in the row being placed, and is shown.';
    },
    matchGoes: (alone, others) =>
      alone
        ? 'The match ends here, and the code is shown.'
        : `${capital(nameAll(others))} then ${others.length > 1 ? 'play on without you' : 'wins the match'}.`,
    offered: (one) => `${does(one, 'offer', 'offers')} to end the match without a result.`,
    youOffered: 'You have offered to end the match. It ends when the other side agrees.',
    agree: 'Agree and end',
    withdraw: 'Withdraw the offer',
    no: 'No, play on',
  },
  hints: {
    heading: 'Hint',
    note: 'free, noted in the review',
    off: 'This match is played without hints.',
    check: {
      label: 'Check my row',
      before: 'Tells whether your row could be the code, and if not, which answers say so.',
    },
    clue: { label: 'Give a clue', before: 'Tells one thing that is certain, and the rows that show it.' },
    row: { label: 'Show a good row', before: 'Shows a row that a strong player would place, and why.' },
    thinking: 'Thinking…',
    stop: 'Stop',
    failed: 'That did not work. Try again.',
    noClue: 'Nothing is certain yet. Any row will tell you something.',
    nothingFits: 'No code fits the answers, so one of them must be wrong. You can claim that.',
    rowUnfilled: 'Fill your row first, then it can be checked.',
    take: 'Put it into my row',
    stillFit: (codes) => `${count(codes, 'code still fits', 'codes still fit')}`,
    counting: 'Counting the codes that still fit…',
    showCount: 'Show how many codes still fit',
  },
  notes: { heading: 'Notes', open: 'Open' },
  end: {
    review: 'Review this round',
    next: 'Next round',
    swap: 'Next round, swap sides',
    again: 'Play the round again',
    rematch: 'Rematch',
    once: 'Play again',
    rematchNote: 'same rules, sides swapped',
    home: 'Home',
  },
  handOver: {
    title: 'Pass the device on',
    before: (name) => `${name}, your side is covered.`,
    turn: (name) => `It is ${name}’s turn.`,
    pass: 'Pass the device on. While the screen is covered, nothing secret is shown.',
    iAm: (name) => `I am ${name}, continue`,
    backTo: (name) => `Back to ${name}`,
    handOn: 'Pass the device on',
    cover: 'Cover the screen',
  },
  keys,
  close: 'Close',
};
