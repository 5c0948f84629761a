// A guest's data on a server, line by line: devices, people who are muted or blocked, everything as a file.

import type { PersonCard } from '@blackpeg/protocol';
import { deviceView, gatherExport, personView } from '@blackpeg/screens/account';
import { settingsTexts, terminalOnlineTexts } from '@blackpeg/wording';
import type { Context } from '../command-line/command.ts';
import { newFile } from '../command-line/files.ts';
import { badInput, DONE, type Outcome } from '../command-line/io.ts';
import { agreed, type Dialogue } from '../plain/dialogue.ts';
import { refusedBy } from './guest.ts';
import type { Server } from './server.ts';

export interface AskedIdentity {
  readonly dialogue: Dialogue;
  readonly context: Context;
  readonly server: Server;
}

type Done = Promise<Outcome | undefined>;

export async function tellDevices({ dialogue, context, server }: AskedIdentity): Done {
  const { language, printer } = dialogue;
  const { identity: words } = terminalOnlineTexts(language);
  const found = await server.ask('guests/devices', {});
  if (!found.ok) return refusedBy(context, server, found.error);
  const { devices } = found.value;
  printer.say(words.devices(devices.length));
  for (const [index, card] of devices.entries()) {
    const { name, used } = deviceView(language, card);
    printer.say(words.line(index + 1, name, used));
  }
  const how = (which: string) => `blackpeg identity log-out${which}`;
  printer.say(words.devicesHow(how(' 2'), how(' others'), how('')));
  return undefined;
}

/** By its number in the list, all others, or this one: the last two only after a confirmation. */
export async function logOut(asked: AskedIdentity, which: string | undefined): Done {
  const { dialogue, context, server } = asked;
  const { account } = settingsTexts(dialogue.language).online;
  if (which === 'others')
    return sure(asked, `${account.othersQuestion} ${account.othersText}`, account.othersDone, () =>
      server.ask('guests/devices/revoke-others', {}),
    );
  const found = await server.ask('guests/devices', {});
  if (!found.ok) return refusedBy(context, server, found.error);
  const { devices } = found.value;
  const card = which === undefined ? devices.find(({ isThis }) => isThis) : devices[numberIn(which) - 1];
  if (!card) return notListed(dialogue, which ?? '', devices.length);
  if (card.isThis)
    return sure(asked, `${account.hereQuestion} ${account.hereText}`, account.hereDone, () =>
      server.ask('guests/log-out', {}),
    );
  const done = await server.ask('guests/devices/revoke', { device: card.device });
  if (!done.ok) return refusedBy(context, server, done.error);
  dialogue.printer.say(account.loggedOut);
  return undefined;
}

export async function tellPeople({ dialogue, context, server }: AskedIdentity): Done {
  const { language, printer } = dialogue;
  const { identity: words } = terminalOnlineTexts(language);
  const found = await server.ask('people/list', {});
  if (!found.ok) return refusedBy(context, server, found.error);
  const { people } = found.value;
  if (people.length === 0) printer.say(settingsTexts(language).online.account.nobody);
  for (const [index, card] of people.entries()) {
    const { name, state } = personView(language, card);
    printer.say(words.line(index + 1, name, state));
  }
  if (people.length > 0) printer.say(words.peopleHow('blackpeg identity release 1'));
  return undefined;
}

export async function release({ dialogue, context, server }: AskedIdentity, which = ''): Done {
  const found = await server.ask('people/list', {});
  if (!found.ok) return refusedBy(context, server, found.error);
  const { people } = found.value;
  const card: PersonCard | undefined = people[numberIn(which) - 1];
  if (!card) return notListed(dialogue, which, people.length);
  const done = await server.ask('people/release', { person: card.person });
  if (!done.ok) return refusedBy(context, server, done.error);
  dialogue.printer.say(settingsTexts(dialogue.language).online.account.released(card.name));
  return undefined;
}

/** Into a new file, or to standard output. */
export async function exportAccount(
  context: Context,
  server: Server,
  output: string | undefined,
): Promise<Outcome> {
  const { console, language } = context;
  const { identity: words } = terminalOnlineTexts(language);
  if (server.token() === null) return { kind: 'negative', sentence: words.nobody(server.address) };
  const write = output === undefined ? null : newFile(output);
  const file = await gatherExport(server.ask, Date.now());
  if (!file.ok) return refusedBy(context, server, file.error);
  write?.(file.value.text);
  await console.out.write(output === undefined ? file.value.text : `${words.saved(output)}\n`);
  return DONE;
}

async function sure(
  { dialogue, context, server }: AskedIdentity,
  question: string,
  done: string,
  act: () => ReturnType<Server['ask']>,
): Done {
  const { identity: words } = terminalOnlineTexts(dialogue.language);
  if (!(await agreed(dialogue, question))) {
    dialogue.printer.say(words.nothingChanged);
    return undefined;
  }
  const answer = await act();
  if (!answer.ok) return refusedBy(context, server, answer.error);
  dialogue.printer.say(done);
  return undefined;
}

function numberIn(text: string): number {
  return /^\d{1,4}$/.test(text) ? Number(text) : 0;
}

function notListed({ language }: Dialogue, given: string, count: number): Outcome {
  return badInput(terminalOnlineTexts(language).identity.notListed(given, count));
}
