// French rules of matches, duels, solitaire and race.

import { f, figures } from '../../../catalog/fr/voice.ts';
import type { MatchTexts } from '../shape.ts';

export const match: MatchTexts = {
  matchRounds: f`Avant de commencer, vous convenez du nombre de manches, du décompte, et d’un temps par rangée ou non. Chacun cache aussi souvent que l’autre, le nombre de manches est donc pair : deux, sauf accord différent. Après chaque manche, vous changez de rôle.`,
  matchFirst: f`Vous convenez de qui cache d’abord, ou vous tirez au sort.`,
  matchPoints: ({ rows }) =>
    f`Aux points : le codeur marque un point par rangée que l’autre a posée. Un code qui n’est pas trouvé rapporte un point par rangée du plateau, ici ${rows} ; un de plus si vous en convenez. Le plus de points gagne ; à égalité, la partie est nulle.`,
  matchFewest: ({ rows }) =>
    f`Au plus petit nombre de rangées : ce qui compte, ce sont les rangées qu’il vous a fallu pour les codes de l’autre. Un code qui n’est pas trouvé compte une rangée de plus que le plateau n’en a, ici ${rows + 1}. Le plus petit nombre gagne ; à égalité, la partie est nulle.`,
  usuallyPoints: f`Sauf accord différent, ce jeu se compte aux points.`,
  usuallyFewest: f`Sauf accord différent, ce jeu se compte au plus petit nombre de rangées.`,
  matchTarget: f`On peut aussi jouer jusqu’à un total à atteindre, en points ou en rangées. Après chaque paire de manches, on regarde s’il est atteint : si oui, le plus de points ou le moins de rangées gagne, et tant qu’il y a égalité, on joue une paire de plus.`,
  matchRail: f`Un pion de score blanc et un noir, un pour chacun, avancent sur la réglette, de point en point ou de rangée en rangée.`,
  matchEnd: f`Vous pouvez convenir à tout moment d’arrêter une partie sans résultat. Les codes sont alors montrés aussi. Une proposition d’arrêter ne vaut que pour la manche.`,
  duelTurn: f`À chaque tour, chacun pose une rangée. Elle reste couverte jusqu’à ce que les deux soient posées. Puis les deux reçoivent leur réponse, et les deux réponses sont montrées ensemble.`,
  duelWin: f`Celui qui trouve le code à un tour où l’autre ne le trouve pas gagne la manche. Une manche vaut un point.`,
  duelReplay: ({ rows }) =>
    f`Si les deux codes sont trouvés au même tour, ou aucun en ${rows} tours, la manche est rejouée avec de nouveaux codes. Cela ne compte pas comme une manche de plus.`,
  duelMatch: f`Vous convenez d’un nombre impair de manches, trois sauf accord différent. Le premier à en gagner plus de la moitié remporte la partie.`,
  variantFour: ({ codesOfFour }) =>
    f`Quatre anneaux : des codes plus courts, au nombre de ${figures(codesOfFour)}.`,
  variantHandicap: f`Handicap : la longueur à trouver est fixée pour chacun : par exemple quatre anneaux pour un débutant, cinq pour un joueur expérimenté.`,
  variantSpeed: ({ rows }) =>
    f`Vitesse : il n’y a pas de tours. Chaque rangée reçoit sa réponse tout de suite, et le premier à trouver le code gagne, quel que soit le nombre de rangées. Celui qui a joué ses ${rows} rangées attend pendant que l’autre continue ; si personne ne trouve, la manche est rejouée.`,
  variantSpeedByHand: f`Vitesse avec réponses à la main : celui qui doit une réponse la donne avant de poser la rangée suivante. L’ordre d’arrivée des rangées décide. La vitesse demande deux appareils, ou l’ordinateur comme adversaire.`,
  variantsCombine: f`Les variantes se combinent.`,
  aloneSolitaire: f`Solitaire : l’ordinateur cache et vous cherchez, autant de manches que vous voulez. Personne ne gagne ni ne perd ; vos rangées sont le résultat.`,
  aloneUncommitted: f`Si vous lui demandez d’être difficile, l’ordinateur peut ne fixer son code qu’en répondant. Il le dit avant, et ses réponses conviennent toujours à un code au moins.`,
  aloneRace: f`Course : deux à huit personnes cherchent le même code, caché par l’ordinateur, chacune sur son plateau, et personne ne voit les rangées des autres avant la fin. Tour par tour, le plus petit nombre de rangées gagne la manche, et on peut la partager ; au rythme libre, la première personne qui trouve la gagne. Une manche gagnée vaut un point ; le plus de points gagne, et une égalité se partage. Une personne qui abandonne sort du jeu, et les autres continuent ; s’il ne reste qu’une personne, elle gagne la partie.`,
  aloneHouse: f`L’ordinateur peut cacher et chercher dans chaque jeu. Ce qu’il cache reçoit des réponses automatiques.`,
};
