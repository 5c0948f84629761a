// Logs that are not what the rules give, told in one sentence with the event's number.

import { hideCode, type MatchEvent, standardTerms, superEdition, verifyLog } from '@blackpeg/rules';
import { expect, test } from 'vitest';
import { scriptedLog } from '../matches.testing.ts';
import { plainSpeaker } from '../names/names.ts';
import { LANGUAGES } from '../words/lookup.ts';
import { logFaultText } from './log-faults.ts';

const terms = standardTerms(superEdition(), { marker: 'by-hand' });
const log = scriptedLog(terms, [
  [0, hideCode([1, 1, 2, 4, 3])],
  [1, { type: 'place-guess', guess: [1, 2, 2, 4, 8] }],
  [0, { type: 'mark-guess', feedback: { black: 3, white: 0, blue: 0 }, confirmed: true }],
  [1, { type: 'resign-round' }],
]);

function faultOf(changed: readonly MatchEvent[]): readonly string[] {
  const fault = verifyLog(changed);
  if (!fault) throw new Error('no fault found');
  return LANGUAGES.map((language) => logFaultText(plainSpeaker(language, terms, null), changed, fault));
}

function changedAt(type: MatchEvent['type'], change: object): readonly MatchEvent[] {
  return log.map((event) => (event.type === type ? ({ ...event, ...change } as MatchEvent) : event));
}

test('the log itself has no fault', () => {
  expect(verifyLog(log)).toBeNull();
});

test('no opening', () => {
  expect(faultOf(log.slice(1))).toEqual([
    'The log does not begin with the opening of a match.',
    'Le journal ne commence pas par l’ouverture d’une partie.',
    'Das Protokoll beginnt nicht mit der Eröffnung einer Partie.',
  ]);
});

test('cut short', () => {
  const [en] = faultOf(log.slice(0, -1));
  expect(en).toBe('The log breaks off: event 10 is missing (Round 2. Seat 2 hides a code.)');
});

test('against the rules', () => {
  expect(faultOf(changedAt('guess-placed', { guess: [1, 2, 2, 4] }))).toEqual([
    'Event 4 breaks the rules. The row has 5 holes, but only 4 are filled. Fill the rest from hole 5 on.',
    'L’événement 4 est contraire aux règles. La rangée compte 5 trous, dont 4 remplis. Remplissez les autres à partir du trou 5.',
    'Ereignis 4 verstößt gegen die Regeln. Die Reihe hat 5 Löcher, besetzt sind 4. Besetze den Rest ab Loch 5.',
  ]);
});

test('another event than the rules give', () => {
  const outcome = { kind: 'broken', rows: 3 } as const;
  const [en] = faultOf(changedAt('round-closed', { outcome }));
  expect(en).toBe(
    'Event 9 is not what the rules give. Recorded: The code counts as broken in 3 rows. Seat 1 gets 12 points. Expected: The code was not found. Seat 1 gets 12 points.',
  );
});

test('a difference in nothing that is said, and an event out of place', () => {
  const faults = [
    { board: 0, row: 0, given: { black: 3, white: 0, blue: 0 }, right: { black: 3, white: 0, blue: 0 } },
  ];
  expect(faultOf(changedAt('codes-revealed', { codes: [] }))[0]).toContain(
    'Event 8 is not what the rules give',
  );
  expect(faultOf(changedAt('search-ended', { at: 5 }))[0]).toMatch(/^Event 7 differs in a detail/);
  expect(faultOf(changedAt('codes-revealed', { faults }))[0]).toContain('Row 1 was answered wrongly');
  const misplaced = [
    ...log.slice(0, 2),
    { type: 'match-closed', result: { kind: 'finished' }, at: 1 } as const,
  ];
  expect(faultOf(misplaced)[1]).toMatch(/^L’événement 3 n’a pas sa place ici\u202f: La partie est finie\./);
});
