// German words for rows that no code fits.

import type { ContradictionWords } from '../shape/contradictions.ts';
import { choice, count, figures, list } from './voice.ts';

export const contradictions: ContradictionWords = {
  noCode: 'Zu allen diesen Reihen passt kein Code.',
  conflict: (rows, tray) => {
    const given = tray ? ', wenn der Vorrat stimmt' : '';
    if (rows.length === 1) return `Reihe ${rows[0]} kann nicht richtig beantwortet sein${given}.`;
    const all = rows.length === 2 ? 'beide' : 'alle';
    return `Die Reihen ${list(rows.map(String))} können nicht ${all} richtig beantwortet sein${given}.`;
  },
  trayAlone: 'Was der Vorrat zeigt, lässt gar keinen Code zu.',
  fewestWrong: (rows) => `Mindestens ${count(rows, 'Antwort ist', 'Antworten sind')} falsch.`,
  suspect: (row, needed, others) => {
    const told = needed.map(({ answer, codes }) => `${answer} (${count(codes, 'Code', 'Codes')})`);
    const rest =
      others === 0
        ? []
        : [others === 1 ? 'eine andere Antwort' : `eine von ${figures(others)} anderen Antworten`];
    return `Ist nur Reihe ${row} falsch beantwortet, hätte es heißen müssen: ${choice([...told, ...rest])}.`;
  },
  noSuspect: 'Eine falsche Antwort allein erklärt es nicht.',
};
