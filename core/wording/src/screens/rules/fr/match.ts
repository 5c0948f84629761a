// French rules of matches, duels, solitaire and race.

import { f, figures } from '../../../catalog/fr/voice.ts';
import type { MatchTexts } from '../shape.ts';

export const match: MatchTexts = {
  matchRounds: f`Avant de commencer, vous convenez du nombre de manches, du décompte, et d’un temps par rangée ou non. Chacun cache aussi souvent que l’autre, le nombre de manches est donc pair : deux, sauf accord différent. Après chaque manche, vous changez de rôle.`,
  matchFirst: f`Vous convenez de qui cache d’abord, ou vous tirez au sort.`,
  matchPoints: ({ rows }) =>
    f`Aux points : qui a caché marque un point par rangée que l’autre a posée. Un code qui n’est pas trouvé rapporte un point par rangée du plateau, ici ${rows} ; un de plus si vous en convenez. Qui a le plus de points gagne ; à égalité, le match est nul.`,
  matchFewest: ({ rows }) =>
    f`Au plus petit nombre de rangées : ce qui compte, ce sont les rangées qu’il vous a fallu pour les codes de l’autre. Un code qui n’est pas trouvé compte une rangée de plus que le plateau n’en a, ici ${rows + 1}. Le plus petit nombre gagne ; à égalité, le match est nul.`,
  usuallyPoints: f`Sauf accord différent, ce jeu se compte aux points.`,
  usuallyFewest: f`Sauf accord différent, ce jeu se compte au plus petit nombre de rangées.`,
  matchTarget: f`On peut aussi jouer jusqu’à un total à atteindre, en points ou en rangées. Après chaque paire de manches, on regarde s’il est atteint : si oui, qui a le plus de points ou le moins de rangées gagne, et tant qu’il y a égalité, on joue une paire de plus.`,
  matchRail: f`Un pion de score blanc et un noir, un pour chacun, avancent sur la réglette, de point en point ou de rangée en rangée.`,
  matchEnd: f`Vous pouvez convenir à tout moment d’arrêter un match sans résultat. Les codes sont alors montrés aussi.`,
  duelTurn: f`À chaque tour, chacun pose une rangée. Elle reste couverte jusqu’à ce que les deux soient posées. Puis les deux reçoivent leur réponse, et les deux réponses sont montrées ensemble.`,
  duelWin: f`Qui trouve le code à un tour où l’autre ne le trouve pas gagne la manche. Une manche vaut un point.`,
  duelReplay: ({ rows }) =>
    f`Si les deux codes sont trouvés au même tour, ou aucun en ${rows} tours, la manche est rejouée avec de nouveaux codes. Cela ne compte pas comme une manche de plus.`,
  duelMatch: f`Vous convenez d’un nombre impair de manches, trois sauf accord différent. Gagne le match qui, en premier, en a gagné plus de la moitié.`,
  variantFour: ({ codesOfFour }) =>
    f`Quatre anneaux : des codes plus courts, au nombre de ${figures(codesOfFour)}.`,
  variantHandicap: f`Handicap : la longueur à trouver est fixée pour chacun : par exemple quatre anneaux pour qui débute, cinq pour qui a l’habitude.`,
  variantSpeed: ({ rows }) =>
    f`Vitesse : il n’y a pas de tours. Chaque rangée reçoit sa réponse tout de suite, et gagne qui trouve le code en premier, quel que soit le nombre de rangées. Qui a joué ses ${rows} rangées attend pendant que l’autre continue ; si personne ne trouve, la manche est rejouée.`,
  variantSpeedByHand: f`Vitesse avec réponses à la main : qui doit une réponse la donne avant de poser la rangée suivante. L’ordre d’arrivée des rangées décide. La vitesse demande deux appareils, ou la maison comme adversaire.`,
  variantsCombine: f`Les variantes se combinent.`,
  aloneSolitaire: f`Solitaire : la maison cache et vous cherchez, autant de manches que vous voulez. Personne ne gagne ni ne perd ; vos rangées sont le résultat.`,
  aloneUncommitted: f`Une maison qui vous rend la tâche difficile peut ne fixer son code qu’en répondant. Elle le dit avant, et ses réponses conviennent toujours à un code au moins.`,
  aloneRace: f`Course : deux à huit personnes cherchent un même code de la maison, chacune sur son plateau, et personne ne voit les rangées des autres avant la fin. Tour par tour, le plus petit nombre de rangées gagne la manche, et on peut la partager ; au rythme libre, qui trouve en premier la gagne. Une manche gagnée vaut un point ; qui a le plus de points gagne, et une égalité se partage. Qui abandonne sort du jeu, et les autres continuent ; s’il ne reste qu’une personne, elle gagne le match.`,
  aloneHouse: f`La maison peut cacher et chercher dans chaque jeu. Ce qu’elle cache reçoit des réponses automatiques.`,
};
