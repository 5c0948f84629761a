// English rules of matches, duels, solitaire and race.

import { figures } from '../../../catalog/en/voice.ts';
import type { MatchTexts } from '../shape.ts';

export const match: MatchTexts = {
  matchRounds:
    'Before the start you agree on the number of rounds, the scoring, and a time per row or none. Both hide equally often, so the number of rounds is even: two, unless you agree otherwise. After every round you change roles.',
  matchFirst: 'You agree on who hides first, or draw lots.',
  matchPoints: ({ rows }) =>
    `By points: the codemaker gets a point for every row the other has placed. A code that is not found brings a point for each row of the board, here ${rows}; by agreement, one more. Most points win, and equal points are a draw.`,
  matchFewest: ({ rows }) =>
    `By fewest rows: what counts is how many rows you needed for the other’s codes. A code that is not found counts one row more than the board has, here ${rows + 1}. Fewer rows win, and a tie is a draw.`,
  usuallyPoints: 'Unless you agree otherwise, this game is scored by points.',
  usuallyFewest: 'Unless you agree otherwise, this game is scored by fewest rows.',
  matchTarget:
    'A match can also be played to a target, in points or in rows. After every pair of rounds you check whether it is reached: if so, whoever has more points or fewer rows wins, and while both are tied another pair is played.',
  matchRail: 'A white and a black score peg, one for each player, move along the rail by points or by rows.',
  matchEnd:
    'You may agree at any time to end a match without a result. The codes are shown then too. An offer to end lapses with the round.',
  duelTurn:
    'In every turn both place a row. It stays covered until both are placed. Then both are answered, and both answers are shown together.',
  duelWin:
    'Whoever finds the code in a turn in which the other does not wins the round. A round is worth a point.',
  duelReplay: ({ rows }) =>
    `If both find the code in the same turn, or nobody finds it in ${rows} turns, the round is played again with new codes. That does not count as another round.`,
  duelMatch:
    'You agree on an odd number of rounds, three unless you agree otherwise. The first to win more than half of them wins the match.',
  variantFour: ({ codesOfFour }) => `Four rings: shorter codes, ${figures(codesOfFour)} of them.`,
  variantHandicap:
    'Handicap: the length to be found is set for each player. A beginner looks for four rings, an expert for five.',
  variantSpeed: ({ rows }) =>
    `Speed: there are no turns. Each row is answered at once, and the first to find the code wins, however many rows it took. Whoever has used all ${rows} waits while the other goes on; if nobody finds it, the round is played again.`,
  variantSpeedByHand:
    'Speed with answers by hand: whoever owes an answer gives it before placing the next row. The order in which the rows came in decides. Speed needs two devices, or the computer as opponent.',
  variantsCombine: 'The variants can be combined.',
  aloneSolitaire:
    'Solitaire: the computer hides and you seek, for as many rounds as you like. Nobody wins or loses; your rows are the result.',
  aloneUncommitted:
    'If you ask the computer to make it hard, it may settle on its code only while it answers. It says so beforehand, and its answers always fit at least one code.',
  aloneRace:
    'Race: two to eight players look for the same code, hidden by the computer, each on their own board, and nobody sees the rows of another before the end. In turns, fewest rows win the round, and several may share it; at your own pace, the first in time wins. A round won is a point; most points win, and a tie is shared. Whoever gives up is out, and the others play on; the last one left wins the match.',
  aloneHouse: 'The computer can hide and seek in every game. Codes it hides are answered automatically.',
};
