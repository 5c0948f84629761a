// Merging a file's matches with those of a device.

import { describe, expect, it } from 'vitest';
import { formatLog } from '../json/log.ts';
import { randomMatch } from '../random-match.testing.ts';
import { type DeviceMatch, mergeMatches } from './merge-matches.ts';

/** Started at a different time from every other match. */
function logOf(seed: number) {
  return randomMatch(seed).log.map((event) => ({ ...event, at: event.at + 1_000 + seed }));
}

function merging(own: readonly (readonly [string, DeviceMatch])[]) {
  return mergeMatches(new Map(own), () => 'new');
}

describe('matches of a file', () => {
  const log = logOf(1);
  const text = formatLog(log);

  it('are added once, however often they occur in it', () => {
    const merge = merging([]);
    expect(merge.take({ match: 'a', text, origin: 'set-up' })).toMatchObject({ kind: 'added', as: 'a' });
    expect(merge.take({ match: 'b', text, origin: 'set-up' })).toEqual({ kind: 'here', as: 'a' });
    expect(merge.take({ match: 'c', text: null, origin: null })).toEqual({ kind: 'left-out' });
    expect(merge.take({ match: 'd', text: 'no log', origin: null })).toEqual({ kind: 'left-out' });
    expect(merge.counts()).toEqual({ added: 1, here: 1, continued: 0, leftOut: 2 });
  });

  it('take what is kept for them along, under the name they have here', () => {
    const merge = merging([['mine', { log, origin: 'set-up' }]]);
    merge.take({ match: 'theirs', text, origin: 'set-up' });
    merge.take({ match: 'damaged', text: null, origin: null });
    const here = [['mine 0', 'my note']] as const;
    const given = [
      ['theirs 0', 'their note'],
      ['theirs 1', 'another note'],
      ['damaged 0', 'of nothing'],
      ['2026-03-14', 'solved'],
    ] as const;
    expect(merge.things<string>(here, given)).toEqual({
      gone: [],
      put: [
        ['mine 1', 'another note'],
        ['2026-03-14', 'solved'],
      ],
    });
  });

  it('replace one that was imported without its card, and the data stored for that one stays', () => {
    const merge = merging([['bare', { log, origin: 'import' }]]);
    expect(merge.take({ match: 'a', text, origin: 'set-up' })).toMatchObject({
      kind: 'added',
      as: 'a',
      instead: 'bare',
    });
    expect(merge.things([['bare 0', 'my note']], [['a 0', 'their note']])).toEqual({
      gone: ['bare 0'],
      put: [['a 0', 'my note']],
    });
  });

  it('go on where the file knows more, and are both there where both went on', () => {
    const [shorter, other] = [log.slice(0, 3), [...log.slice(0, 3), ...logOf(2).slice(3, 4)]];
    const given = { match: 'a', text, origin: 'online' };
    expect(merging([['a', { log: shorter, origin: 'online' }]]).take(given)).toMatchObject({
      kind: 'continued',
      as: 'a',
      after: 3,
    });
    expect(merging([['a', { log: other, origin: 'online' }]]).take(given)).toMatchObject({
      kind: 'added',
      as: 'new',
      instead: null,
    });
  });
});
