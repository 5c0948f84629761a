// A guest's requests to a server: which one, as whom, and the message if they are refused.

import type { AskFault } from '@blackpeg/protocol';
import { type Edition, err, ok, type Result } from '@blackpeg/rules';
import { LONGEST_NAME, rename } from '@blackpeg/screens/lobby';
import { onlineTexts, terminalOnlineTexts } from '@blackpeg/wording';
import type { Context } from '../command-line/command.ts';
import { badInput, type Outcome } from '../command-line/io.ts';
import { serverAddress } from './address.ts';
import { askFaultText } from './ask-fault.ts';
import { createServer, type Server } from './server.ts';
import { openTokens } from './tokens.ts';

/** A guest who has arrived at a server, and what they should know about that. */
export interface GuestAtServer {
  readonly server: Server;
  readonly name: string;
  readonly notices: readonly string[];
}

/** Who comes, and from where. */
type AskingGuest = Pick<Context, 'language' | 'env'>;
interface Wanted {
  readonly server?: string | undefined;
  readonly name?: string | undefined;
}

export function openServer({ language, env }: AskingGuest, flags: Wanted): Result<Server, Outcome> {
  const address = serverAddress(flags.server, env);
  if (address.ok) return ok(createServer(address.value, openTokens(env), language));
  return err(badInput(terminalOnlineTexts(language).faults.badAddress(address.error)));
}

/** As the guest they are, or a new one. */
export async function becomeGuest(
  context: AskingGuest,
  flags: Wanted,
): Promise<Result<GuestAtServer, Outcome>> {
  const { language } = context;
  const { visit } = terminalOnlineTexts(language);
  const opened = openServer(context, flags);
  if (!opened.ok) return opened;
  const server = opened.value;
  const known = await (flags.name === undefined ? whoIs(server) : rename(server.ask, flags.name));
  if (!known.ok) {
    if (known.error !== 'no-name') return err(refusedBy(context, server, known.error));
    return err(badInput(onlineTexts(language).name.bad(LONGEST_NAME)));
  }
  const notices = [
    ...(server.wasForgotten() ? [visit.newGuest] : []),
    visit.youAre(known.value),
    ...(server.lasts() ? [] : [visit.notKept]),
  ];
  return ok({ server, name: known.value, notices });
}

async function whoIs({ ask }: Server): Promise<Result<string, AskFault>> {
  const known = await ask('guests/me', {});
  return known.ok ? ok(known.value.name) : known;
}

/** No response, or a refusal: nothing in the input was wrong. */
export function refusedBy(
  { language }: Pick<Context, 'language'>,
  { address }: Server,
  fault: AskFault,
  edition?: Edition,
): Outcome {
  const sentence = askFaultText(language, address, fault, edition);
  return 'violation' in fault && fault.violation ? badInput(sentence) : { kind: 'negative', sentence };
}
