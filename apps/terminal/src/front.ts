// The face the game shows: a full screen where there is one to draw on, else line by line.

import { terminalScreenTexts } from '@blackpeg/wording';
import type { OptionSpecs } from './args.ts';
import type { Context } from './command.ts';
import { faultText } from './fault.ts';
import { diceFrom } from './game/services.ts';
import { badInput, DONE, INTERRUPTED, type Outcome } from './io.ts';
import type { Desk } from './plain/desk.ts';
import { MANNER_OPTIONS, type MannerFlags, withDesk } from './plain/with-desk.ts';
import type { App } from './screen/screen.ts';

export const FRONT_OPTIONS = { plain: {}, ...MANNER_OPTIONS } as const satisfies OptionSpecs;

export interface FrontFlags extends MannerFlags {
  readonly plain: boolean;
  readonly lang?: string | undefined;
}

/** What draws on a full screen; null where lines are wanted, or nothing can be drawn, which is said. */
export async function screenFor({ console, env, language }: Context, flags: FrontFlags) {
  const wanted = console.isTerminal && !flags.plain && !flags.brief && !flags.cells;
  const screen = wanted ? await import('./screen/run-screen.ts') : null;
  if (!screen || screen.canDraw(env)) return screen;
  await console.out.write(`${terminalScreenTexts(language).lineByLine}\n`);
  return null;
}

/** The same thing on both faces; each gives the outcome where it came to nothing. */
export interface Faces {
  byLines(desk: Desk): Promise<Outcome | undefined>;
  /** Opened over the menu, which leads to everything. */
  onScreen?(app: App): Promise<Outcome | undefined>;
}

export async function openFront(
  context: Context,
  flags: FrontFlags,
  { byLines, onScreen }: Faces,
): Promise<Outcome> {
  const { env, language } = context;
  const screen = await screenFor(context, flags);
  if (!screen) return withDesk(context, flags, byLines);
  const dice = diceFrom(flags.seed);
  if (!dice.ok) return badInput(faultText(language, dice.error));
  let refusal: Outcome | undefined;
  const ending = await screen.runScreen({
    env,
    language,
    languageIsGiven: flags.lang !== undefined,
    dice: dice.value,
    copied: flags.copied,
    async over(app) {
      refusal = await onScreen?.(app);
      return refusal === undefined;
    },
  });
  return refusal ?? (ending === 'quit' ? DONE : INTERRUPTED);
}
