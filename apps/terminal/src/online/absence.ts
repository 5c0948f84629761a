// Who is away from the match, until when their seat is kept, and what may be done when that is over (E6).

import type { WallClock } from '@blackpeg/referee';
import { decide, type MatchState, type Seat } from '@blackpeg/rules';
import type { OnlineTable } from '@blackpeg/table/online';
import { durationText, type Language, type Speaker, tableTexts, whoIs } from '@blackpeg/wording';

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

interface Known {
  readonly since: number;
  readonly cancel: () => void;
  told: boolean;
}

/** Says how long a seat is kept when its player goes, and how what can be done when they stay away is done. */
export function watchAbsence(
  clock: WallClock,
  table: () => OnlineTable,
  speaker: () => Speaker,
  how: (language: Language) => string,
  say: (text: string) => void,
): AbsenceWatch {
  /** Of each seat that is away, since when, what stops its alarm, and whether it was said that it stayed away. */
  const known = new Map<Seat, Known>();

  function forget(seat: Seat): void {
    known.get(seat)?.cancel();
    known.delete(seat);
  }

  /** Said once, as soon as something can be done about it: while they owe nothing, nothing can (E6e). */
  function overdue(seat: Seat, state: MatchState | null): void {
    const own = table().seat;
    const gone = known.get(seat);
    if (!state || own === null || !gone || gone.told) return;
    if (!mayAct(state, own, 'abandon-match', table().now())) return;
    gone.told = true;
    say(tableTexts(speaker().language).away.over(whoIs(speaker(), seat)));
    say(how(speaker().language));
  }

  return {
    update(state) {
      const { away, terms, phase } = state;
      const gone = phase === 'closed' ? [] : away.filter(({ seat }) => seat !== table().seat);
      for (const seat of [...known.keys()]) {
        if (!gone.some((one) => one.seat === seat && one.since === known.get(seat)?.since)) forget(seat);
      }
      for (const { seat, since } of gone) {
        overdue(seat, state);
        if (known.has(seat)) continue;
        const left = Math.max(0, since + terms.absence - table().now());
        const cancel = clock.wake(clock.now() + left, () => overdue(seat, table().snapshot().state));
        known.set(seat, { since, cancel, told: false });
        const { away: words } = tableTexts(speaker().language);
        if (left > 0) say(words.left(durationText(speaker().language, left)));
      }
    },
    stop: () => [...known.keys()].forEach(forget),
  };
}
