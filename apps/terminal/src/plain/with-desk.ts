// A command that is played by lines, from its options to its end: a desk is opened, and put away whatever happens.

import { plainTexts } from '@blackpeg/wording';
import type { OptionSpecs, Values } from '../args.ts';
import type { Context } from '../command.ts';
import { faultText } from '../fault.ts';
import { diceFrom, openServices } from '../game/services.ts';
import { holdLines } from '../online/table/held-lines.ts';
import { badInput, DONE, INTERRUPTED, type Outcome } from '../outcome.ts';
import type { LogCopy } from '../saved/log-copy.ts';
import { savingNotice, tellSaving } from '../saved/tell-saving.ts';
import type { Desk } from './desk.ts';
import { createLines } from './lines.ts';
import { createPrinter } from './printer.ts';

/** How it is spoken. */
export const MANNER_OPTIONS = { brief: {}, cells: {} } as const satisfies OptionSpecs;

export interface MannerFlags extends Values<typeof MANNER_OPTIONS> {
  readonly seed?: string | undefined;
  /** What is put before the store of logs. */
  readonly copied?: LogCopy | undefined;
}

/** `run` gives the outcome, nothing where all went well. */
export async function withDesk(
  { console, language, env }: Context,
  { brief, cells, seed, copied }: MannerFlags,
  run: (desk: Desk) => Promise<Outcome | undefined>,
): Promise<Outcome> {
  const dice = diceFrom(seed);
  if (!dice.ok) return badInput(faultText(language, dice.error));
  const manner = { language, detail: brief ? 'brief' : 'full', cells } as const;
  const printer = createPrinter(console, manner);
  const torn = () => printer.say(plainTexts(language).keeping.torn);
  const services = openServices({ env, dice: dice.value, torn, ...(copied && { copied }) });
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
    // An interrupt ends the lines, and what was begun is left as at their end.
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
