// French texts of the pages of rules.

import type * as en from '../../en/parts/rules.ts';
import type { Like } from '../../like.ts';
import { f, figures, list } from '../base/voice.ts';

const texts: en.RuleTexts = {
  codePegs: ({ holes, kinds, codes, rows }) =>
    f`Le code a ${holes} trous. Chacun reçoit un pion d’une des ${kinds} couleurs, et une couleur peut revenir, même dans tous les trous. Cela fait ${figures(codes)} codes. Le plateau a ${rows} rangées.`,
  sizesTable: ({ holes, kinds, codesAtFirst }) =>
    f`Toute taille plus petite se joue aussi : de 1 à ${holes} trous, de 1 à ${kinds} couleurs. Le nombre de codes est affiché avant de commencer. Avec 3 trous et 4 couleurs, c’est 4 × 4 × 4 = ${codesAtFirst} : commencez par là.`,
  codeRings: ({ holes, kinds, codes, rows }) =>
    f`Chaque code a ${holes} anneaux de ${kinds} couleurs, et une couleur peut revenir : ${figures(codes)} codes. Chacun a ${rows} rangées. Le duel n’a pas de vides.`,
  codeNumbers: ({ holes, kinds, codes, rows }) =>
    f`Le code a ${holes} trous, chacun avec un nombre de 1 à ${kinds}, et un nombre peut revenir : ${figures(codes)} codes. Le plateau a ${rows} rangées.`,
  codePairs: ({ holes, kinds, codes, rows }) =>
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

  answersIntro: f`Chaque rangée reçoit une réponse en fiches.`,
  howMany: f`Une réponse dit combien de pions, jamais lesquels. Les fiches sont toujours triées, et leur place dans la réponse ne veut rien dire.`,
  once: f`Chaque pion du code et chaque pion de la rangée compte une fois, les bonnes places d’abord. Si le code a un pion une fois et que la rangée l’a deux fois, toujours dans un mauvais trou, un seul des deux rapporte une fiche.`,
  oncePairs: f`Aucune paire n’est comptée deux fois, ni celles du code ni celles de la rangée : d’abord le plus de noires possible, puis le plus de blanches, puis le plus de bleues. Une paire qui compte déjà comme blanche ne laisse pas de bleue à la place où elle se trouve.`,
  onceChoice: f`Quand des paires égales laissent le choix de celle qui sera blanche, c’est le choix avec le plus de bleues qui compte.`,
  found: f`Quand toutes les places sont justes, la recherche est finie. À la fin d’une manche, que le code soit trouvé ou non, tous les codes sont montrés et chaque rangée est vérifiée une fois de plus ; une fausse réponse est nommée, avec ce qu’elle aurait dû être.`,
  anyRow: f`Vous pouvez poser n’importe quelle rangée, même déjà posée, même si elle ne peut pas être le code. Si vous voulez, vous pouvez vous interdire les rangées qui ne conviennent pas aux réponses reçues.`,
  withoutBlue: f`Formes se joue aussi sans fiches bleues, avec ou sans vides. Seules comptent alors les paires entières, et un code est plus long à trouver.`,
  withoutBlueCustom: f`Les paires se jouent avec des fiches bleues ou sans. Sans elles, seules comptent les paires entières.`,
  markerAutomatic: f`Automatiques : Blackpeg répond, et ne peut pas se tromper.`,
  markerAssisted: f`Assistées : le codeur répond, et Blackpeg demande confirmation avant d’envoyer une fausse réponse.`,
  markerByHand: f`À la main : le codeur répond, et rien n’est vérifié avant que les codes soient montrés, comme autour d’une table.`,
  markerImpossible: ({ holes }) =>
    f`Une réponse qu’aucune rangée ne peut obtenir est refusée : sur ${holes} pions, jamais ${holes - 1} bien placés et le dernier dans un autre trou. Une réponse qui termine la manche doit être confirmée ; elle est alors définitive.`,
  markerCorrect: f`Une réponse peut être corrigée sans pénalité jusqu’à ce que la rangée suivante sur ce plateau soit posée ou perdue. Les deux réponses restent dans le relevé.`,
  markerSealed: f`Un code peut être scellé : il reste sur l’appareil du codeur, et seul un sceau est montré ; c’est aussi cet appareil qui répond. À la fin, le code est ouvert. S’il ne correspond pas à son sceau, ou s’il n’est pas ouvert à temps, cela compte comme une fausse réponse. Si la partie s’arrête sans résultat, il reste scellé.`,

  matchRounds: f`Avant de commencer, vous convenez du nombre de manches, du décompte, et d’un temps par rangée ou non. Chacun cache aussi souvent que l’autre, le nombre de manches est donc pair : deux, sauf accord différent. Après chaque manche, vous changez de rôle.`,
  matchFirst: f`Vous convenez de qui cache d’abord, ou vous tirez au sort.`,
  matchPoints: ({ rows }) =>
    f`Aux points : le codeur marque un point par rangée que l’autre a posée. Un code qui n’est pas trouvé rapporte un point par rangée du plateau, ici ${rows} ; un de plus si vous en convenez. Le total le plus élevé gagne ; à égalité, la partie est nulle.`,
  matchFewest: ({ rows }) =>
    f`Au plus petit nombre de rangées : ce qui compte, ce sont les rangées qu’il vous a fallu pour les codes de l’autre. Un code qui n’est pas trouvé compte une rangée de plus que le plateau n’en a, ici ${rows + 1}. Le plus petit nombre gagne ; à égalité, la partie est nulle.`,
  usuallyPoints: f`Sauf accord différent, ce jeu se compte aux points.`,
  usuallyFewest: f`Sauf accord différent, ce jeu se compte au plus petit nombre de rangées.`,
  matchTarget: f`On peut aussi jouer jusqu’à un total à atteindre, en points ou en rangées. Après chaque paire de manches, on regarde s’il est atteint : si oui, le plus grand nombre de points ou le plus petit nombre de rangées gagne, et tant qu’il y a égalité, on joue une paire de plus.`,
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
  aloneRace: f`Course : deux à huit personnes cherchent le même code, caché par l’ordinateur, chacune sur son plateau, et personne ne voit les rangées des autres avant la fin. Tour par tour, le plus petit nombre de rangées gagne la manche, et on peut la partager ; au rythme libre, la première personne qui trouve la gagne. Une manche gagnée vaut un point ; le plus grand nombre de points gagne, et une égalité se partage. Une personne qui abandonne sort du jeu, et les autres continuent ; s’il ne reste qu’une personne, elle gagne la partie.`,
  aloneHouse: f`L’ordinateur peut cacher et chercher dans chaque jeu. Ce qu’il cache reçoit des réponses automatiques.`,

  wrongProof: f`Une fausse réponse est prouvée de trois façons : les codes sont montrés à la fin de la manche ; ou bien le décodeur affirme qu’aucun code ne convient, et a raison ; ou bien le codeur l’admet.`,
  wrongClaim: f`Affirmer qu’aucun code ne convient est jugé d’après les rangées et la réserve, sans regarder le code. Si un code convient malgré tout, cela ne coûte rien, et vous apprenez seulement qu’il y en a un.`,
  wrongAdmit: f`Quand Blackpeg connaît le code, seule une vraie erreur peut être admise.`,
  wrongVoid: f`La manche est alors annulée : ses rangées ne comptent pas, et elle est rejouée avec les mêmes rôles et un nouveau code. Le décodeur reçoit 3 points, une seule fois, quel que soit le nombre de fausses réponses.`,
  wrongRows: f`Quand on compte les rangées, les 3 points sont 3 rangées de moins au total du décodeur.`,
  wrongDuelBoth: f`Si les deux ont mal répondu, la manche est annulée et rejouée, et personne ne marque.`,
  wrongDuelElse: f`Si un seul a mal répondu, l’autre reçoit le point de la manche, quoi qu’il s’y soit passé, et la manche est rejouée pour un autre point. Si le premier de ces points décide de la partie, la partie est finie.`,
  wrongFirst: f`Une fausse réponse prouvée l’emporte sur tout le reste de la manche, même sur un code trouvé ou une manche abandonnée. Celui qui abandonne la partie dans une telle manche ne la perd que si toutes les fausses réponses étaient les siennes.`,
  timeNone: f`Il n’y a pas de pendule, sauf si vous en convenez : un temps par rangée, fixé pour chacun. Du temps en plus, c’est simplement un temps plus long.`,
  timeRuns: f`La pendule part quand vous avez vu la réponse à votre dernière rangée, et pour la première, quand tous les codes sont cachés. Elle s’arrête quand la rangée est posée, et s’arrête pendant un changement de place ou une panne du serveur. Elle continue pendant votre absence. En ligne, une réponse compte comme vue après une demi-seconde, même sans connexion.`,
  timeUp: f`Quand le temps est écoulé, une rangée complète est posée telle quelle. Une rangée incomplète est perdue : elle compte comme posée et n’a pas de réponse.`,
  timeOther: f`Cacher et répondre ont le même temps. Personne n’est en retard tant qu’un autre joueur qui doit la même chose a encore du temps. Celui qui est seul à ne pas cacher de code à temps abandonne la manche ; si personne n’en cache, elle est rejouée, et la deuxième fois de suite la partie s’arrête sans résultat. Une réponse en retard est donnée par Blackpeg s’il connaît le code, et elle est définitive ; sinon, elle compte comme une fausse réponse.`,
  timeSpeed: f`Dans un duel de vitesse, votre pendule attend tant que vous devez une réponse.`,
  trayCount: ({ supply }) =>
    f`Si vous en convenez, les pions sont comptés : ${supply} de chaque sorte. La réserve montre ce qui reste, et une rangée qui demande davantage ne peut pas être posée. Les vides ne sont jamais comptés.`,
  trayCountDuel: ({ supply }) =>
    f`Si vous en convenez, les anneaux sont comptés : chacun en a ${supply} de chaque couleur, pour le code et les rangées. Une rangée qui en demande plus qu’il n’en reste ne peut pas être posée. Les comptes changent quand les deux rangées sont découvertes.`,
  trayPalm: ({ palmed }) =>
    f`En cachant le code, on peut retenir en secret jusqu’à ${palmed} pions de chaque sorte. Ni ceux-là ni ceux du code ne sont dans la réserve.`,
  trayPublic: f`Ce que montre la réserve est là pour que chacun puisse raisonner.`,
  trayOffered: f`Compter n’est proposé que là où les pions suffisent pour toutes les rangées, ou si des vides peuvent compléter. Cela ne va pas avec un code scellé.`,
  leaveRound: f`Abandonner la manche en cherchant laisse le code non trouvé. L’abandonner après avoir caché, c’est accorder que le code est trouvé dans la rangée en cours.`,
  leaveRoundDuel: f`Une manche abandonnée revient à l’adversaire.`,
  leaveMatch: f`Si vous abandonnez une partie, vous la perdez. En solitaire, elle s’arrête simplement.`,
  leaveAway: f`Quand quelqu’un s’absente, les autres peuvent attendre. La place est gardée pendant un temps annoncé au départ. Ensuite, si l’absent doit un code, une rangée ou une réponse, quelqu’un d’autre peut s’attribuer la manche ou, s’il ne reste personne avec qui jouer, arrêter la partie sans résultat. Celui qui revient à temps n’a rien perdu.`,
};

export const rules: Like<typeof en.rules> = {
  title: (edition) => f`Comment jouer : ${edition}`,
  contents: f`Sur cette page`,
  goals: {
    pegs: f`L’un cache un code de pions de couleur. L’autre le cherche rangée après rangée, et chaque rangée reçoit une réponse. Moins il faut de rangées, mieux c’est.`,
    rings: f`Chacun cache un code, et chacun cherche celui de l’autre en même temps. Celui qui le trouve à un tour où l’autre ne le trouve pas gagne la manche.`,
    numbers: f`L’un cache un code de nombres, l’autre le cherche rangée après rangée. Chaque pion et chaque réponse se touche, s’entend et se voit : qu’on voie ou non, on joue à égalité.`,
    pairs: f`Le code caché est fait de paires : une couleur et une forme à chaque place. On le cherche rangée après rangée, et chaque réponse dit aussi ce qui est juste à moitié.`,
    any: f`Un jeu sur mesure : plus long ou plus court, avec plus ou moins de sortes, avec des paires ou sans. Les règles restent les mêmes.`,
  },
  sections: {
    goal: f`Le but`,
    code: f`Le code`,
    cells: f`Des pions à toucher et à voir`,
    turn: f`Un tour`,
    answers: f`La réponse`,
    blanks: f`Les vides`,
    'without-blue': f`Sans fiches bleues`,
    variants: f`Variantes`,
    match: f`Une partie et son score`,
    marker: f`Qui répond`,
    wrong: f`Fausses réponses`,
    time: f`Le temps`,
    tray: f`Pions comptés`,
    alone: f`En solitaire, ou à plusieurs`,
    leaving: f`Abandonner, s’absenter`,
  },
  texts,
  examples: {
    plain: f`Une rangée et sa réponse`,
    'twice-in-row': f`Deux fois dans la rangée, une fois dans le code`,
    'twice-in-code': f`Deux fois dans le code, une fois dans la rangée`,
    nothing: f`Une réponse vide est utile aussi`,
    blanks: f`Un vide compte comme un pion`,
    pairs: f`Des paires entières`,
    blue: f`Une demi-paire à sa place`,
    'blue-spent': f`Pas de fiche bleue pour une paire déjà comptée`,
    'blank-pairs': f`Des paires avec des vides`,
    'no-repeats': f`Sans doublons`,
  },
  code: f`Code`,
  row: f`Rangée`,
  answer: f`Réponse`,
  example: (hidden, row, answered) => f`Code : ${hidden}. Rangée : ${row}. Réponse : ${answered}.`,
  pegByPeg: f`Pion par pion`,
  emptyHole: f`à remplir : pas encore rempli`,
  blankHole: f`vide : laissé vide exprès`,
  dots: (dots) => (dots.length === 1 ? f`point ${dots[0] ?? ''}` : f`points ${list(dots.map(String))}`),
  play: (edition) => f`Jouer à ${edition}`,
  otherPages: f`Autres règles`,
};
