// English rules of wrong answers, time, counted pegs and leaving.

import type { TroubleTexts } from '../shape.ts';

export const trouble: TroubleTexts = {
  wrongProof:
    'A wrong answer is proved in one of three ways: the codes are shown at the end of the round; or the codebreaker claims that no code fits the rows, and is right; or the codemaker admits it.',
  wrongClaim:
    'A claim is judged from the rows and the tray, without looking at the code. If some code fits after all, the claim costs nothing, and you learn only that there is one.',
  wrongAdmit: 'Where Blackpeg knows the code, only a real error can be admitted.',
  wrongVoid:
    'The round is then void: its rows score nothing, and it is played again with the same roles and a new code. The codebreaker gets 3 points, once, however many answers were wrong.',
  wrongRows: 'Where fewest rows are counted, the 3 points are 3 rows off the codebreaker’s total.',
  wrongDuelBoth: 'If both have answered wrongly, the round is void and played again, and nobody scores.',
  wrongDuelElse:
    'If only one has, the other gets the point for the round, whatever else happened in it, and the round is played again for a point of its own. If the first of these points decides the match, the match is over.',
  wrongFirst:
    'A wrong answer that is proved outweighs everything else in the round, even a code that was found or a round given up. Whoever gives up the match in such a round has lost only if the wrong answers were theirs alone.',
  timeNone:
    'There is no clock unless you agree on one: a time per row, set for each player. Extra time is simply a longer one.',
  timeRuns:
    'The clock starts when you have seen the answer to your last row, or, for the first row, when all codes are hidden. It stops when the row is placed, and is stopped while the device is passed on or the server is down. It keeps running while you are away. Online, an answer counts as seen after half a second, connected or not.',
  timeUp:
    'When time runs out, a full row is placed as it is. A row that is not full is lost: it counts as placed and gets no answer.',
  timeOther:
    'Hiding and answering have the same time. Nobody counts as late while another player who owes the same still has time. Whoever alone does not hide a code in time gives up the round; if nobody hides one, it is played again, and the second time in a row the match ends without a result. An overdue answer is given by Blackpeg where it knows the code, and is final; where it does not, it counts as a wrong one.',
  timeSpeed: 'In a speed duel your clock is stopped while you owe an answer.',
  trayCount: ({ supply }) =>
    `If you agree on it, pegs are counted: ${supply} of each kind. The tray shows what is left, and a row that needs more than that cannot be placed. Blanks are never counted.`,
  trayCountDuel: ({ supply }) =>
    `If you agree on it, rings are counted: each player has ${supply} of each colour for code and rows. A row that needs more than are left cannot be placed. The counts change when both rows are uncovered.`,
  trayPalm: ({ palmed }) =>
    `When hiding the code, its maker may secretly withhold up to ${palmed} of each kind. Neither those nor the pegs of the code are in the tray.`,
  trayPublic: 'Everybody may draw conclusions from what the tray shows.',
  trayOffered:
    'Counting is offered only where the pegs are enough for every row, or blanks can fill the rest. It is not possible with a sealed code.',
  leaveRound:
    'A codebreaker who gives up a round has not found the code. If a codemaker gives up, the code counts as found in the row being placed.',
  leaveRoundDuel: 'A round that is given up goes to the other player.',
  leaveMatch: 'Whoever gives up a match loses it. Alone, it simply ends.',
  leaveAway:
    'While somebody is away the others may wait. The seat is kept for a time stated at the start. After that, if the absent player owes a code, a row or an answer, another player may claim the round, or, where nobody is left to play with, end the match without a result. Whoever is back in time has lost nothing.',
};
