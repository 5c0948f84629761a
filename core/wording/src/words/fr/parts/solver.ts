// French words for what the solver finds: suggestions, contradictions, certainties, puzzles, reviews, strategies.

import type * as en from '../../en/parts/solver.ts';
import type { Like } from '../../like.ts';
import type { Thing } from '../../peg-kinds.ts';
import { feedback } from '../base/names.ts';
import { amount, choice, count, decimals, f, figures, list, percent, signed } from '../base/voice.ts';
import { holesOf, nounOf, that, timesOf } from '../solver/things.ts';

export { coach } from '../solver/coach.ts';

export const advice: Like<typeof en.advice> = {
  codesLeft: (codes) =>
    codes === 0 ? f`Aucun code ne convient.` : f`${count(codes, 'code convient', 'codes conviennent')}.`,
  moreCodes: (codes) => `Et ${codes === 1 ? '1 autre' : `${figures(codes)} autres`}.`,
  guess: (code) => f`Proposition : ${code}.`,
  expected: (rows, about) => f`À prévoir : ${about ? 'environ ' : ''}${rowsOf(rows)} à partir d’ici.`,
  worst: (rows) => f`Au pire : ${rowsOf(rows)}.`,
  chance: (share, rowsLeft, about) =>
    f`Chances de le trouver dans ${rowsLeft === 1 ? 'la rangée qui reste' : `les ${figures(rowsLeft)} rangées qui restent`} : ${about ? 'environ ' : ''}${percent(share)}.`,
  noRowsLeft: f`Il ne reste aucune rangée sur le plateau.`,
  bound: (rows) => f`En moyenne, on ne peut pas descendre sous ${rowsOf(rows)}.`,
  proved: f`Prouvé : aucune rangée n’est meilleure.`,
  certain: f`Ce qui est certain :`,
  nothingCertain: f`Rien n’est encore certain.`,
};

export const suggestions: Like<typeof en.suggestions> = {
  'only-code': () => f`C’est le seul code qui convient.`,
  'could-be-code': ({ candidates }) =>
    f`Elle peut être le code lui-même, avec une chance sur ${figures(candidates)}.`,
  'tray-forbids': () =>
    f`Elle convient à toutes les rangées, mais d’après la réserve elle ne peut pas être le code. Elle sert à en savoir plus.`,
  'cannot-be-code': ({ row }) =>
    f`Elle ne peut pas être le code : la rangée ${row} s’y oppose. Elle sert à en savoir plus.`,
  splits: ({ candidates, parts }) =>
    f`Sa réponse répartit les ${figures(candidates)} codes en ${count(parts, 'groupe', 'groupes')}.`,
  leaves: ({ onAverage, atMost }) =>
    f`Ensuite, il restera en moyenne ${codesOf(onAverage)}, au plus ${figures(atMost)}.`,
  settles: () => f`Ensuite, le code est certain, quelle que soit la réponse.`,
};

export const rowChecks: Like<typeof en.rowChecks> = {
  fits: f`Cette rangée convient à toutes les réponses : elle peut être le code.`,
  'tray-forbids': f`Cette rangée convient à toutes les réponses, mais d’après la réserve elle ne peut pas être le code.`,
  contradicts: (row, got, would) =>
    f`Cette rangée ne peut pas être le code : la rangée ${row} a reçu ${got}, mais aurait alors reçu ${would}.`,
};

function rowsOf(rows: number): string {
  return amount(rows, 'rangée', 'rangées');
}

function codesOf(codes: number): string {
  return amount(codes, 'code', 'codes', 1);
}

export const contradictions: Like<typeof en.contradictions> = {
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

export const deductions: Like<typeof en.deductions> = {
  here: (rows, thing, holes) => proof(rows, 'met', 'mettent', f`${nounOf(thing)} ${holesOf(holes)}`),
  notHere: (rows, thing, holes) =>
    proof(rows, 'ne laisse', 'ne laissent', f`pas de place pour ${nounOf(thing)} ${holesOf(holes)}`),
  absent: (rows, thing) => proof(rows, 'montre', 'montrent', f`${that(thing)} ne figure pas dans le code`),
  exactly: (rows, thing, times) => occurs(rows, thing, `exactement ${timesOf(times)}`),
  atLeast: (rows, thing, times) => occurs(rows, thing, `au moins ${timesOf(times)}`),
  atMost: (rows, thing, times) => occurs(rows, thing, `au plus ${timesOf(times)}`),
};

function occurs(rows: readonly number[], thing: Thing, often: string): string {
  return proof(rows, 'montre', 'montrent', f`${that(thing)} figure ${often} dans le code`);
}

function proof(rows: readonly number[], one: string, several: string, what: string): string {
  if (rows.length === 0) return f`Cela ${one} ${what}.`;
  return rows.length === 1
    ? f`La rangée ${rows[0] ?? 0} ${one} ${what}.`
    : f`Ensemble, les rangées ${list(rows.map(String))} ${several} ${what}.`;
}

export const puzzles: Like<typeof en.puzzles> = {
  position: (edition, rows) =>
    f`${edition}. Un seul code convient à ${rows === 1 ? 'cette rangée' : `ces ${figures(rows)} rangées`} :`,
  difficulties: { easy: 'facile', medium: 'moyen', hard: 'difficile', 'very-hard': 'très difficile' },
  difficulty: (word, rows) =>
    f`Difficulté : ${word}, ${count(rows, 'rangée', 'rangées')} à garder en tête à la fois.`,
  solution: (code) => f`Le code est ${code}.`,
  noPuzzle: (rows) =>
    f`Aucun code de ce jeu ne se détermine en ${count(rows, 'rangée', 'rangées')}. Choisissez un autre jeu.`,
  dayPuzzle: (date) => f`Énigme du ${date}.`,
  dayCode: (edition) => f`Code du jour : ${edition}.`,
  link: (link) => f`Lien : ${link}`,
  seed: (seed) => f`Graine : ${seed}`,
};

export const reviews: Like<typeof en.reviews> = {
  row: (row, code, answer) => f`Rangée ${row} : ${code}. ${feedback.introduced(answer)}.`,
  codes: (before, after, expected) =>
    f`${count(before, 'code', 'codes')} avant, ${figures(after)} après ; on pouvait en attendre ${decimals(expected, 1)}.`,
  consistent: (could) => (could ? f`Elle pouvait être le code.` : f`Elle ne pouvait pas être le code.`),
  best: (code, expected, couldBeCode) =>
    f`Meilleure rangée connue : ${code} ; elle laisse en moyenne ${amount(expected, 'code', 'codes', 1)} et ${couldBeCode ? 'pouvait' : 'ne pouvait pas'} être le code.`,
  found: f`C’était le code.`,
  noBetter: f`On ne connaît pas de meilleure rangée.`,
  judged: (skill, skillWord, luck, luckWord) =>
    f`Habileté ${decimals(skill, 0)} sur 100, ${skillWord} ; chance ${signed(luck)}, ${luckWord}.`,
  certain: (row) => f`Après la rangée ${row}, le code était certain.`,
  neverCertain: f`Le code n’est jamais devenu certain.`,
  contradicted: (row) => f`À partir de la rangée ${row}, aucun code ne convient ; la suite n’est pas jugée.`,
  whole: (skill, skillWord, luck, luckWord) =>
    f`En tout : habileté ${decimals(skill, 0)} sur 100, ${skillWord} ; chance ${signed(luck)}, ${luckWord}.`,
  skills: {
    best: f`aussi bien que possible`,
    good: f`bien`,
    fair: f`passable`,
    weak: f`faible`,
    wasted: f`presque gâchée`,
  },
  lucks: {
    'very-lucky': f`beaucoup de chance`,
    lucky: f`de la chance`,
    ordinary: f`comme prévu`,
    unlucky: f`de la malchance`,
    'very-unlucky': f`beaucoup de malchance`,
  },
  board: (round, again, who, finished) =>
    f`Manche ${round}${again ? ', rejouée' : ''}, ${who}${finished ? '' : ', non terminée'}`,
  noBoards: f`Aucune rangée n’a été posée avec une réponse.`,
};

export const strategies: Like<typeof en.strategies> = {
  total: (total, codes) =>
    f`Total : ${count(total, 'rangée', 'rangées')} pour ${count(codes, 'code', 'codes')}.`,
  average: (guesses) => f`Moyenne : ${decimals(guesses, 4)}.`,
  most: (guesses) => f`Maximum pour un code : ${figures(guesses)}.`,
  signature: (signature) => f`Signature : ${signature}`,
  first: (code) => f`Première rangée : ${code}.`,
  seconds: (seconds) => f`Durée : ${amount(seconds, 'seconde', 'secondes', 1)}.`,
  nodes: (nodes) => f`Positions examinées : ${figures(nodes)}.`,
  proved: f`Prouvé : aucune stratégie n’est meilleure.`,
  unproved: f`Non prouvé : il peut en exister une meilleure.`,
  bestKnown: (average, most, proved) =>
    f`${proved ? 'Meilleur jeu, prouvé' : 'Meilleur jeu connu'} : ${amount(average, 'rangée', 'rangées')} en moyenne, ${most} au plus.`,
  none: (rows, proved) =>
    proved
      ? f`Aucune stratégie ne trouve chaque code en ${count(rows, 'rangée', 'rangées')}. Permettez-en plus.`
      : f`Aucune stratégie trouvée avec au plus ${count(rows, 'rangée', 'rangées')}. Permettez-en plus, ou cherchez plus large.`,
  treeFaults: {
    'not-a-code': (path) => f`Chemin ${path} : la dernière rangée n’est pas un code de ce jeu.`,
    'no-branch': (path, answer, code) =>
      f`Chemin ${path} : il manque une branche pour ${answer}, que recevrait le code ${code}.`,
    'branch-twice': (path, answer) => f`Chemin ${path} : il y a deux branches pour ${answer}.`,
    'idle-branch': (path, answer) => f`Chemin ${path} : il ne reste aucun code qui reçoive ${answer}.`,
  },
  treeTextFaults: {
    guess: f`Il faut ici une rangée de ce jeu.`,
    feedback: f`Il faut ici une réponse en chiffres, comme 12.`,
    colon: f`Il faut ici un deux-points.`,
    'comma or brace': f`Il faut ici une virgule ou une accolade fermante.`,
    end: f`L’arbre est déjà fini, rien ne doit suivre.`,
  },
};
