// French words for rows that no code fits.

import type { ContradictionWords } from '../shape/contradictions.ts';
import { choice, count, f, figures, list } from './voice.ts';

export const contradictions: ContradictionWords = {
  noCode: f`Aucun code ne convient à toutes ces rangées.`,
  conflict: (rows, tray) => {
    const given = tray ? ' si la réserve est juste' : '';
    if (rows.length === 1) return f`La réponse à la rangée ${rows[0] ?? 0} ne peut pas être juste${given}.`;
    const all = rows.length === 2 ? 'toutes deux' : 'toutes';
    return f`Les réponses aux rangées ${list(rows.map(String))} ne peuvent pas être ${all} justes${given}.`;
  },
  trayAlone: f`Ce que montre la réserve ne permet aucun code.`,
  fewestWrong: (rows) => f`Au moins ${count(rows, 'réponse est fausse', 'réponses sont fausses')}.`,
  suspect: (row, needed, others) => {
    const told = needed.map(({ answer, codes }) => `${answer} (${count(codes, 'code', 'codes')})`);
    const rest =
      others === 0
        ? []
        : [others === 1 ? 'une autre réponse' : `l’une des ${figures(others)} autres réponses`];
    return f`Si seule la réponse à la rangée ${row} est fausse, il fallait : ${choice([...told, ...rest])}.`;
  },
  noSuspect: f`Une seule réponse fausse ne suffit pas à l’expliquer.`,
};
