// French rules of wrong answers, time, counted pegs and leaving.

import { f } from '../../../catalog/fr/voice.ts';
import type { TroubleTexts } from '../shape.ts';

export const trouble: TroubleTexts = {
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
