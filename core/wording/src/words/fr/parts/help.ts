// French texts of the pages of help.

import type * as en from '../../en/parts/help.ts';
import type { Like } from '../../like.ts';
import { f } from '../base/voice.ts';

export const help: Like<typeof en.help> = {
  title: f`Aide`,
  lead: f`Quatre façons de jouer au même jeu, sur les mêmes pages.`,
  byNumber: f`Tapez le numéro d’une page, ou choisissez-la.`,
  pages: {
    ear: { title: f`À l’oreille`, about: f`Avec un lecteur d’écran et le clavier` },
    touch: {
      title: f`Au toucher`,
      about: f`Avec une plage braille, une embosseuse ou un plateau sur la table`,
    },
    silence: { title: f`Sans son`, about: f`Ce que dit chaque son, pour l’œil et en mots` },
    switch: { title: f`Avec un contacteur`, about: f`Avec deux contacteurs, ou avec un seul` },
  },
  all: f`Toutes les pages d’aide`,
  keysHeading: f`Touches de la table`,
  soundsHeading: f`Chaque son, et ce qui dit la même chose`,
  heard: f`Son`,
  seen: f`Ce qu’on voit`,
  said: f`Ce qui est dit`,
  texts: {
    ear: [
      f`En arrivant à une table, vous êtes sur le plateau, au trou à remplir, et l’on vous dit à qui de jouer.`,
      f`Tapez un chiffre par pion, 0 pour un vide, puis Entrée pour valider la rangée. Chaque pion est dit quand il est posé, la réponse quand elle arrive. Retour arrière enlève un pion, Ctrl et Z annule.`,
      ({ key }) => f`${key('swap')} et les numéros de deux trous échangent ce qu’ils contiennent.`,
      f`Les flèches parcourent le plateau : à gauche et à droite de trou en trou et jusqu’à la réponse, en haut vers les rangées suivantes, en bas vers les précédentes.`,
      ({ key }) =>
        f`Demandez quand vous voulez : ${key('last-row')} dit la dernière rangée, ${key('row')} et un numéro n’importe quelle rangée, ${key('rows-left')} combien de rangées restent, ${key('turn')} à qui de jouer, ${key('clock')} le temps, ${key('what-fits')} combien de codes conviennent encore, et ${key('again')} répète la dernière phrase.`,
      ({ key }) =>
        f`${key('help')} donne toutes les touches de la table, Échap ramène au plateau. Dans les réglages, chaque touche se change ou se désactive, et tout peut être dit brièvement ou en entier.`,
      f`Si lettres et chiffres ne font rien, votre lecteur d’écran les garde pour lui : passez en mode formulaire, ou allez au plateau avec Tab.`,
    ],
    touch: [
      f`Les phrases brèves, à choisir dans les réglages, tiennent sur une plage braille de 40 cellules, avec le numéro de la rangée.`,
      f`Dans le terminal, « blackpeg --plain --brief » joue ligne par ligne, et la réponse se trouve dans la ligne où vous tapez la rangée suivante. Avec --cells, tout est écrit en cellules braille.`,
      f`L’édition Braille se joue entièrement avec des nombres. Dans toutes les éditions, les pions peuvent porter des nombres ou des lettres au lieu de formes.`,
      f`Une partie, un plateau ou les règles d’une édition s’impriment, s’impriment en gros caractères, ou s’enregistrent pour une embosseuse, 40 cellules par ligne et 25 lignes par page.`,
      f`Avec un vrai plateau sur la table, le compagnon garde le code, donne les réponses ou les vérifie.`,
    ],
    silence: [
      f`Le son est coupé au départ, et rien n’est jamais dit par un son seul. Ce qui suit est à l’écran et en mots au même moment.`,
      f`Quand le temps presse, la pendule passe en gras et dit les secondes en mots, et un téléphone vibre. Les vibrations ont leur propre réglage.`,
      f`En ligne, aucune parole n’est nécessaire : on choisit parmi des phrases fixes, et il n’y a pas d’autre discussion.`,
    ],
    switch: [
      f`Activez-le dans les réglages, sous Contacteurs. Un contacteur est tout ce qui tape une touche : au départ, Tab passe à la suite et Entrée choisit ; deux autres touches peuvent les remplacer.`,
      f`Les groupes de commandes sont proposés l’un après l’autre, dans un cadre épais : la rangée, la palette, les touches en dessous, la barre. Choisissez-en un, et ses commandes sont proposées. Après la dernière, le groupe est proposé de nouveau, et passer à la suite le quitte.`,
      f`Après un pion, vous êtes encore dans la palette : le pion suivant est tout près. Tout est accessible : pions, trous, touches, fenêtres et questions, et dans la liste des touches chaque commande de la table.`,
      f`Avec un seul contacteur, la commande suivante est proposée après un temps que vous choisissez, d’une demi-seconde à cinq secondes. Après trois tours sans appui, cela s’arrête ; un appui fait repartir.`,
    ],
  },
  cues: {
    'peg-in': { heard: f`Un petit clic`, seen: f`Le pion est dans son trou.`, said: f`Le trou et son pion.` },
    'peg-out': {
      heard: f`Un clic plus grave`,
      seen: f`Le trou est de nouveau libre.`,
      said: f`Le trou, et qu’il est libre.`,
    },
    row: {
      heard: f`Deux coups graves`,
      seen: f`La rangée est posée, ou le code est derrière l’écran du plateau.`,
      said: f`La rangée posée, ou que le code est caché.`,
    },
    answer: {
      heard: f`Un tic pour chaque fiche noire, deux pour chaque blanche, trois pour chaque bleue`,
      seen: f`Les fiches à côté de la rangée ; en nombres aussi, si vous le voulez.`,
      said: f`La réponse.`,
    },
    shield: {
      heard: f`Trois coups qui montent`,
      seen: f`L’écran du plateau s’ouvre, et le code est là.`,
      said: f`Le code.`,
    },
    time: {
      heard: f`Deux bips aigus`,
      seen: f`La pendule passe en gras et dit les secondes en mots ; un téléphone vibre.`,
      said: f`Les secondes qui restent.`,
    },
  },
};
