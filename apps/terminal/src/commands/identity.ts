// `blackpeg identity`: who one is on a server; a phrase that moves that to another device, and its end.

import { terminalOnlineTexts } from '@blackpeg/wording';
import { parseChoice } from '../command-line/args.ts';
import { type Context, command } from '../command-line/command.ts';
import { faultText } from '../command-line/fault.ts';
import { badInput, type Outcome } from '../command-line/io.ts';
import { MANNER_OPTIONS, withDesk } from '../game/faces.ts';
import { becomeGuest, openServer, refusedBy } from '../online/guest.ts';
import { IDENTITY_DEEDS } from '../online/identity-actions.ts';
import type { Server } from '../online/server.ts';
import { agreed, type Desk, typedAfter } from '../plain/dialogue.ts';

export const identity = command({
  name: 'identity',
  takes: [],
  may: ['deed'],
  options: { server: { takes: 'address' }, name: { takes: 'name' }, ...MANNER_OPTIONS },
  run: async ({ values, positionals: [given], ...context }) => {
    const { language } = context;
    const deed = given === undefined ? null : parseChoice('phrase|recover|forget', given, IDENTITY_DEEDS);
    if (deed && !deed.ok) return badInput(faultText(language, deed.error));
    if (deed && values.name !== undefined)
      return badInput(faultText(language, { kind: 'not-together', options: ['--name', deed.value] }));
    const server = openServer(context, values);
    if (!server.ok) return server.error;
    return withDesk(context, values, (desk) => {
      const asked = { desk, context, server: server.value };
      switch (deed?.value) {
        case 'phrase':
          return givePhrase(asked);
        case 'recover':
          return recover(asked);
        case 'forget':
          return forget(asked);
        case undefined:
          return sayWho(asked, values.name);
      }
    });
  },
});

interface Asked {
  readonly desk: Desk;
  readonly context: Context;
  readonly server: Server;
}

type Done = Promise<Outcome | undefined>;

async function sayWho({ desk, context, server }: Asked, name: string | undefined): Done {
  const { identity: words } = terminalOnlineTexts(desk.language);
  // Asking alone makes nobody a guest.
  if (server.token() === null && name === undefined) {
    desk.printer.say(words.nobody(server.address));
    return undefined;
  }
  const come = await becomeGuest(context, { server: server.address, name });
  if (!come.ok) return come.error;
  desk.printer.say(...come.value.notices);
  return undefined;
}

async function givePhrase({ desk, context, server }: Asked): Done {
  const { identity: words } = terminalOnlineTexts(desk.language);
  const given = await server.ask('guests/phrase', {});
  if (!given.ok) return refusedBy(context, server, given.error);
  desk.printer.say(words.phrase(given.value.phrase));
  desk.printer.say(words.phraseNote(`blackpeg identity recover --server ${server.address}`));
  return undefined;
}

/** Typed, not given on the command line, where others of this machine could read it. */
async function recover({ desk, context, server }: Asked): Done {
  const { identity: words } = terminalOnlineTexts(desk.language);
  desk.printer.say(words.askPhrase);
  const phrase = await typedAfter(desk, '> ');
  if (phrase === null || !/^[0-9A-Za-z -]{20,60}$/.test(phrase)) return badInput(words.notPhrase);
  const recovered = await server.ask('guests/recover/program', { phrase });
  if (!recovered.ok) return refusedBy(context, server, recovered.error);
  desk.printer.say(words.recovered(recovered.value.name));
  return undefined;
}

async function forget({ desk, context, server }: Asked): Done {
  const { identity: words } = terminalOnlineTexts(desk.language);
  if (server.token() === null) {
    desk.printer.say(words.nobody(server.address));
    return undefined;
  }
  const me = await server.ask('guests/me', {});
  if (!me.ok) return refusedBy(context, server, me.error);
  if (!(await agreed(desk, words.forget(me.value.name, server.address)))) {
    desk.printer.say(words.stays);
    return undefined;
  }
  const gone = await server.ask('guests/forget', {});
  if (!gone.ok) return refusedBy(context, server, gone.error);
  desk.printer.say(words.forgotten);
  return undefined;
}
