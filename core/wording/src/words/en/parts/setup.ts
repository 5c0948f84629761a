// English texts of the set-up.

import type { Who } from '../../event-facts.ts';
import { capital } from '../../grammar.ts';
import { count, figures, list, object } from '../base/voice.ts';

export const setUp = {
  title: 'Set up a game',
  /** By how the codes are chosen. */
  questions: {
    table: 'How many codes should be possible?',
    rings: 'How long should the codes be?',
    blanks: 'With or without blanks?',
    games: 'Which pairs, and which answers?',
    free: 'What should your game be like?',
  },
  leads: {
    table:
      'Choose a cell: more holes and more colours mean more codes and a longer search. Every cell can be played.',
    rings:
      'Both sides hide a code and look for the other’s at the same time. A shorter code is easier to find.',
    blanks: 'With blanks, a hole may stay empty on purpose. That makes more codes and a longer search.',
    games:
      'Every hole takes a colour and a shape. Blanks make more codes, and without blue the answers say less.',
    free: 'Choose the pegs, the holes and the rows. Everything up to two million codes can be played.',
  },
  /** Which codes there are. */
  sizes: {
    /** The table of holes and colours, and a cell of it. */
    table: 'Holes and colours',
    cell: (codes: number, holes: number, colours: number) =>
      `${count(codes, 'code', 'codes')}: ${count(holes, 'hole', 'holes')}, ${count(colours, 'colour', 'colours')}`,
    /** On small screens the sizes are folded away until somebody wants another. */
    change: 'Choose another size',
    /** Short, with soft hyphens where they may break in a narrow cell. */
    captions: { start: 'Start here', original: 'Origi\u00adnal', super: 'Super' },
    /** Follows the number of codes. */
    codesAndRows: (codes: number, rows: number) =>
      `${codes === 1 ? 'code' : 'codes'}, ${count(rows, 'row', 'rows')}`,
    /** Codes of each side if they differ. */
    counts: (codes: readonly number[]) => list(codes.map(figures)),
    codes: (codes: readonly number[]) =>
      `${list(codes.map(figures))} ${codes.at(-1) === 1 ? 'code' : 'codes'}`,
    blanks: 'Blanks allowed',
    blanksNote: 'A hole may stay empty on purpose; it works like one more colour.',
    /** If the codemaker may decide: agreed, left to the codemaker of each round, or none. */
    blanksOptions: { off: 'No', choice: 'The codemaker decides', on: 'Yes' },
    makersChoiceNote: 'When the code is hidden, everybody is told whether this round has blanks.',
    notFilled: 'a hole not filled yet',
    blank: 'a blank, left empty on purpose',
    games: 'The game',
    shapes: {
      '1': 'Every hole has a colour and a shape. A blue key peg means a pair that is half right.',
      '2': 'Colour, shape or both may be left out on purpose. Blue key pegs mean half-right pairs.',
      '3': 'Every hole has a colour and a shape. Answers are black and white only.',
      '3b': 'Colour, shape or both may be left out on purpose. Answers are black and white only.',
    },
    withBlanks: { off: 'Every hole holds a peg.', on: 'A hole may stay empty on purpose.' },
    rings: {
      five: { title: '5 rings', text: 'The usual duel.' },
      four: { title: '4 rings', text: 'Shorter codes, a quicker duel.' },
    },
    handicap: (easier: Who, harder: Who) => ({
      title: `Handicap: 4 for ${object(easier)}, 5 for ${object(harder)}`,
      text: `Codes of different lengths. The advantage is for ${object(easier)}.`,
    }),
    /** Custom games. */
    own: {
      /** A number with buttons to change it: its name, and the labels of the two buttons. */
      holes: { label: 'Holes', less: 'Fewer holes', more: 'More holes' },
      pegs: 'Pegs',
      kinds: { colours: 'Colours', numbers: 'Numbers', pairs: 'Colour and shape' },
      /** A number with buttons to change it: its name, and the labels of the two buttons. */
      colours: { label: 'Colours', less: 'Fewer colours', more: 'More colours' },
      /** A number with buttons to change it: its name, and the labels of the two buttons. */
      numbers: { label: 'Numbers', less: 'Fewer numbers', more: 'More numbers' },
      /** A number with buttons to change it: its name, and the labels of the two buttons. */
      shapes: { label: 'Shapes', less: 'Fewer shapes', more: 'More shapes' },
      /** A number with buttons to change it: its name, and the labels of the two buttons. */
      rows: { label: 'Rows', less: 'Fewer rows', more: 'More rows' },
      repeats: 'Repeats allowed',
      repeatsNote: 'The same peg may be used in several holes.',
      blue: 'Blue key pegs',
      blueNote: 'For a pair that is half right in its place.',
    },
  },
  opponent: {
    label: 'Opponent',
    house: 'The computer',
    screen: 'This screen',
    online: 'Online',
    form: 'Kind of match',
    forms: {
      solitaire: 'The computer hides a code, you look for it.',
      classic: 'One hides, the other seeks; then the roles swap.',
      duel: 'Both hide a code and look for the other’s at once.',
      race: 'Everybody looks for the same code, hidden by the computer, each on their own board.',
    },
    level: 'Level of the computer',
    levels: {
      beginner: { title: 'Beginner', text: 'Forgets older rows and misreads some.' },
      casual: { title: 'Casual', text: 'Makes a mistake now and then.' },
      steady: { title: 'Steady', text: 'Makes no mistakes and places the first row that fits.' },
      keen: { title: 'Keen', text: 'Compares a few rows that fit.' },
      expert: { title: 'Expert', text: 'Compares many rows that fit.' },
      master: { title: 'Master', text: 'Places the best row it can find.' },
    },
    speed: 'Pace of the computer',
    speeds: {
      relaxed: { title: 'Relaxed', text: 'About a minute for a row.' },
      even: { title: 'Even', text: 'About half a minute for a row.' },
      quick: { title: 'Quick', text: 'About twenty seconds for a row.' },
      racing: { title: 'Racing', text: 'About ten seconds for a row.' },
    },
    codemaker: 'The computer’s code',
    codemakers: {
      random: { title: 'Any code', text: 'Random; every code is equally likely.' },
      hard: { title: 'A hard one', text: 'One of the codes that take the most rows to find.' },
      adversarial: {
        title: 'Settled while answering',
        text: 'It chooses no code beforehand: it settles on one only as it answers, always consistent with its answers. Nothing is harder.',
      },
    },
    /** Fields for the names of two people, and the default names. */
    names: ['First name', 'Second name'] satisfies readonly [string, string],
    usual: ['Player 1', 'Player 2'] satisfies readonly [string, string],
  },
  /** A table for people on other devices. */
  online: {
    note: 'Everybody plays on their own device. You get a link and a short code to share.',
    /** A number with buttons to change it: its name, and the labels of the two buttons. */
    players: { label: 'Players', less: 'Fewer players', more: 'More players' },
    /** Who may join. */
    access: 'Who may join',
    accesses: {
      listed: { title: 'Anybody', text: 'The table is listed in the lobby until it is full.' },
      invited: {
        title: 'By invitation',
        text: 'Only people who have the link or the code can find the table.',
      },
    },
    sealed: 'Sealed codes',
    sealedNote:
      'A code stays on its maker’s device until the round is over; a seal shown beforehand proves that it was not changed. That device also answers the rows.',
    start: 'Open the table',
  },
  match: {
    first: 'Hides first',
    who: (who: Who) => capital(object(who)),
    drawn: 'Drawn by lot',
    /** A number with buttons to change it: its name, and the labels of the two buttons. */
    rounds: { label: 'Rounds in the match', less: 'Fewer rounds', more: 'More rounds' },
    length: 'The match ends',
    lengths: { rounds: 'after all rounds', target: 'at a target score' },
    /** A number with buttons to change it: its name, and the labels of the two buttons. */
    target: { label: 'Points to reach', less: 'Fewer points', more: 'More points' },
    /** A number with buttons to change it: its name, and the labels of the two buttons. */
    targetRows: { label: 'Rows to reach', less: 'Fewer rows', more: 'More rows' },
    scoring: 'Score',
    scorings: {
      points: { title: 'Points', text: 'The codemaker scores a point for every row placed.' },
      'fewest-rows': { title: 'Fewest rows', text: 'Whoever needs fewer rows in all wins.' },
    },
    bonus: 'One more point for a code that is not found',
    bonusNote: 'A code that is not found scores all rows of the board, plus this one.',
    marker: 'Answers',
    markers: {
      automatic: { title: 'Automatic', text: 'Automatic: Blackpeg answers every row and makes no mistakes.' },
      assisted: {
        title: 'Assisted',
        text: 'Assisted: you answer, Blackpeg warns you before a wrong answer is sent.',
      },
      'by-hand': {
        title: 'By hand',
        text: 'By hand: you answer as at a table. Nothing is checked before the code is shown; a wrong answer then voids the round.',
      },
    },
    pace: 'Pace',
    paces: {
      turns: { title: 'In turns', text: 'Both place a row, then both are answered.' },
      free: {
        title: 'Speed',
        text: 'No turns: every row is answered at once, and the first to find the code wins.',
      },
    },
    /** What a pace means for several players who look for one code. */
    racePaces: {
      turns: 'All place a row, then all are answered. Fewest rows win.',
      free: 'No turns: every row is answered at once, and the first to find the code wins.',
    },
  },
  time: {
    label: 'Time per row',
    times: { none: 'No clock', one: '1 minute', two: '2 minutes', five: '5 minutes', other: 'Other' },
    note: 'When time is up, a full row is placed as it is; an incomplete one is lost.',
    /** A number with buttons to change it: its name, and the labels of the two buttons. */
    other: { label: 'Time for a row', less: 'Less time', more: 'More time' },
    extra: (who: Who) => `Extra time for ${object(who)}`,
    /** In a race, where nobody knows yet who the others are. */
    extraOthers: 'Extra time for all others',
    extras: { none: 'None', double: 'Twice', tenfold: 'Ten times', unlimited: 'No limit' },
  },
  tray: {
    label: 'Count the pegs in the tray',
    none: 'No',
    note: (supply: number, palmed: number) =>
      `${count(supply, 'peg', 'pegs')} of each kind for code and rows. The codemaker may secretly withhold up to ${palmed} of each.`,
    /** A number with buttons to change it: its name, and the labels of the two buttons. */
    supply: { label: 'Pegs of each kind', less: 'Fewer pegs', more: 'More pegs' },
  },
  /** For options that are on or off. */
  switch: { on: 'on', off: 'off' },
  hints: 'Hints',
  /** A bar against rows that cannot be the code, for the player or for somebody at this screen. */
  bar: (who: Who) =>
    who.kind === 'other'
      ? `Refuse rows that cannot be the code: ${who.name}`
      : 'Refuse rows that cannot be the code',
  barNote:
    'A row that does not fit the answers is not placed, and you are told which answer it does not fit.',
  more: 'More rules',
  /** The summary before the first row: the terms, and how many codes there are. */
  agreed: (terms: string, codes: string) => `Agreed: ${terms}; ${codes}.`,
  start: 'Start with these rules',
  /** The match could not be stored. */
  failed: 'The match could not be saved on this device. Your choices are still there. Try again.',
  challenge: 'Hide a code for a friend',
  rules: 'How to play',
};
