// Time as it runs for what one owes: shown every second, said once when little is left.

import { type Milliseconds, timeLeft } from '@blackpeg/rules';
import { ownDuty } from '@blackpeg/session';
import { untrack } from 'svelte';
import { say } from '../../app/announcer.svelte.ts';
import { tremble } from '../../app/haptics.ts';
import { settings } from '../../app/settings.svelte.ts';
import { playSound } from '../../app/sounding.ts';
import { isSoon } from '../../board/clock.ts';
import type { Game } from './game.svelte.ts';

/** Often enough that no second is left out. */
const TICK: Milliseconds = 250;

export type Ticking = ReturnType<typeof createTicking>;

/** To be called while a component is being made. */
export function createTicking(game: Game) {
  let now = $state(game.table.now());
  const duty = $derived(ownDuty(game.state, game.seat));
  const left = $derived(
    duty === null || game.seat === null ? null : timeLeft(game.state, game.seat, duty, now),
  );
  const runs = $derived(left !== null && !game.state.clocksStopped);
  const soon = $derived(runs && left !== null && isSoon(left) && left > 0);

  $effect(() => {
    if (!runs) return;
    now = game.table.now();
    const timer = setInterval(() => {
      now = game.table.now();
    }, TICK);
    return () => clearInterval(timer);
  });
  $effect(() => {
    if (!soon) return;
    untrack(() => {
      if (!settings().timers) return;
      say(`${game.words.row.secondsLeft(Math.ceil((left ?? 0) / 1000))}.`);
      tremble('time');
      if (settings().sound) playSound('time');
    });
  });

  return {
    /** Null where no time runs, or nobody wants to see it. */
    get left() {
      return settings().timers ? left : null;
    },
    get whole() {
      return game.state.terms.seats[game.seat ?? -1]?.allowance ?? null;
    },
  };
}
