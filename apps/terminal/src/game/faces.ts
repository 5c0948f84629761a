// Chooses the face of the game, full screen if possible, otherwise line by line, and runs it.

import type { MatchId } from '@blackpeg/referee';
import { plainTexts, terminalScreenTexts } from '@blackpeg/wording';
import type { OptionSpecs, Values } from '../command-line/args.ts';
import type { Context } from '../command-line/command.ts';
import { faultText } from '../command-line/fault.ts';
import { badInput, DONE, INTERRUPTED, type Outcome } from '../command-line/io.ts';
import { holdLines } from '../online/table/held-lines.ts';
import type { Dialogue } from '../plain/dialogue.ts';
import { createLines, createPrinter } from '../plain/printer.ts';
import type { LogCopy } from '../saved/log-copy.ts';
import { savingNotice, tellSaving } from '../saved/saving-notice.ts';
import type { App } from '../screen/frame/screen.ts';
import { diceFrom, openServices } from './services.ts';

/** The language and style. */
export const MANNER_OPTIONS = { brief: {}, cells: {} } as const satisfies OptionSpecs;

export interface MannerFlags extends Values<typeof MANNER_OPTIONS> {
  readonly seed?: string | undefined;
  /** Wraps the store of logs. */
  readonly copied?: LogCopy | undefined;
}

/** `run` returns the outcome, nothing if all went well. */
export async function withDialogue(
  { console, language, env, thinker }: Context,
  { brief, cells, seed, copied }: MannerFlags,
  run: (dialogue: Dialogue) => Promise<Outcome | undefined>,
): Promise<Outcome> {
  const dice = diceFrom(seed);
  if (!dice.ok) return badInput(faultText(language, dice.error));
  const manner = { language, detail: brief ? 'brief' : 'full', cells } as const;
  const printer = createPrinter(console, manner);
  const torn = (match: MatchId) => printer.say(plainTexts(language).keeping.torn(match));
  const services = openServices({ env, dice: dice.value, thinker, torn, ...(copied && { copied }) });
  let isInterrupted = false;
  let unheard = () => {};
  const interrupted = new Promise<void>((resolve) => {
    unheard = console.interrupts.once(() => {
      isInterrupted = true;
      resolve();
    });
  });
  const notice = savingNotice(services.saved, language);
  if (notice !== null) printer.preface(notice);
  const silence = tellSaving(
    services.saved,
    () => language,
    (text) => printer.say(text),
  );
  try {
    // An interrupt ends the lines, and a running match is left as at their end.
    const lines = holdLines(createLines(console)).until(interrupted);
    const outcome = await run({ ...manner, ...services, printer, lines });
    return isInterrupted ? INTERRUPTED : (outcome ?? DONE);
  } finally {
    unheard();
    silence();
    await printer.flushed();
    await services.thinker.close();
  }
}

export const FRONT_OPTIONS = { plain: {}, ...MANNER_OPTIONS } as const satisfies OptionSpecs;

export interface FrontFlags extends MannerFlags {
  readonly plain: boolean;
  readonly lang?: string | undefined;
}

/** The full screen to draw on; null in plain mode, or if nothing can be drawn, which is said. */
export async function screenFor({ console, env, language }: Context, flags: FrontFlags) {
  const wanted = console.isTerminal && !flags.plain && !flags.brief && !flags.cells;
  const screen = wanted ? await import('../screen/frame/run-screen.ts') : null;
  if (!screen || screen.canDraw(env)) return screen;
  await console.out.write(`${terminalScreenTexts(language).lineByLine}\n`);
  return null;
}

/** The same on both faces; each returns the outcome of a failure. */
export interface Faces {
  byLines(dialogue: Dialogue): Promise<Outcome | undefined>;
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
  if (!screen) return withDialogue(context, flags, byLines);
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
