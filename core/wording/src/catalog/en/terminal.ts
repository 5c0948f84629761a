// English texts of the command line.

import type { TerminalWords } from '../shape/terminal.ts';
import { engine } from './terminal-engine.ts';
import { help } from './terminal-help.ts';
import { tournament } from './terminal-tournament.ts';
import { verify } from './terminal-verify.ts';
import { usage } from './usage.ts';
import { count, figures, percent } from './voice.ts';

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
    verified: (events) => `Verified: ${count(events, 'event', 'events')}; everything follows from the rules.`,
    faulty: (fault) => `Not verified. ${fault}`,
    inRound: (round, again, fault) => `Round ${round}${again ? ', played again' : ''}. ${fault}`,
  },
  play: {
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
    again: 'The search stopped unexpectedly. It is starting again.',
    died: 'The search stopped unexpectedly twice, so there is no tree. Try a smaller game or another search.',
    noMemory: 'The search ran out of memory, so there is no tree. Try a smaller game or a narrower beam.',
  },
  emboss: {
    noRound: (round, rounds) =>
      rounds === 0
        ? 'A position has no rounds. Leave --round out.'
        : `There is no round ${round}; the match has ${rounds}. Choose one of them, or leave --round out.`,
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
  verify,
};
