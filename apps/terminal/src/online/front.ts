// The way to a table from the command line: which server, as whom, at which table; then line by line or on a full screen.

import type { AskFault } from '@blackpeg/protocol';
import { type Edition, err, ok, type Result } from '@blackpeg/rules';
import { onlineTexts, terminalOnlineTexts } from '@blackpeg/wording';
import type { OptionSpecs } from '../args.ts';
import type { Context } from '../command.ts';
import { FRONT_OPTIONS, type FrontFlags, INTERRUPTED, screenFor } from '../front.ts';
import { badInput, DONE, type Outcome } from '../outcome.ts';
import { withDesk } from '../plain/with-desk.ts';
import type { runScreen as RunScreen } from '../screen/run-screen.ts';
import { serverAddress } from './address.ts';
import { askFaultText } from './ask-fault.ts';
import { visitByLines } from './by-lines.ts';
import { farewell } from './farewell.ts';
import type { Find, Found } from './found.ts';
import { createServer, type Server } from './server.ts';
import { openTokens } from './tokens.ts';

export const ONLINE_OPTIONS = {
  server: { takes: 'address' },
  name: { takes: 'name' },
  ...FRONT_OPTIONS,
} as const satisfies OptionSpecs;

export interface OnlineFlags extends FrontFlags {
  readonly server?: string | undefined;
  readonly name?: string | undefined;
}

/** A guest who has come to a server, and what they should know about that. */
export interface Come {
  readonly server: Server;
  readonly name: string;
  readonly notices: readonly string[];
}

export function openServer({ language, env }: Context, flags: OnlineFlags): Result<Server, Outcome> {
  const address = serverAddress(flags.server, env);
  if (address.ok) return ok(createServer(address.value, openTokens(env)));
  return err(badInput(terminalOnlineTexts(language).faults.badAddress(address.error)));
}

/** As the guest they are, or a new one. */
export async function comeTo(context: Context, flags: OnlineFlags): Promise<Result<Come, Outcome>> {
  const { language } = context;
  const { visit } = terminalOnlineTexts(language);
  const opened = openServer(context, flags);
  if (!opened.ok) return opened;
  const server = opened.value;
  const wanted = flags.name === undefined ? null : nameIn(flags.name);
  if (flags.name !== undefined && wanted === null)
    return err(badInput(onlineTexts(language).name.bad(LONGEST_NAME)));
  const known = await (wanted === null
    ? server.ask('guests/me', {})
    : server.ask('guests/rename', { name: wanted }));
  if (!known.ok) return err(refusedBy(context, server, known.error));
  const notices = [
    ...(server.wasForgotten() ? [visit.newGuest] : []),
    visit.youAre(known.value.name),
    ...(server.lasts ? [] : [visit.notKept]),
  ];
  return ok({ server, name: known.value.name, notices });
}

/** `edition` where the rules may have refused. */
export async function goToTable(
  context: Context,
  flags: OnlineFlags,
  find: Find,
  edition?: Edition,
): Promise<Outcome> {
  const come = await comeTo(context, flags);
  if (!come.ok) return come.error;
  const { server, notices } = come.value;
  const found = await find(server.ask);
  if (!found.ok) return refusedBy(context, server, found.error, edition);
  const screen = await screenFor(context, flags);
  if (screen) return onScreen(context, flags, screen.runScreen, server, found.value, notices);
  return withDesk(context, flags, (desk) =>
    visitByLines({ desk, server, env: context.env }, found.value, notices),
  );
}

/** Loaded only now: lines need none of it. */
async function onScreen(
  { env, language, console }: Context,
  { lang }: OnlineFlags,
  runScreen: typeof RunScreen,
  server: Server,
  found: Found,
  notices: readonly string[],
): Promise<Outcome> {
  const { visitOnScreen } = await import('./on-screen.ts');
  const { first, last } = visitOnScreen({ server, env }, found, notices);
  const ending = await runScreen({ env, language, languageIsGiven: lang !== undefined, first });
  const { end, card } = last();
  const { texts, outcome } = farewell(language, server.address, card, end);
  for (const text of texts) await console.out.write(`${text}\n`);
  return outcome ?? (ending === 'quit' ? DONE : INTERRUPTED);
}

/** Nobody answers, or the answer is no: nothing given was wrong by itself. */
export function refusedBy(
  { language }: Context,
  { address }: Server,
  fault: AskFault,
  edition?: Edition,
): Outcome {
  const sentence = askFaultText(language, address, fault, edition);
  return 'violation' in fault && fault.violation ? badInput(sentence) : { kind: 'negative', sentence };
}

const LONGEST_NAME = 24;

/** Made fit to be shown; null for one that is empty, too long, or holds signs that control something. */
function nameIn(text: string): string | null {
  const name = text.trim().replace(/\s+/g, ' ');
  const length = [...name].length;
  return length >= 1 && length <= LONGEST_NAME && !/[\p{C}\p{Zl}\p{Zp}]/u.test(name) ? name : null;
}
