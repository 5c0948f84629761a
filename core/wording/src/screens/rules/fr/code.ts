// French rules of codes and blanks.

import { f, figures } from '../../../catalog/fr/voice.ts';
import type { CodeTexts } from '../shape.ts';

export const code: CodeTexts = {
  codeSuper: ({ holes, kinds, codes, rows }) =>
    f`Le code a ${holes} trous. Chacun reçoit un pion d’une des ${kinds} couleurs, et une couleur peut revenir, même dans tous les trous. Cela fait ${figures(codes)} codes. Le plateau a ${rows} rangées.`,
  sizesSuper: ({ holes, kinds, codesAtFirst }) =>
    f`Toute taille plus petite se joue aussi : de 1 à ${holes} trous, de 1 à ${kinds} couleurs. Le nombre de codes est affiché avant de commencer. Avec 3 trous et 4 couleurs, c’est 4 × 4 × 4 = ${codesAtFirst} : commencez par là.`,
  codeDuel: ({ holes, kinds, codes, rows }) =>
    f`Chaque code a ${holes} anneaux de ${kinds} couleurs, et une couleur peut revenir : ${figures(codes)} codes. Chacun a ${rows} rangées. Le duel n’a pas de vides.`,
  codeBraille: ({ holes, kinds, codes, rows }) =>
    f`Le code a ${holes} trous, chacun avec un nombre de 1 à ${kinds}, et un nombre peut revenir : ${figures(codes)} codes. Le plateau a ${rows} rangées.`,
  codeShapes: ({ holes, kinds, codes, rows }) =>
    f`Le code a ${holes} places. Chacune reçoit une paire : une des ${kinds} couleurs avec une des ${kinds} formes, et une paire peut revenir. Cela fait ${figures(codes)} codes. Le plateau a ${rows} rangées.`,
  codeCustom: ({ mostHoles, mostRows }) =>
    f`Vous choisissez de 1 à ${mostHoles} trous et de 1 à ${mostRows} rangées. Un pion a une propriété de 1 à 9 sortes, ou bien c’est une paire de deux propriétés de 1 à 6 sortes chacune ; un vide compte pour une sorte.`,
  limitCustom: ({ mostCodes }) =>
    f`Un jeu a au moins un code et au plus ${figures(mostCodes)}, pour que l’on puisse donner des indices et juger si aucun code ne convient plus.`,
  repeatsCustom: f`Les doublons sont permis ou non. S’ils ne le sont pas, aucun pion ne revient dans un code ni dans une rangée, pas même un vide.`,
  sameCustom: f`Tout le reste est comme dans les autres jeux. Les pions simples reçoivent leurs réponses comme dans Super, les paires comme dans Formes. Cela se joue à tour de rôle, en duel, en solitaire ou en course.`,
  shield: f`Le code est derrière l’écran du plateau ; jusqu’à la fin de la manche, seul le codeur le voit. Quand on partage un appareil à deux, l’écran est couvert pendant le changement de place.`,
  cells: f`Chaque pion montre son nombre deux fois : en points en relief et en chiffre imprimé. Les points sont ceux du braille de votre langue.`,
  cellsLanguage: f`Le braille français écrit les chiffres avec d’autres points que l’anglais et l’allemand. Les pions suivent la langue que vous lisez ; les chiffres imprimés restent les mêmes.`,
  cellsNoSight: f`Il n’est pas nécessaire de voir. Les nombres se tapent, et Entrée pose la rangée. Chaque rangée, chaque réponse et votre propre code se demandent par une touche, que vous cachiez ou que vous cherchiez, et arrivent en chiffres simples sur une plage braille.`,
  blanksWhat: ({ codesWithBlanks }) =>
    f`Avec les vides, un trou du code peut rester vide exprès. C’est une sorte de plus, et cela fait ${figures(codesWithBlanks)} codes.`,
  blanksPairs: ({ codesWithBlanks }) =>
    f`Avec les vides, il peut manquer à une paire sa couleur, sa forme ou les deux. C’est à chaque fois une paire comme une autre, et cela fait ${figures(codesWithBlanks)} codes.`,
  blanksPeg: f`Un vide est un pion. Il peut être bien placé, avoir sa place dans un autre trou ou être faux, et reçoit sa réponse comme les autres.`,
  blanksHowMany: f`Quand les vides sont possibles, un code peut n’en avoir aucun, en avoir quelques-uns, ou n’avoir que des vides.`,
  blanksModes: f`Les vides sont exclus, convenus pour toute la partie, ou laissés au choix du codeur. Dans ce dernier cas, quand le code est caché, tout le monde apprend si cette manche peut avoir des vides.`,
  blanksShapes: f`Les vides sont exclus, ou convenus pour toute la partie.`,
  blanksOff: f`Sans vides, chaque trou doit être rempli, dans le code et dans chaque rangée.`,
  blanksLook: f`Un trou pas encore rempli est sombre et creux. Un vide posé exprès est un bouchon clair, en relief, avec une fente. On les lit aussi autrement : « à remplir » et « vide ».`,
};
