// French texts of the full screen of a terminal.

import type * as en from '../../en/terminal/screen.ts';
import type { Like } from '../../like.ts';
import { count, does, f } from '../base/voice.ts';

export const screen: Like<typeof en.screen> = {
  tooSmall: (columns, rows) =>
    f`Cette fenêtre est trop petite pour jouer. Agrandissez-la à ${columns} colonnes et ${rows} lignes au moins ; rien n’est perdu.`,
  lineByLine: f`Ce terminal ne permet pas le plein écran ; on joue donc ligne par ligne.`,
  pair: (name, value) => f`${name} : ${value}`,
  quit: 'Quitter Blackpeg',
  roles: {
    hiding: (who) => f`${does(who, 'cachez', 'cache')} un code`,
    hidden: (who) => f`${does(who, 'avez', 'a')} caché un code`,
    breaking: (who, row) => f`${does(who, 'cherchez', 'cherche')}, rangée ${row}`,
    placed: (who, row) => f`${does(who, 'avez', 'a')} posé la rangée ${row}`,
    answering: (who, row) => f`${does(who, 'répondez', 'répond')} à la rangée ${row}`,
    holds: (who) => f`${does(who, 'gardez', 'garde')} le code`,
    found: (who, rows) => f`${does(who, 'avez', 'a')} trouvé en ${count(rows, 'rangée', 'rangées')}`,
    out: (who) => f`${does(who, 'avez', 'a')} abandonné`,
  },
  keys: {
    menu: '↑ ↓ choisir · Entrée ouvrir · Échap quitter',
    list: '↑ ↓ choisir · Entrée ouvrir · Échap retour',
    form: '↑ ↓ choisir · ← → changer · Entrée ouvrir · Échap retour',
    sizes: 'flèches choisir · Entrée valider · Échap retour',
    place: '1–9 pions · Entrée poser · u annuler · h indice · n notes · ? aide · Échap menu',
    code: 'chiffres pions · Entrée cacher · d au hasard · ? aide · Échap menu',
    answer: 'chiffres nombre · ↑ ↓ quelle fiche · Entrée répondre · ? aide · Échap menu',
    wait: 'l dernière rangée · s score · w à qui de jouer · ? aide · Échap menu',
    cover: 'Entrée continuer · Échap quitter',
    notes: 'flèches déplacer · Espace marquer · x effacer · n ou Échap fermer',
    text: '↑ ↓ défiler · Échap retour',
    compose: 'chiffres pions · Entrée valider · Retour arrière · x effacer · Échap retour',
    seek: '1–9 pions · Entrée réponse · h conseil · f reste · d retirer · Échap retour',
    matches: '↑ ↓ choisir · Entrée ouvrir · d supprimer · Échap retour',
    review: '↑ ↓ rangée · ← → plateau · Échap retour',
  },
  keyNames: { enter: 'Entrée', escape: 'Échap', backspace: 'Retour arrière' },
  rowsShown: (first, last, rows) => `rangées ${first}–${last} sur ${rows}`,
  toMenu: 'Au menu',
  toMenuNote: 'la partie est enregistrée',
  nextStep: f`Étape suivante`,
  step: (at, of, text) => f`Étape ${at} sur ${of} : ${text}`,
  goOn: 'Continuer à jouer',
  hide: {
    chooseBlanks: f`Des vides dans cette manche ? Appuyez sur b pour choisir.`,
    changeBlanks: (state) => f`Vides dans cette manche : ${state}. Appuyez sur b pour changer.`,
  },
  fixed: [
    ['1 – 9', f`poser un pion ; pour les paires, la couleur puis la forme`],
    ['0', 'poser un vide'],
    ['Alt + 1 – 9', 'remplir les trous vides'],
    ['Flèche gauche, Flèche droite', 'se déplacer dans la rangée'],
    ['Page préc., Page suiv.', 'faire défiler le plateau'],
    ['Retour arrière', 'retirer un pion'],
    ['Suppr', 'vider ce trou'],
    ['Entrée', 'valider la rangée, le code ou la réponse'],
    ['Échap', f`finir la saisie par lettres ; ouvrir le menu`],
    ['Souris', f`cliquer sur un pion, un trou, une ligne ou une touche en bas ; la molette fait défiler`],
    ['Ctrl + L', 'redessiner l’écran'],
    ['Ctrl + Z', 'suspendre le jeu'],
    ['Ctrl + C', f`quitter ; la partie est enregistrée`],
  ],
  settings: { on: 'oui', off: 'non' },
  elsewhere: (process) =>
    `Cette partie est ouverte dans une autre fenêtre (processus ${process}). Fermez-la d’abord là-bas.`,
  missing: 'Cette partie n’est plus sur cette machine.',
  puzzle: 'Énigme',
  puzzleShort: 'Trouvez le seul code possible',
  another: 'Une autre',
};
