// German words for the steps of an explanation: what is seen, and what follows.

import type * as en from '../../en/parts/solver.ts';
import { capital } from '../../grammar.ts';
import type { Like } from '../../like.ts';
import { count, figures, list } from '../base/voice.ts';
import { holesOf, nounOf, timesOf } from './things.ts';

export const coach: Like<typeof en.coach> = {
  step: (reason, conclusion) => `${reason}: ${capital(conclusion)}.`,
  supposing: (conclusion, step) => `Angenommen, ${conclusion}. ${step}`,
  so: (conclusion) => `Also gilt: ${capital(conclusion)}.`,
  both: (conclusions) => list(conclusions),
  here: (thing, holes) => `in ${holesOf(holes)} steckt ${nounOf(thing)}`,
  notHere: (thing, holes) => `in ${holesOf(holes)} steckt ${notA(nounOf(thing))}`,
  absent: (things) =>
    `${list(things.map((thing) => nounOf(thing)))} ${things.length === 1 ? 'kommt' : 'kommen'} nicht vor`,
  exactly: (thing, times) => `${nounOf(thing)} kommt genau ${timesOf(times)} vor`,
  atLeast: (thing, times) => `${nounOf(thing)} kommt mindestens ${timesOf(times)} vor`,
  atMost: (thing, times) => `${nounOf(thing)} kommt höchstens ${timesOf(times)} vor`,
  nothing: (row) => `Reihe ${row} bekam keinen Antwortstift`,
  blacks: (row, black) => `Die Antwort auf Reihe ${row} hat ${black}`,
  allIn: (row) => `Reihe ${row} hat für jedes Loch einen Antwortstift, also alle Stecker des Codes`,
  few: (row, pegs) => `Reihe ${row} hat nur ${pegsOf(pegs)}`,
  accounted: (row, pegs, things, taken) =>
    `Reihe ${row} hat ${pegsOf(pegs)}, davon ${taken === 1 ? 'gehört' : 'gehören'} ${taken} zu ${list(things.map(toOf))}`,
  othersTooFew: (row, pegs, others) =>
    `Reihe ${row} hat ${pegsOf(pegs)}, von den übrigen Steckern ${
      others === 0 ? 'kommt keiner' : `${others === 1 ? 'kommt' : 'kommen'} höchstens ${others}`
    }`,
  blacksLeft: (row, black, holes) =>
    `Die Antwort auf Reihe ${row} hat ${black}, infrage ${comesOrCome(holes)} nur ${placesOf(holes)}`,
  blacksFound: (row, black, holes) =>
    `Die Antwort auf Reihe ${row} hat ${black}, und zwar für ${placesOf(holes)}`,
  noWhite: (row, white) =>
    `Die Antwort auf Reihe ${row} hat ${white}, also steckt jeder Stecker der Reihe, der vorkommt, im richtigen Loch`,
  room: (rows, filled) =>
    `Andere Stecker aus ${rowsOf(rows)} füllen ${rows.length > 1 ? 'zusammen ' : ''}mindestens ${count(filled, 'Loch', 'Löcher')}`,
  oneChanged: (rows, hole, more, blacks) =>
    `Die Reihen ${list(rows.map(String))} unterscheiden sich nur in Loch ${hole} und haben ${
      more === 0 ? `beide ${blacks[0]}` : blacks.join(' und ')
    }`,
  oneChangedPegs: (rows, hole, pegs) =>
    `Die Reihen ${list(rows.map(String))} unterscheiden sich nur in Loch ${hole} und haben ${pegs.join(' und ')} Antwortstifte`,
  tray: 'Das zeigen die Stecker, die im Vorrat fehlen',
  placesLeft: (thing, times) =>
    `${capital(nounOf(thing))} kommt mindestens ${timesOf(times)} vor, und kein anderes Loch bleibt dafür`,
  allPlaced: (thing, holes) => `In ${holesOf(holes)} steckt ${nounOf(thing)}, und mehr davon gibt es nicht`,
  allKnown: 'Was sicher vorkommt, füllt alle Löcher',
  othersFill: (others) => `Alles andere füllt höchstens ${count(others, 'Loch', 'Löcher')}`,
  suppose: (thing, hole, clash) => `Steckte in Loch ${hole} ${nounOf(thing)}, dann ${clash}`,
  clash: (clash) => `Dann ${clash}`,
  atLeastInstead: (row, would, got) => `hätte die Antwort auf Reihe ${row} mindestens ${would} statt ${got}`,
  atMostInstead: (row, would, got) => `hätte die Antwort auf Reihe ${row} höchstens ${would} statt ${got}`,
  noneInstead: (row, would, got) => `bekäme Reihe ${row} als Antwort ${would} statt ${got}`,
  pegs: (pegs) => pegsOf(pegs),
  holeClash: (hole) => `Dann könnte in Loch ${hole} nichts stecken`,
  countClash: (thing) => `Dann müsste ${nounOf(thing)} öfter vorkommen, als es möglich ist`,
  checked: (rows, codes) =>
    codes === 1
      ? `Der einzige verbleibende Code, für den das nicht gilt, passt nicht zu ${rowsOf(rows)}`
      : `Alle ${figures(codes)} verbleibenden Codes, für die das nicht gilt, wurden probiert, und keiner passt zu ${rowsOf(rows)}`,
  checkedTray: 'Vorrat und Reihen lassen keinen anderen Code zu',
  compared: (row, holes, would, got) => {
    const same = holes.length === 0 ? 'in keinem Loch' : `in ${holesOf(holes)}`;
    const fits = would === got ? 'und das ist ihre Antwort' : `ihre Antwort ist aber ${got}`;
    return `Reihe ${row} hat ${same} den gleichen Stecker. Wäre dies der Code, bekäme sie ${would}, ${fits}.`;
  },
};

/** “kein Kreis”, “nicht Rot”. */
function notA(noun: string): string {
  return /^ein(en?|)? /.test(noun) ? `k${noun}` : `nicht ${noun}`;
}

/** After “zu”. */
function toOf(thing: Parameters<typeof nounOf>[0]): string {
  return thing.kind === 'number'
    ? `der ${thing.number}`
    : thing.kind === 'blank'
      ? 'einer Lücke'
      : nounOf(thing);
}

function pegsOf(pegs: number): string {
  return count(pegs, 'Antwortstift', 'Antwortstifte');
}

/** In the accusative or nominative, without a preposition before it. */
function placesOf(holes: readonly number[]): string {
  return holes.length === 1 ? `Loch ${holes[0]}` : `die Löcher ${list(holes.map(String))}`;
}

function comesOrCome(holes: readonly number[]): string {
  return holes.length === 1 ? 'kommt' : 'kommen';
}

function rowsOf(rows: readonly number[]): string {
  return rows.length === 1 ? `Reihe ${rows[0]}` : `den Reihen ${list(rows.map(String))}`;
}
