// English rules of codes and blanks.

import { figures } from '../../../catalog/en/voice.ts';
import type { CodeTexts } from '../shape.ts';

export const code: CodeTexts = {
  codeSuper: ({ holes, kinds, codes, rows }) =>
    `The code has ${holes} holes. Each takes a peg in one of ${kinds} colours, and a colour may come several times, even in every hole. That makes ${figures(codes)} codes. The board has ${rows} rows.`,
  sizesSuper: ({ holes, kinds, codesAtFirst }) =>
    `Any smaller size can be played: 1 to ${holes} holes, 1 to ${kinds} colours. The number of codes is shown before you start. With 3 holes and 4 colours it is 4 × 4 × 4 = ${codesAtFirst}: start there.`,
  codeDuel: ({ holes, kinds, codes, rows }) =>
    `Each code has ${holes} rings in ${kinds} colours, and a colour may come several times: ${figures(codes)} codes. Each player has ${rows} rows. A duel has no blanks.`,
  codeBraille: ({ holes, kinds, codes, rows }) =>
    `The code has ${holes} holes, each with a number from 1 to ${kinds}, and numbers may repeat: ${figures(codes)} codes. The board has ${rows} rows.`,
  codeShapes: ({ holes, kinds, codes, rows }) =>
    `The code has ${holes} places. Each takes a pair: one of ${kinds} colours with one of ${kinds} shapes, and pairs may repeat. That makes ${figures(codes)} codes. The board has ${rows} rows.`,
  codeCustom: ({ mostHoles, mostRows }) =>
    `You choose 1 to ${mostHoles} holes and 1 to ${mostRows} rows. A peg has one property with 1 to 9 kinds, or is a pair of two properties with 1 to 6 kinds each; a blank counts as a kind.`,
  limitCustom: ({ mostCodes }) =>
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
  blanksWhat: ({ codesWithBlanks }) =>
    `With blanks, a hole of the code may stay empty on purpose. That is one more kind, and makes ${figures(codesWithBlanks)} codes.`,
  blanksPairs: ({ codesWithBlanks }) =>
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
};
