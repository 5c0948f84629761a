// Who is away from the match, until when their seat is kept, and what may be done when that is over (E6).

import type { WallClock } from '@blackpeg/referee';
import { decide, type MatchState, type Seat } from '@blackpeg/rules';
import { durationText, type Language, type Speaker, tableTexts, whoIs } from '@blackpeg/wording';
import type { OnlineTable } from './online-table.ts';

export type AwayAct = 'take-round' | 'abandon-match';

/** Whether the rules allow this seat to do so at this moment. */
export function mayAct(state: MatchState, seat: Seat, type: AwayAct, now: number): boolean {
  return decide(state, seat, { type }, now).ok;
}

export interface AbsenceWatch {
  /** To be called after every event. */
  update(state: MatchState): void;
  stop(): void;
}

/** Says how long a seat is kept when its player goes, and how what can be done when they stay away is done. */
export function watchAbsence(
  clock: WallClock,
  table: () => OnlineTable,
  speaker: () => Speaker,
  how: (language: Language) => string,
  say: (text: string) => void,
): AbsenceWatch {
  /** Of each seat that is away, since when, and what stops its alarm. */
  const known = new Map<Seat, { readonly since: number; readonly cancel: () => void }>();

  function forget(seat: Seat): void {
    known.get(seat)?.cancel();
    known.delete(seat);
  }

  function overdue(seat: Seat): void {
    const { state } = table().snapshot();
    const own = table().seat;
    if (!state || own === null || !mayAct(state, own, 'abandon-match', table().now())) return;
    say(tableTexts(speaker().language).away.over(whoIs(speaker(), seat)));
    say(how(speaker().language));
  }

  return {
    update({ away, terms, phase }) {
      const gone = phase === 'closed' ? [] : away.filter(({ seat }) => seat !== table().seat);
      for (const seat of [...known.keys()]) {
        if (!gone.some((one) => one.seat === seat && one.since === known.get(seat)?.since)) forget(seat);
      }
      for (const { seat, since } of gone) {
        if (known.has(seat)) continue;
        const left = Math.max(0, since + terms.absence - table().now());
        const cancel = clock.wake(clock.now() + left, () => overdue(seat));
        known.set(seat, { since, cancel });
        const { away: words } = tableTexts(speaker().language);
        if (left > 0) say(words.left(durationText(speaker().language, left)));
      }
    },
    stop: () => [...known.keys()].forEach(forget),
  };
}
