// Options that contradict each other, or that would be ignored beside the others: refused, so that nobody plays another
// game than they asked for.

import type { UsageFault } from './fault.ts';
import { formOf, type Wishes } from './game/agreement.ts';
import type { GameFlags } from './game-options.ts';

/** What the rules refuse themselves is not looked for. */
export function contradictionIn(flags: GameFlags, wishes: Wishes): UsageFault | null {
  return (
    makerFault(flags, wishes) ??
    levelFault(flags, wishes) ??
    codemakerFault(flags, wishes) ??
    timeFault(flags, wishes)
  );
}

/** Only in a classic match does one hide first. */
function makerFault({ maker, form }: GameFlags, wishes: Wishes): UsageFault | null {
  if (maker === undefined || formOf(wishes) === 'classic') return null;
  if (form !== undefined) return apart('--maker', `--form ${form}`);
  return { kind: 'not-for-edition', option: '--maker', edition: wishes.edition.name };
}

/** The level of who searches beside the player: the computer, where it has a seat. */
function levelFault({ level, form, names }: GameFlags, wishes: Wishes): UsageFault | null {
  if (level === undefined) return null;
  if (wishes.two) return apart('--level', names === undefined ? '--two' : '--names');
  return formOf(wishes) === 'solitaire' && form !== undefined ? apart('--level', `--form ${form}`) : null;
}

/** How the computer hides where it has no seat. */
function codemakerFault(flags: GameFlags, wishes: Wishes): UsageFault | null {
  if (flags.codemaker === undefined || formOf(wishes) === 'solitaire') return null;
  const between = BETWEEN.find((option) => flags[option] !== undefined && flags[option] !== false);
  if (between) return apart('--codemaker', `--${between}`);
  return { kind: 'not-for-edition', option: '--codemaker', edition: wishes.edition.name };
}

/** Options that make it a match between two. */
const BETWEEN = [
  ...(['form', 'two', 'names', 'maker', 'level', 'scoring', 'target'] as const),
  ...(['bonus', 'marking', 'blanks'] as const),
];

/** The computer has no clock. */
function timeFault({ time }: GameFlags, { two }: Wishes): UsageFault | null {
  return time?.includes(',') && !two ? { kind: 'one-clock', option: '--time' } : null;
}

function apart(option: string, other: string): UsageFault {
  return { kind: 'not-together', options: [option, other] };
}
