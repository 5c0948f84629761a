import {
  beginMatch,
  evolve,
  fold,
  isSame,
  type MatchEvent,
  type MatchState,
  redact,
  verifyLog,
  viewOf,
} from '@blackpeg/rules';
import { describe, expect, inject, it } from 'vitest';
import { draw } from './draw/draw.ts';
import { drawEvent } from './draw/event.ts';
import { formatLog, parseLog } from './json/log.ts';
import { type Played, randomMatch } from './random-match.testing.ts';
import { formatRecord } from './record/format.ts';
import { type MatchRecord, recordOf } from './record/match-record.ts';
import { parseRecord } from './record/parse.ts';
import { recordOfLog } from './record/record-of-log.ts';
import { essence } from './replay/replay.testing.ts';
import { replayRecord } from './replay/replay-record.ts';

/** The same matches for every property, played once; `matches.full.test.ts` takes new ones each time. */
const MATCHES = inject('isFullRun') ? 1000 : 100;
/** From this seed on, the smaller number of matches includes all kinds too, except the rarest ending. */
const FIRST_SEED = 610;
const RAREST_SEED = 853;
const matches = Array.from({ length: MATCHES }, (_, index) =>
  randomMatch(index === 0 ? RAREST_SEED : FIRST_SEED + index),
);
const records = matches.map(({ log }) => recordOfLog(log) as MatchRecord);

/** The indices of matches that fail; empty if the property holds. */
function failing(holds: (match: Played, index: number) => boolean): readonly number[] {
  return matches.flatMap((match, index) => (holds(match, index) ? [] : [index]));
}

const viewerOf = (seed: number) => (seed % 3 === 0 ? 'spectator' : seed % 2);

describe('any match', () => {
  it('is one of many kinds', () => {
    const types = new Set(matches.flatMap(({ log }) => log.map(({ type }) => type)));
    expect(types.size).toBe(28);
    const endings = new Set(records.flatMap(({ rounds }) => rounds.map(({ ending }) => ending?.kind)));
    expect(endings.size).toBe(14);
    const outcomes = new Set(records.flatMap(({ rounds }) => rounds.map(({ outcome }) => outcome?.kind)));
    expect(outcomes.size).toBe(7);
  });

  it('replays from the record of its state to the same boards, marks, outcomes, awards and result', () => {
    const seeds = failing(({ state }) => {
      const { events, fault } = replayRecord(recordOf(state));
      return fault === null && isSame(essence(fold(events)), essence(state));
    });
    expect(seeds).toEqual([]);
  });

  it('replays from the record of its log to a log the rules vouch for, in time', () => {
    const clocked = (event: MatchEvent) =>
      event.type === 'row-lost' || (event.type === 'guess-placed' && event.byClock);
    const seeds = failing(({ log, state }, seed) => {
      const { events, fault } = replayRecord(records[seed] as MatchRecord);
      const inTime = events.every(({ at }, index) => at >= (events[index - 1]?.at ?? 0));
      const sameClock = events.filter(clocked).length === log.filter(clocked).length;
      const same = isSame(essence(fold(events)), essence(state));
      return fault === null && inTime && sameClock && same && verifyLog(events) === null;
    });
    expect(seeds).toEqual([]);
  });

  it('reads back from its record as text', () => {
    const seeds = failing((_, seed) => {
      const record = records[seed];
      return isSame(parseRecord(formatRecord(record as MatchRecord)), { ok: true, value: record });
    });
    expect(seeds).toEqual([]);
  });

  it('notes every refuted claim once', () => {
    const seeds = failing(({ log }, seed) => {
      const refuted = log.filter((event) => event.type === 'claim-judged' && !event.upheld).length;
      const moves = records[seed]?.rounds.flatMap((round) => round.moves) ?? [];
      return moves.filter(({ kind }) => kind === 'claim-refuted').length === refuted;
    });
    expect(seeds).toEqual([]);
  });

  it('reads back what a viewer may record, which replays as far as nothing hidden is needed', () => {
    const seeds = failing(({ state }, seed) => {
      const record = recordOf(viewOf(state, viewerOf(seed)));
      const { fault } = replayRecord(record);
      const readBack = isSame(parseRecord(formatRecord(record)), { ok: true, value: record });
      return readBack && (fault === null || fault.reason.kind === 'hidden');
    });
    expect(seeds).toEqual([]);
  });

  it('reads back from its log, whole and as every viewer has it, tidy or not', () => {
    const seeds = failing(({ log }, seed) =>
      [log, redacted(log, viewerOf(seed))].every((events) => {
        const text = formatLog(events);
        const untidy = `\uFEFF${text.replaceAll('\n', '\r\n\r\n')}  `;
        const read = { ok: true, value: events };
        return isSame(parseLog(text), read) && isSame(parseLog(untidy), read);
      }),
    );
    expect(seeds).toEqual([]);
  });

  it('draws at any time and for any viewer as plain ASCII of at most 79 columns, the same each time', () => {
    const seeds = failing(({ log }, seed) => {
      const state = fold(log.slice(0, 1 + ((seed * 7919) % log.length))) as MatchState;
      return [state, viewOf(state, viewerOf(seed))].every((seen) => {
        const picture = draw(seen);
        return (
          /^(?:[\x20-\x7e]{0,78}[\x21-\x7e]\n)+$/.test(picture) && draw(structuredClone(seen)) === picture
        );
      });
    });
    expect(seeds).toEqual([]);
  });

  it('draws every event as one line that says all of it: other events, other lines', () => {
    const seeds = failing(({ log, state }) => {
      const lines = log.map((event) => drawEvent(event, state.terms.edition));
      const facts = new Set(log.map((event) => JSON.stringify(event)));
      return lines.every((line) => /^[\x20-\x7e]+$/.test(line)) && new Set(lines).size === facts.size;
    });
    expect(seeds).toEqual([]);
  });
});

function redacted(log: readonly MatchEvent[], viewer: number | 'spectator'): readonly MatchEvent[] {
  const [opened, ...rest] = log;
  if (opened?.type !== 'match-opened') return log;
  let state = beginMatch(opened);
  return [
    opened,
    ...rest.map((event) => {
      const seen = redact(state, event, viewer);
      state = evolve(state, event);
      return seen;
    }),
  ];
}
