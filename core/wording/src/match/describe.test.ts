// What a player hears in answer to a query.

import {
  brailleEdition,
  duelEdition,
  hideCode,
  type MatchState,
  PERSON,
  standardTerms,
  superEdition,
  viewOf,
} from '@blackpeg/rules';
import { describe, expect, test } from 'vitest';
import { scriptedLog, stateOf } from '../matches.testing.ts';
import { plainSpeaker } from '../names/names.ts';
import type { Speaker } from '../names/who.ts';
import { LANGUAGES } from '../words/lookup.ts';
import {
  boardText,
  draftText,
  dutiesText,
  dutyText,
  lastRowText,
  presenceText,
  rowsLeftText,
  rowText,
  scoreText,
  secretText,
  timeLeftText,
  trayText,
} from './describe.ts';

const edition = superEdition({ blanks: 'on' });
const byHand = standardTerms(edition, { marker: 'by-hand', supply: 24 });
const state = stateOf(
  scriptedLog(byHand, [
    [0, { ...hideCode([1, 1, 2, 0, 3]), blanks: true } as ReturnType<typeof hideCode>],
    [1, { type: 'place-guess', guess: [1, 2, 2, 0, 8] }],
    [0, { type: 'mark-guess', feedback: { black: 1, white: 0, blue: 0 }, confirmed: true }],
    [0, { type: 'correct-mark', feedback: { black: 3, white: 0, blue: 0 }, confirmed: true }],
    [1, { type: 'place-guess', guess: [4, 4, 4, 4, 4] }],
  ]),
);
const [board] = state.round.boards;
if (!board) throw new Error('no board');

function heard(say: (speaker: Speaker) => string, you: number | null = 1): readonly string[] {
  return LANGUAGES.map((language) => say({ ...plainSpeaker(language, byHand, you), names: () => 'Guest' }));
}

describe('rows', () => {
  test('with code, answer and correction', () => {
    expect(heard((speaker) => rowText(speaker, board, 0))).toEqual([
      'Row 1: black, violet, violet, blank, white. Answer: 3 black (corrected).',
      'Rangée 1\u202f: noir, violet, violet, vide, blanc. Réponse\u202f: 3 noires (corrigée).',
      'Reihe 1: schwarz, violett, violett, Lücke, weiß. Antwort: 3 schwarz (berichtigt).',
    ]);
    expect(heard((speaker) => rowText(speaker, board, 0, 'brief'))).toEqual([
      '1: 1, 2, 2, blank, 8: 3 black',
      '1\u202f: 1, 2, 2, vide, 8\u202f: 3 noires',
      '1: 1, 2, 2, Lücke, 8: 3 schwarz',
    ]);
  });

  test('that wait, are lost, covered or not there', () => {
    expect(heard((speaker) => lastRowText(speaker, board))[2]).toBe(
      'Reihe 2: blau, blau, blau, blau, blau. Noch keine Antwort.',
    );
    const odd = { ...board, rows: board.rows.map((row) => ({ ...row, guess: 'lost' as const, mark: null })) };
    expect(heard((speaker) => rowText(speaker, odd, 0))).toEqual([
      'Row 1: lost, time was up.',
      'Rangée 1\u202f: perdue, temps écoulé.',
      'Reihe 1: verloren, Zeit war um.',
    ]);
    const covered = {
      ...board,
      rows: board.rows.map((row) => ({ ...row, guess: 'hidden' as const, mark: 'hidden' as const })),
    };
    expect(heard((speaker) => rowText(speaker, covered, 1))[1]).toBe(
      'Rangée 2\u202f: couverte. Réponse couverte.',
    );
    expect(heard((speaker) => rowText(speaker, board, 6))[0]).toBe('Row 7 is not placed yet.');
    expect(heard((speaker) => lastRowText(speaker, { ...board, rows: [] }))[0]).toBe('No row is placed yet.');
  });

  test('a board is its rows, from the first', () => {
    const lines = boardText(plainSpeaker('en', byHand, 1), board);
    expect(lines.map((line) => line.slice(0, 5))).toEqual(['Row 1', 'Row 2']);
    expect(boardText(plainSpeaker('en', byHand, 1), { ...board, rows: [] })).toEqual([
      'No row is placed yet.',
    ]);
  });

  test.each([
    [2, '10 rows of 12 left.', 'Il reste 10 rangées sur 12.', 'Noch 10 Reihen von 12.'],
    [11, '1 row of 12 left.', 'Il reste 1 rangée sur 12.', 'Noch 1 Reihe von 12.'],
    [12, 'All 12 rows are used.', 'Il ne reste aucune rangée sur 12.', 'Von 12 Reihen ist keine mehr übrig.'],
  ])('left after %d', (placed, ...texts) => {
    const [row] = board.rows;
    const rows = row ? Array.from({ length: placed }, () => row) : [];
    expect(heard((speaker) => rowsLeftText(speaker, { ...board, rows }))).toEqual(texts);
  });
});

describe('whose turn it is', () => {
  test('to answer, to wait', () => {
    expect(heard((speaker) => dutyText(speaker, state, 0), 0)).toEqual([
      'Your turn: answer row 2.',
      'C’est à vous\u202f: répondez à la rangée 2.',
      'Du bist dran: Beantworte Reihe 2.',
    ]);
    expect(heard((speaker) => dutyText(speaker, state, 0), 1)).toEqual([
      'Guest answers row 2 now.',
      'Guest répond à la rangée 2.',
      'Guest beantwortet Reihe 2.',
    ]);
    expect(heard((speaker) => dutyText(speaker, state, 1), 1)[0]).toBe(
      'There is nothing for you to do now. Please wait.',
    );
  });

  test('several who place the same row are named in one sentence', () => {
    const seats = [PERSON, PERSON, PERSON, PERSON];
    const opened = stateOf(
      scriptedLog(standardTerms(superEdition({ holes: 3, colours: 4 }), { form: 'race', seats }), [
        ['house', hideCode([1, 2, 3])],
      ]),
    );
    const speaker = { ...plainSpeaker('en', opened.terms, 0), names: (seat: number) => `Guest ${seat}` };
    expect(dutiesText(speaker, opened, [1, 2, 3])).toBe('Guest 1, Guest 2 and Guest 3 place row 1 now.');
    expect(dutiesText({ ...speaker, language: 'de' }, opened, [1, 2])).toBe(
      'Guest 1 und Guest 2 setzen Reihe 1.',
    );
    expect(dutiesText({ ...speaker, language: 'fr' }, opened, [1, 2])).toBe(
      'Guest 1 et Guest 2 posent la rangée 1.',
    );
    expect(dutiesText(speaker, opened, [2])).toBe('Guest 2 places row 1 now.');
  });

  test('to hide, to place, and over', () => {
    const opened = stateOf(scriptedLog(standardTerms(duelEdition()), []));
    expect(heard((speaker) => dutyText(speaker, opened, 1))[2]).toBe('Du bist dran: Versteck einen Code.');
    const alone = standardTerms(brailleEdition(), { form: 'solitaire' });
    const placing = stateOf(scriptedLog(alone, [['house', hideCode([1, 2, 3, 4])]]));
    expect(heard((speaker) => dutyText(speaker, placing, 0), 0)).toEqual([
      'Your turn: place row 1.',
      'C’est à vous\u202f: posez la rangée 1.',
      'Du bist dran: Setze Reihe 1.',
    ]);
    const closed: MatchState = { ...placing, phase: 'closed' };
    expect(heard((speaker) => dutyText(speaker, closed, 0), 0)[0]).toBe('The match is over.');
  });
});

test('the score, with the round or the result', () => {
  expect(heard((speaker) => scoreText(speaker, state))).toEqual([
    'Round 1 of 2. Guest: 0 points. You: 0 points.',
    'Manche 1 sur 2. Guest\u202f: 0 point. Vous\u202f: 0 point.',
    'Runde 1 von 2. Guest: 0 Punkte. Du: 0 Punkte.',
  ]);
  const next = { ...state, round: { ...state.round, number: 2 } };
  expect(heard((speaker) => scoreText(speaker, next, state.round))[0]).toMatch(/^Round 1 of 2\./);
  const over: MatchState = { ...state, result: { kind: 'won', seat: 1, by: 'resignation' } };
  expect(heard((speaker) => scoreText(speaker, over))[0]).toBe(
    'You win the match, because the other side gave up. Guest: 0 points. You: 0 points.',
  );
});

test('T4 the code is shown to those who may see it', () => {
  expect(heard((speaker) => secretText(speaker, board), 0)[0]).toBe(
    'Your code: black, black, violet, blank, red.',
  );
  const view = viewOf(state, 1).round.boards[0] ?? board;
  expect(heard((speaker) => secretText(speaker, view), 1)).toEqual([
    'Guest’s code is behind the shield.',
    'Le code caché par Guest est derrière l’écran.',
    'Der Code von Guest liegt hinter dem Schild.',
  ]);
  expect(heard((speaker) => secretText(speaker, { ...view, secret: null }))[2]).toBe(
    'Guest hat noch keinen Code versteckt.',
  );
});

test('the draft tells blank from empty', () => {
  expect(heard((speaker) => draftText(speaker, 2, [1, 0, null, null, null]))[0]).toBe(
    'Row 3 so far: hole 1 black, hole 2 blank, hole 3 empty, hole 4 empty, hole 5 empty.',
  );
  expect(heard((speaker) => draftText(speaker, 2, [1, 0, null, null, null], 'brief'))[0]).toBe(
    'Row 3 so far: 1, blank, empty, empty, empty.',
  );
});

test('T3 the tray', () => {
  expect(heard((speaker) => trayText(speaker, state, 1))[0]).toBe(
    'In the tray: black 21, violet 21, red 23, blue 19, green 24, pink 24, yellow 24, white 23.',
  );
  const uncounted = stateOf(scriptedLog(standardTerms(edition), []));
  expect(heard((speaker) => trayText(speaker, uncounted, 1))[2]).toBe(
    'In dieser Partie werden Stecker nicht gezählt.',
  );
});

test('time and presence', () => {
  expect(heard((speaker) => timeLeftText(speaker, 20_000))).toEqual([
    '20 seconds left.',
    'Il reste 20 secondes.',
    'Noch 20 Sekunden.',
  ]);
  expect(heard((speaker) => timeLeftText(speaker, null))[0]).toBe('No clock is running.');
  expect(heard((speaker) => presenceText(speaker, state))[1]).toBe('Tout le monde est là.');
  const away: MatchState = { ...state, away: [{ seat: 0, since: 0 }] };
  expect(heard((speaker) => presenceText(speaker, away))[0]).toBe('Guest is away.');
});
