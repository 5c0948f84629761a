// English words for rows that no code fits.

import type { ContradictionWords } from '../shape/contradictions.ts';
import { choice, count, figures, list } from './voice.ts';

export const contradictions: ContradictionWords = {
  noCode: 'No code fits all these rows.',
  conflict: (rows, tray) => {
    const given = tray ? ' if the tray is right' : '';
    if (rows.length === 1) return `The answer to row ${rows[0]} cannot be right${given}.`;
    const all = rows.length === 2 ? 'both' : 'all';
    return `The answers to rows ${list(rows.map(String))} cannot ${all} be right${given}.`;
  },
  trayAlone: 'What the tray shows allows no code at all.',
  fewestWrong: (rows) => `At least ${count(rows, 'answer is', 'answers are')} wrong.`,
  suspect: (row, needed, others) => {
    const told = needed.map(({ answer, codes }) => `${answer} (${count(codes, 'code', 'codes')})`);
    const rest =
      others === 0 ? [] : [others === 1 ? 'one other answer' : `one of ${figures(others)} other answers`];
    return `If only the answer to row ${row} is wrong, it should have been ${choice([...told, ...rest])}.`;
  },
  noSuspect: 'One wrong answer alone does not explain it.',
};
