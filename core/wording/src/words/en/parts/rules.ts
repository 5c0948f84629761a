// English texts of the pages of rules.

import type { RuleSaid, RulesFacts } from '../../rule-facts.ts';
import { figures, list } from '../base/voice.ts';

const texts = {
  codePegs: ({ holes, kinds, codes, rows }: RulesFacts) =>
    `The code has ${holes} holes. Each takes a peg in one of ${kinds} colours, and a colour may come several times, even in every hole. That makes ${figures(codes)} codes. The board has ${rows} rows.`,
  sizesTable: ({ holes, kinds, codesAtFirst }: RulesFacts) =>
    `Any smaller size can be played: 1 to ${holes} holes, 1 to ${kinds} colours. The number of codes is shown before you start. With 3 holes and 4 colours it is 4 × 4 × 4 = ${codesAtFirst}: start there.`,
  codeRings: ({ holes, kinds, codes, rows }: RulesFacts) =>
    `Each code has ${holes} rings in ${kinds} colours, and a colour may come several times: ${figures(codes)} codes. Each player has ${rows} rows. A duel has no blanks.`,
  codeNumbers: ({ holes, kinds, codes, rows }: RulesFacts) =>
    `The code has ${holes} holes, each with a number from 1 to ${kinds}, and numbers may repeat: ${figures(codes)} codes. The board has ${rows} rows.`,
  codePairs: ({ holes, kinds, codes, rows }: RulesFacts) =>
    `The code has ${holes} places. Each takes a pair: one of ${kinds} colours with one of ${kinds} shapes, and pairs may repeat. That makes ${figures(codes)} codes. The board has ${rows} rows.`,
  codeCustom: ({ mostHoles, mostRows }: RulesFacts) =>
    `You choose 1 to ${mostHoles} holes and 1 to ${mostRows} rows. A peg has one property with 1 to 9 kinds, or is a pair of two properties with 1 to 6 kinds each; a blank counts as a kind.`,
  limitCustom: ({ mostCodes }: RulesFacts) =>
    `A game has at least one code and at most ${figures(mostCodes)}, so that hints can be given and every claim can be judged.`,
  repeatsCustom:
    'Repeats are allowed or not. Where they are not, no peg is used twice in a code or in a row, not even a blank.',
  sameCustom:
    'Everything else is as in the other games. Plain pegs are answered as in Super, pairs as in Shapes. You can play it with one codemaker at a time, as a duel, alone or as a race.',
  shield:
    'The code is behind the shield, and until the end of the round only its maker sees it. Where two share a screen, the screen is covered while they change seats.',
  cells:
    'Every peg shows its number twice: as raised dots and as a printed figure. The dots are those of Braille in your language.',
  cellsLanguage:
    'French Braille writes its figures with different dots from English and German. The pegs follow the language you read; the printed figures stay the same.',
  cellsNoSight:
    'Nothing needs to be seen. Numbers are typed and Enter places the row. Every row, every answer and your own code can be asked for with one key, as codemaker and as codebreaker, and reach a Braille display as plain figures.',
  blanksWhat: ({ codesWithBlanks }: RulesFacts) =>
    `With blanks, a hole of the code may stay empty on purpose. That is one more kind, and makes ${figures(codesWithBlanks)} codes.`,
  blanksPairs: ({ codesWithBlanks }: RulesFacts) =>
    `With blanks, a pair may lack its colour, its shape or both. Each of these is a pair like any other, which makes ${figures(codesWithBlanks)} codes.`,
  blanksPeg:
    'A blank is a peg. It can be right, belong in another hole, or be wrong, and is answered like every other.',
  blanksHowMany: 'Where blanks are possible, a code may hold none, some, or nothing but blanks.',
  blanksModes:
    'Blanks are off, agreed for the whole match, or left to the codemaker. In the last case everybody is told, when the code is hidden, whether this round may have blanks.',
  blanksShapes: 'Blanks are off, or agreed for the whole match.',
  blanksOff: 'Without blanks every hole has to be filled, in the code and in every row.',
  blanksLook:
    'A hole that is not filled yet is dark and sunk. A deliberate blank is a light, raised plug with a slot. They are read differently too: “empty” and “blank”.',

  answersIntro: 'Every row is answered with key pegs.',
  howMany:
    'An answer says how many, never which. Key pegs are always sorted, and their place in the answer means nothing.',
  once: 'Every peg of the code and every peg of the row counts once, right places first. If the code has a peg once and the row has it twice, both times in a wrong hole, only one of the two gets a key peg.',
  oncePairs:
    'No pair is counted twice, neither of the code nor of the row: first as many black as possible, then as many white, then as many blue. A pair that already counts as white leaves no blue for the place it is in.',
  onceChoice: 'Where equal pairs leave a choice of which one is white, the choice with the most blue counts.',
  found:
    'When every place is right, the search is over. At the end of a round, whether the code was found or not, all codes are shown and every row is checked once more; a wrong answer is named with what it should have been.',
  anyRow:
    'You may place any row, even one you have placed before or one that cannot be the code. If you like, you can block rows that do not fit the answers so far.',
  withoutBlue:
    'Shapes can be played without blue key pegs, with or without blanks. Then only whole pairs count, and a code takes longer to find.',
  withoutBlueCustom:
    'Pairs can be played with blue key pegs or without. Without them only whole pairs count.',
  markerAutomatic: 'Automatic: Blackpeg answers, and makes no mistakes.',
  markerAssisted:
    'Assisted: the codemaker answers, and is asked before a wrong answer is sent. Once confirmed, it is sent.',
  markerByHand:
    'By hand: the codemaker answers, and nothing is checked before the codes are shown, as at a table.',
  markerImpossible: ({ holes }: RulesFacts) =>
    `An answer that no row could get is refused: of ${holes} pegs, never ${holes - 1} right and the last one in another hole. An answer that ends the round has to be confirmed, and is then final.`,
  markerCorrect:
    'An answer can be corrected at no cost until the next row of that player is placed or lost. Both answers stay in the record.',
  markerSealed:
    'A code can be sealed: it stays on the device of its maker, and only a seal is shown; that device also gives the answers. At the end the code is opened. One that does not match its seal, or is not opened in time, counts as a wrong answer. If the match ends without a result, it stays sealed.',

  matchRounds:
    'Before the start you agree on the number of rounds, the scoring, and a time per row or none. Both hide equally often, so the number of rounds is even: two, unless you agree otherwise. After every round you change roles.',
  matchFirst: 'You agree on who hides first, or draw lots.',
  matchPoints: ({ rows }: RulesFacts) =>
    `By points: the codemaker gets a point for every row the other has placed. A code that is not found brings a point for each row of the board, here ${rows}; by agreement, one more. Most points win, and equal points are a draw.`,
  matchFewest: ({ rows }: RulesFacts) =>
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
  duelReplay: ({ rows }: RulesFacts) =>
    `If both find the code in the same turn, or nobody finds it in ${rows} turns, the round is played again with new codes. That does not count as another round.`,
  duelMatch:
    'You agree on an odd number of rounds, three unless you agree otherwise. The first to win more than half of them wins the match.',
  variantFour: ({ codesOfFour }: RulesFacts) => `Four rings: shorter codes, ${figures(codesOfFour)} of them.`,
  variantHandicap:
    'Handicap: the length of the code to find is set for each player. A beginner looks for four rings, an expert for five.',
  variantSpeed: ({ rows }: RulesFacts) =>
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

  wrongProof:
    'A wrong answer is proved in one of three ways: the codes are shown at the end of the round; or the codebreaker claims that no code fits the rows, and is right; or the codemaker admits it.',
  wrongClaim:
    'A claim is judged from the rows and the tray, without looking at the code. If some code fits after all, the claim costs nothing, and you learn only that there is one.',
  wrongAdmit: 'Where Blackpeg knows the code, only a real error can be admitted.',
  wrongVoid:
    'The round is then void: its rows score nothing, and it is played again with the same roles and a new code. The codebreaker gets 3 points, once, however many answers were wrong.',
  wrongRows: 'If fewest rows are counted, 3 rows are taken off the codebreaker’s total instead.',
  wrongDuelBoth: 'If both have answered wrongly, the round is void and played again, and nobody scores.',
  wrongDuelElse:
    'If only one has, the other gets the point for the round, whatever else happened in it, and the round is played again for another point. If the first point decides the match, the match is over.',
  wrongFirst:
    'A wrong answer that is proved overrides everything else in the round, even a code that was found or a round given up. Whoever gives up the match in such a round has lost only if the wrong answers were theirs alone.',
  timeNone:
    'There is no clock unless you agree on one: a time per row, set for each player. Extra time is simply a longer one.',
  timeRuns:
    'The clock starts when you have seen the answer to your last row, or, for the first row, when all codes are hidden. It stops when the row is placed, and is stopped while the device is passed on or the server is down. It keeps running while you are away. Online, an answer counts as seen after half a second, connected or not.',
  timeUp:
    'When time runs out, a full row is placed as it is. A row that is not full is lost: it counts as placed and gets no answer.',
  timeOther:
    'Hiding and answering have the same time. Nobody counts as late while another player who owes the same still has time. A player who is the only one not to hide a code in time gives up the round; if nobody hides one, it is played again, and the second time in a row the match ends without a result. An overdue answer is given by Blackpeg where it knows the code, and is final; where it does not, it counts as a wrong one.',
  timeSpeed: 'In a speed duel your clock is stopped while you owe an answer.',
  trayCount: ({ supply }: RulesFacts) =>
    `If you agree on it, pegs are counted: ${supply} of each kind. The tray shows what is left, and a row that needs more than that cannot be placed. Blanks are never counted.`,
  trayCountDuel: ({ supply }: RulesFacts) =>
    `If you agree on it, rings are counted: each player has ${supply} of each colour for code and rows. A row that needs more than are left cannot be placed. The counts change when both rows are uncovered.`,
  trayPalm: ({ palmed }: RulesFacts) =>
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
} satisfies Readonly<Record<string, RuleSaid>>;

/** Each text is a string or a function of numbers, as its language needs. */
export type RuleTexts = Readonly<Record<keyof typeof texts, RuleSaid>>;
const asTexts: RuleTexts = texts;

export const rules = {
  title: (edition: string) => `How to play ${edition}`,
  contents: 'On this page',
  /** By what is hidden. */
  goals: {
    pegs: 'One player hides a code of coloured pegs. The other looks for it row by row, and every row is answered. The fewer rows it takes, the better.',
    rings:
      'Both players hide a code, and both look for the other’s at the same time. Whoever finds it first, in a turn in which the other does not, wins the round.',
    numbers:
      'One player hides a code of numbers, the other looks for it row by row. Every peg and every answer can be felt, heard and seen, so that blind and sighted players play on equal terms.',
    pairs:
      'The hidden code is made of pairs: a colour and a shape in every place. The other player looks for it row by row, and is told about halves of pairs too.',
    any: 'A game of your own: longer or shorter, with more or fewer kinds, with or without pairs. The rules stay the same.',
  },
  sections: {
    goal: 'The goal',
    code: 'The code',
    cells: 'Pegs to feel and see',
    turn: 'A turn',
    answers: 'The answer',
    blanks: 'Blanks',
    'without-blue': 'Without blue key pegs',
    variants: 'Variants',
    match: 'A match and its score',
    marker: 'Who answers',
    wrong: 'Wrong answers',
    time: 'Time',
    tray: 'Counted pegs',
    alone: 'Alone, or with many',
    leaving: 'Giving up and going away',
  },
  texts: asTexts,
  examples: {
    plain: 'A row and its answer',
    'twice-in-row': 'Twice in the row, once in the code',
    'twice-in-code': 'Twice in the code, once in the row',
    nothing: 'An empty answer helps too',
    blanks: 'A blank counts like a peg',
    pairs: 'Whole pairs',
    blue: 'Half a pair in its place',
    'blue-spent': 'No blue for a pair that is already counted',
    'blank-pairs': 'Pairs with blanks',
    'no-repeats': 'Without repeats',
  },
  code: 'Code',
  row: 'Row',
  answer: 'Answer',
  /** The whole example in one sentence. */
  example: (hidden: string, row: string, answered: string) =>
    `Code: ${hidden}. Row: ${row}. Answer: ${answered}.`,
  pegByPeg: 'Peg by peg',
  emptyHole: 'empty: not filled yet',
  blankHole: 'blank: left empty on purpose',
  /** A Braille cell in words: “dots 1 and 4”. */
  dots: (dots: readonly number[]) =>
    dots.length === 1 ? `dot ${dots[0]}` : `dots ${list(dots.map(String))}`,
  play: (edition: string) => `Play ${edition}`,
  otherPages: 'Other rules',
};
