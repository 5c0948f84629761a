// `blackpeg identity`: who one is on a server; a phrase that moves that to another device, and its end.

import { terminalOnlineTexts } from '@blackpeg/wording';
import { parseChoice } from '../command-line/args.ts';
import { type Context, command } from '../command-line/command.ts';
import { faultText } from '../command-line/fault.ts';
import { badInput, type Outcome } from '../command-line/io.ts';
import { MANNER_OPTIONS, withDialogue } from '../game/faces.ts';
import { becomeGuest, openServer, refusedBy } from '../online/guest.ts';
import { IDENTITY_ACTIONS } from '../online/identity-actions.ts';
import type { Server } from '../online/server.ts';
import { agreed, type Dialogue, typedAfter } from '../plain/dialogue.ts';

export const identity = command({
  name: 'identity',
  takes: [],
  may: ['action'],
  options: { server: { takes: 'address' }, name: { takes: 'name' }, ...MANNER_OPTIONS },
  run: async ({ values, positionals: [given], ...context }) => {
    const { language } = context;
    const action = given === undefined ? null : parseChoice('phrase|recover|forget', given, IDENTITY_ACTIONS);
    if (action && !action.ok) return badInput(faultText(language, action.error));
    if (action && values.name !== undefined)
      return badInput(faultText(language, { kind: 'not-together', options: ['--name', action.value] }));
    const server = openServer(context, values);
    if (!server.ok) return server.error;
    return withDialogue(context, values, (dialogue) => {
      const asked = { dialogue, context, server: server.value };
      switch (action?.value) {
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
  readonly dialogue: Dialogue;
  readonly context: Context;
  readonly server: Server;
}

type Done = Promise<Outcome | undefined>;

async function sayWho({ dialogue, context, server }: Asked, name: string | undefined): Done {
  const { identity: words } = terminalOnlineTexts(dialogue.language);
  // Asking alone makes nobody a guest.
  if (server.token() === null && name === undefined) {
    dialogue.printer.say(words.nobody(server.address));
    return undefined;
  }
  const come = await becomeGuest(context, { server: server.address, name });
  if (!come.ok) return come.error;
  dialogue.printer.say(...come.value.notices);
  return undefined;
}

async function givePhrase({ dialogue, context, server }: Asked): Done {
  const { identity: words } = terminalOnlineTexts(dialogue.language);
  const given = await server.ask('guests/phrase', {});
  if (!given.ok) return refusedBy(context, server, given.error);
  dialogue.printer.say(words.phrase(given.value.phrase));
  dialogue.printer.say(words.phraseNote(`blackpeg identity recover --server ${server.address}`));
  return undefined;
}

/** Typed, not given on the command line, where others of this machine could read it. */
async function recover({ dialogue, context, server }: Asked): Done {
  const { identity: words } = terminalOnlineTexts(dialogue.language);
  dialogue.printer.say(words.askPhrase);
  const phrase = await typedAfter(dialogue, '> ');
  if (phrase === null || !/^[0-9A-Za-z -]{20,60}$/.test(phrase)) return badInput(words.notPhrase);
  const recovered = await server.ask('guests/recover/program', { phrase });
  if (!recovered.ok) return refusedBy(context, server, recovered.error);
  dialogue.printer.say(words.recovered(recovered.value.name));
  return undefined;
}

async function forget({ dialogue, context, server }: Asked): Done {
  const { identity: words } = terminalOnlineTexts(dialogue.language);
  if (server.token() === null) {
    dialogue.printer.say(words.nobody(server.address));
    return undefined;
  }
  const me = await server.ask('guests/me', {});
  if (!me.ok) return refusedBy(context, server, me.error);
  if (!(await agreed(dialogue, words.forget(me.value.name, server.address)))) {
    dialogue.printer.say(words.stays);
    return undefined;
  }
  const gone = await server.ask('guests/forget', {});
  if (!gone.ok) return refusedBy(context, server, gone.error);
  dialogue.printer.say(words.forgotten);
  return undefined;
}
