// English texts of the command line.

import type { PlayWords, TerminalWords } from '../shape/terminal.ts';
import { engine } from './terminal-engine.ts';
import { help } from './terminal-help.ts';
import { tournament } from './terminal-tournament.ts';
import { usage } from './usage.ts';
import { count, figures, percent } from './voice.ts';

const TYPED: PlayWords['typed'] = {
  rows: ['rows'],
  help: ['help', '?'],
  resign: ['resign'],
  quit: ['quit', 'q'],
};

export const terminal: TerminalWords = {
  editions: {
    edition: 'Edition',
    game: 'Game',
    variant: 'Variant',
    holes: 'Holes',
    pegs: 'Pegs',
    rows: 'Rows',
    codes: 'Codes',
    codesBySize: 'Codes of Super by size, holes down and colours across; a blank counts as a colour:',
  },
  replay: {
    event: (event, text) => `Event ${event}: ${text}`,
    seen: (who) => `${who} has seen the table.`,
    result: (text) => `Result: ${text}`,
    unfinished: 'The match is not finished.',
    verified: (events) =>
      `Verified: ${count(events, 'event', 'events')}, every answer and every point is right.`,
    faulty: (fault) => `Not verified. ${fault}`,
    inRound: (round, again, fault) => `Round ${round}${again ? ', played again' : ''}. ${fault}`,
  },
  play: {
    typed: TYPED,
    welcome: (edition) => `${edition}. The house has hidden a code.`,
    howTo: (example) => `Type a row, such as ${example}, or ${TYPED.help[0]}.`,
    pegs: (pegs) => `Pegs: ${pegs}.`,
    blankSign: '. for a blank',
    words: `${TYPED.rows[0]} shows all rows, ${TYPED.resign[0]} gives up and shows the code, ${TYPED.quit[0]} stops, ${TYPED.help[0]} says this again.`,
    prompt: (row, rows) => `Row ${row} of ${rows}: `,
    codeWas: (code) => `The code was ${code}.`,
    saved: (file) => `The log is saved in “${file}”.`,
  },
  strategy: {
    progress: (seconds, nodes, share, best) =>
      `${figures(seconds)} s, ${count(nodes, 'position', 'positions')}, ${percent(share)} of this opening${best === null ? '' : `, best ${figures(best)}`}`,
    working: (seconds) => `${figures(seconds)} s`,
    saved: (file) => `The tree is saved in “${file}”.`,
    interruptedSaved: (file, total) =>
      `Interrupted. The best tree so far, ${count(total, 'guess', 'guesses')} in all, is saved in “${file}”.`,
    interruptedWith: (total) =>
      `Interrupted. The best tree so far needed ${count(total, 'guess', 'guesses')} in all; it was not saved.`,
    interruptedWithout: 'Interrupted before there was a tree. Nothing was saved.',
  },
  emboss: {
    code: (code) => `Code: ${code}`,
    blank: (sign) => `${sign} blank`,
    lost: 'lost',
    covered: 'covered',
    saved: (file) => `The pages are saved in “${file}”.`,
  },
  engine,
  help,
  tournament,
  usage,
};
