// The face the game shows: a full screen where there is one to draw on, else line by line.

import { terminalScreenTexts } from '@blackpeg/wording';
import type { OptionSpecs } from './args.ts';
import type { Context } from './command.ts';
import { DONE, type Outcome } from './outcome.ts';
import type { Desk } from './plain/desk.ts';
import { MANNER_OPTIONS, type MannerFlags, withDesk } from './plain/with-desk.ts';

export const FRONT_OPTIONS = { plain: {}, ...MANNER_OPTIONS } as const satisfies OptionSpecs;

export interface FrontFlags extends MannerFlags {
  readonly plain: boolean;
  readonly lang?: string | undefined;
}

export const INTERRUPTED: Outcome = { kind: 'interrupted', sentence: '' };

/** What draws on a full screen; null where lines are wanted, or nothing can be drawn, which is said. */
export async function screenFor({ console, env, language }: Context, flags: FrontFlags) {
  const wanted = console.isTerminal && !flags.plain && !flags.brief && !flags.cells;
  const screen = wanted ? await import('./screen/run-screen.ts') : null;
  if (!screen || screen.canDraw(env)) return screen;
  await console.out.write(`${terminalScreenTexts(language).lineByLine}\n`);
  return null;
}

/** What is done line by line; on a full screen the menu leads to all of it. */
export async function openFront(
  context: Context,
  flags: FrontFlags,
  byLines: (desk: Desk) => Promise<Outcome | undefined>,
): Promise<Outcome> {
  const { env, language } = context;
  const screen = await screenFor(context, flags);
  if (!screen) return withDesk(context, flags, byLines);
  const ending = await screen.runScreen({ env, language, languageIsGiven: flags.lang !== undefined });
  return ending === 'quit' ? DONE : INTERRUPTED;
}
