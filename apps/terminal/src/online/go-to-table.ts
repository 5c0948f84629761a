// The way to a table from the command line: which server, as whom, at which table; then line by line or on a full screen.

import type { Edition } from '@blackpeg/rules';
import type { OptionSpecs } from '../command-line/args.ts';
import type { Context } from '../command-line/command.ts';
import { DONE, INTERRUPTED, type Outcome } from '../command-line/io.ts';
import { FRONT_OPTIONS, type FrontFlags, screenFor, withDialogue } from '../game/faces.ts';
import type { runScreen as RunScreen } from '../screen/frame/run-screen.ts';
import type { Find, FoundTable } from './find-table.ts';
import { becomeGuest, refusedBy } from './guest.ts';
import type { Server } from './server.ts';
import { visitByLines } from './table/by-lines.ts';
import { farewell } from './table/farewell.ts';

export const ONLINE_OPTIONS = {
  server: { takes: 'address' },
  name: { takes: 'name' },
  ...FRONT_OPTIONS,
} as const satisfies OptionSpecs;

export interface OnlineFlags extends FrontFlags {
  readonly server?: string | undefined;
  readonly name?: string | undefined;
}

/** `edition` if the rules may have refused. */
export async function goToTable(
  context: Context,
  flags: OnlineFlags,
  find: Find,
  edition?: Edition,
): Promise<Outcome> {
  const guest = await becomeGuest(context, flags);
  if (!guest.ok) return guest.error;
  const { server, notices } = guest.value;
  const found = await find(server.ask);
  if (!found.ok) return refusedBy(context, server, found.error, edition);
  const screen = await screenFor(context, flags);
  if (screen) return onScreen(context, flags, screen.runScreen, server, found.value, notices);
  return withDialogue(context, flags, (dialogue) => visitByLines({ dialogue, server }, found.value, notices));
}

/** Loaded only now: plain mode needs none of it. */
async function onScreen(
  { env, language, console }: Context,
  { lang }: OnlineFlags,
  runScreen: typeof RunScreen,
  server: Server,
  found: FoundTable,
  notices: readonly string[],
): Promise<Outcome> {
  const { visitOnScreen } = await import('./table/on-screen.ts');
  const { first, last } = visitOnScreen({ server, over: (app) => app.quit() }, found, notices);
  const ending = await runScreen({ env, language, languageIsGiven: lang !== undefined, first });
  const { end, card } = last();
  const { texts, outcome } = farewell(language, server.address, card, end);
  for (const text of texts) await console.out.write(`${text}\n`);
  return outcome ?? (ending === 'quit' ? DONE : INTERRUPTED);
}
