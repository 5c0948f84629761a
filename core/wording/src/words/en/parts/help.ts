// English texts of the pages of help: by ear, by touch, without sound, with a switch.

/** The key of a command of the table, as the player has it. */
export interface HelpKeys {
  readonly key: (
    command: 'help' | 'swap' | 'last-row' | 'row' | 'rows-left' | 'turn' | 'clock' | 'what-fits' | 'again',
  ) => string;
}

type HelpText = string | ((keys: HelpKeys) => string);

export const help = {
  title: 'Help',
  lead: 'Four ways to play the same game on the same pages.',
  /** While single keys are on. */
  byNumber: 'Press the number of a page, or choose it.',
  pages: {
    ear: { title: 'By ear', about: 'With a screen reader and the keyboard' },
    touch: { title: 'By touch', about: 'With a Braille display, an embosser or a board on the table' },
    silence: { title: 'Without sound', about: 'Every sound, as it is shown on the screen and said in words' },
    switch: { title: 'With a switch', about: 'With two switches, or with one' },
  },
  all: 'All pages of help',
  keysHeading: 'Keys of the table',
  soundsHeading: 'Every sound, and what says the same',
  heard: 'Sound',
  seen: 'What is seen',
  said: 'What is said',
  texts: {
    ear: [
      'When you come to a table, you are on the board, at the hole to fill, and it is said whose turn it is.',
      'Type a digit for each peg, 0 for a blank, and Enter to submit the row. Each peg is said when it is placed, the answer when it comes. Backspace removes a peg, Ctrl and Z undoes.',
      ({ key }) => `${key('swap')} and the numbers of two holes swaps their pegs.`,
      'The arrow keys move on the board: left and right from hole to hole and to the answer, up to later rows, down to earlier ones.',
      ({ key }) =>
        `Ask whenever you like: ${key('last-row')} says the last row, ${key('row')} and a number any row, ${key('rows-left')} how many rows are left, ${key('turn')} whose turn it is, ${key('clock')} the time, ${key('what-fits')} how many codes still fit, and ${key('again')} the last sentence again.`,
      ({ key }) =>
        `${key('help')} lists all keys at a table, Escape leads back to the board. In the settings every single key can be changed or switched off, and everything can be said briefly or in full.`,
      'If letters and digits do nothing, your screen reader keeps them for itself: switch it to focus mode, or go to the board with Tab.',
    ],
    touch: [
      'Brief sentences, which you choose in the settings, fit a Braille display of 40 cells, with the number of the row.',
      'In the terminal, “blackpeg --plain --brief” plays line by line, and the answer is in the line where you type the next row. With --cells everything is written in Braille cells.',
      'The edition Braille is played with numbers throughout. In every edition pegs can show numbers or letters in place of shapes.',
      'A match, a board or the rules of an edition can be printed, printed in large type, or saved for an embosser, with 40 cells a line and 25 lines a page.',
      'For a real board on the table, the companion keeps the code, gives answers, or checks them.',
    ],
    silence: [
      'Sound is off at first, and nothing is ever said by sound alone. Everything in the list below is shown on the screen and said in words at the same moment.',
      'When time gets short, the clock becomes bold and says the seconds in words, and a phone vibrates. Vibration has a switch of its own.',
      'No spoken word is needed online: players have fixed phrases to choose from, and there is no other chat.',
    ],
    switch: [
      'Switch it on in the settings, under Switches. A switch is whatever types a key: at first Tab moves on and Enter chooses, and any two keys can be chosen instead.',
      'Groups of controls are offered one after the other, in a thick frame: the row, the palette, the keys below it, the bar. Choose one, and its controls are offered. After the last of them the group is offered again, and moving on leaves it.',
      'After a peg you are still in the palette, so that the next peg is near. Everything can be reached: pegs, holes, keys, dialogs and questions, and in the list of keys every command of the table.',
      'With one switch the next control is offered after a time that you choose, from half a second to five. After three rounds without a press it pauses; a press continues.',
    ],
  } satisfies Record<string, readonly HelpText[]>,
  /** Each sound, what is seen and what is said at the same moment. */
  cues: {
    'peg-in': { heard: 'A short click', seen: 'The peg is in its hole.', said: 'The hole and its peg.' },
    'peg-out': {
      heard: 'A lower click',
      seen: 'The hole is empty again.',
      said: 'The hole, and that it is empty.',
    },
    row: {
      heard: 'Two low knocks',
      seen: 'The row is placed, or the code is hidden behind its shield.',
      said: 'Which row was placed, or that a code is hidden.',
    },
    answer: {
      heard: 'One tick for each black key peg, two for each white one, three for each blue one',
      seen: 'The key pegs beside the row; as numbers too, if you switch them on.',
      said: 'The answer.',
    },
    shield: {
      heard: 'Three rising knocks',
      seen: 'The shield opens, and the code is shown.',
      said: 'The code.',
    },
    time: {
      heard: 'Two high beeps',
      seen: 'The clock is bold and says the seconds in words; a phone vibrates.',
      said: 'The seconds that are left.',
    },
  },
};
