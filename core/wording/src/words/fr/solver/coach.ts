// French words for the steps of an explanation: what is seen, and what follows.

import type * as en from '../../en/parts/solver.ts';
import { capital } from '../../grammar.ts';
import type { Like } from '../../like.ts';
import { count, f, list } from '../base/voice.ts';
import { holesOf, nounOf, timesOf } from './things.ts';

export const coach: Like<typeof en.coach> = {
  step: (reason, conclusion) => f`${reason} : ${conclusion}.`,
  supposing: (conclusion, step) => f`Supposons ceci : ${conclusion}. ${step}`,
  so: (conclusion) => f`Donc, ${conclusion}.`,
  both: (conclusions) => list(conclusions),
  here: (thing, holes) => f`${nounOf(thing)} est ${holesOf(holes)}`,
  notHere: (thing, holes) => f`${nounOf(thing)} n’est pas ${holesOf(holes)}`,
  absent: (things) =>
    f`${list(things.map(nounOf))} ${things.length === 1 ? 'ne figure' : 'ne figurent'} pas dans le code`,
  exactly: (thing, times) => f`${nounOf(thing)} figure exactement ${timesOf(times)}`,
  atLeast: (thing, times) => f`${nounOf(thing)} figure au moins ${timesOf(times)}`,
  atMost: (thing, times) => f`${nounOf(thing)} figure au plus ${timesOf(times)}`,
  nothing: (row) => f`La rangée ${row} n’a reçu aucune fiche`,
  blacks: (row, black) => f`La réponse à la rangée ${row} a ${black}`,
  allIn: (row) => f`La rangée ${row} a une fiche pour chaque trou, donc tous les pions du code`,
  few: (row, pegs) => f`La rangée ${row} n’a que ${pegsOf(pegs)}`,
  accounted: (row, pegs, things, taken) =>
    f`La rangée ${row} a ${pegsOf(pegs)}, dont ${taken} pour ${list(things.map(nounOf))}`,
  othersTooFew: (row, pegs, others) =>
    f`La rangée ${row} a ${pegsOf(pegs)}, dont ${others === 0 ? 'aucune' : f`au plus ${others}`} pour ses autres pions`,
  blacksLeft: (row, black, holes) =>
    f`La réponse à la rangée ${row} a ${black}, qui ne ${holes.length === 1 ? 'peut' : 'peuvent'} être qu’${holesOf(holes)}`,
  blacksFound: (row, black, holes) => f`La réponse à la rangée ${row} a ${black}, ${holesOf(holes)}`,
  noWhite: (row, white) =>
    f`La réponse à la rangée ${row} a ${white}, donc chaque pion de la rangée qui figure dans le code est dans son trou`,
  room: (rows, filled) =>
    f`D’autres pions ${ofRows(rows)} occupent ${rows.length > 1 ? 'ensemble ' : ''}au moins ${count(filled, 'trou', 'trous')}`,
  oneChanged: (rows, hole, more, blacks) =>
    f`Les rangées ${list(rows.map(String))} ne diffèrent qu’au trou ${hole} et ont ${
      more === 0 ? f`toutes deux ${blacks[0] ?? ''}` : blacks.join(' et ')
    }`,
  oneChangedPegs: (rows, hole, pegs) =>
    f`Les rangées ${list(rows.map(String))} ne diffèrent qu’au trou ${hole} et ont ${pegs.join(' et ')} fiches`,
  tray: f`Les pions qui manquent dans la réserve le montrent`,
  placesLeft: (thing, times) =>
    f`${capital(nounOf(thing))} figure au moins ${timesOf(times)}, et il ne reste aucun autre trou`,
  allPlaced: (thing, holes) =>
    f`${capital(nounOf(thing))} est ${holesOf(holes)} et ne figure nulle part ailleurs`,
  allKnown: f`Ce qui figure à coup sûr occupe tous les trous`,
  othersFill: (others) => f`Tout le reste occupe au plus ${count(others, 'trou', 'trous')}`,
  suppose: (thing, hole, clash) => f`Si ${nounOf(thing)} était au trou ${hole}, ${clash}`,
  clash: (clash) => f`Alors ${clash}`,
  atLeastInstead: (row, would, got) =>
    f`la réponse à la rangée ${row} aurait au moins ${would} au lieu de ${got}`,
  atMostInstead: (row, would, got) =>
    f`la réponse à la rangée ${row} aurait au plus ${would} au lieu de ${got}`,
  noneInstead: (row, would, got) => f`la réponse à la rangée ${row} aurait ${would} au lieu de ${got}`,
  pegs: (pegs) => pegsOf(pegs),
  holeClash: (hole) => f`Alors rien ne pourrait être au trou ${hole}`,
  countClash: (thing) => f`Alors ${nounOf(thing)} devrait figurer plus souvent que possible`,
  checked: (rows, codes) =>
    codes === 1
      ? f`Le seul code restant qui dit le contraire ne convient pas ${toRows(rows)}`
      : f`Sur ${count(codes, 'code restant qui dit', 'codes restants qui disent')} le contraire, aucun ne convient ${toRows(rows)}`,
  checkedTray: f`La réserve et les rangées ne permettent aucun autre code`,
  compared: (row, holes, would, got) => {
    const same =
      holes.length === 0 ? f`n’a le même pion dans aucun trou` : f`a le même pion ${holesOf(holes)}`;
    const fits = would === got ? f`et c’est sa réponse` : f`mais sa réponse est ${got}`;
    return f`La rangée ${row} ${same}. Si c’était le code, elle recevrait ${would}, ${fits}.`;
  },
};

function pegsOf(pegs: number): string {
  return count(pegs, 'fiche', 'fiches');
}

function ofRows(rows: readonly number[]): string {
  return rows.length === 1 ? f`de la rangée ${rows[0] ?? 0}` : f`des rangées ${list(rows.map(String))}`;
}

function toRows(rows: readonly number[]): string {
  return rows.length === 1 ? f`à la rangée ${rows[0] ?? 0}` : f`aux rangées ${list(rows.map(String))}`;
}
