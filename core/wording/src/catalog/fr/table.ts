// French answers to what a player asks about the table.

import type { TableWords } from '../shape/table.ts';
import { capital, join } from '../text.ts';
import { count, does, f, object, rowName } from './voice.ts';

export const table: TableWords = {
  row: ({ who, row }, code, answer) =>
    f`${rowName(who, row)} : ${join('. ', code, answer && capital(answer))}.`,
  briefRow: (row, code, answer) => join(f` : `, `${row}`, code, answer),
  covered: 'couverte',
  lost: 'perdue, temps écoulé',
  briefLost: 'perdue',
  corrected: (answer) => `${answer} (corrigée)`,
  noRows: f`Aucune rangée n’est encore posée.`,
  noSuchRow: (row) => f`La rangée ${row} n’est pas encore posée.`,
  rowsLeft: (left, rows) =>
    left === 0
      ? f`Il ne reste aucune rangée sur ${rows}.`
      : f`Il reste ${count(left, 'rangée', 'rangées')} sur ${rows}.`,
  duties: {
    hide: (who) =>
      who.kind === 'you' ? f`C’est à vous : cachez un code.` : f`${does(who, 'cachez', 'cache')} un code.`,
    mark: (who, row) =>
      who.kind === 'you'
        ? f`C’est à vous : répondez à la rangée ${row}.`
        : f`${does(who, 'répondez', 'répond')} à la rangée ${row}.`,
    place: (who, row) =>
      who.kind === 'you'
        ? f`C’est à vous : posez la rangée ${row}.`
        : f`${does(who, 'posez', 'pose')} la rangée ${row}.`,
    open: (who) =>
      who.kind === 'you' ? f`C’est à vous : ouvrez votre code.` : f`${does(who, 'ouvrez', 'ouvre')} le code.`,
  },
  idle: (who) =>
    who.kind === 'you'
      ? f`Vous n’avez rien à faire pour l’instant. Attendez.`
      : f`${does(who, 'attendez', 'attend')}.`,
  over: f`La partie est finie.`,
  secret: {
    open: (maker, code) =>
      maker.kind === 'you' ? f`Votre code : ${code}.` : f`Code caché par ${object(maker)} : ${code}.`,
    covered: (maker) =>
      maker.kind === 'you'
        ? f`Votre code est derrière l’écran.`
        : f`Le code caché par ${object(maker)} est derrière l’écran.`,
    none: (maker) => f`${does(maker, 'n’avez', 'n’a')} pas encore caché de code.`,
    unsettled: (maker) => f`${does(maker, 'n’avez', 'n’a')} pas encore choisi de code.`,
  },
  draft: (row, holes) => f`Rangée ${row}, en cours : ${holes}.`,
  tray: (kinds) => f`Dans la réserve : ${kinds}.`,
  trayUncounted: f`Dans cette partie, les pions ne sont pas comptés.`,
  timeLeft: (time) => f`Il reste ${time}.`,
  noTime: f`Aucune pendule ne tourne.`,
  away: (who) => f`${does(who, 'n’êtes', 'n’est')} pas à la table.`,
  allHere: f`Tout le monde est là.`,
  round: (round, rounds) => (rounds === null ? f`Manche ${round}.` : f`Manche ${round} sur ${rounds}.`),
};
