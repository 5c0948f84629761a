// `blackpeg identity`: the player's identity on a server: a phrase that moves it to another device, the stored data,
// and its deletion.

import { terminalOnlineTexts } from '@blackpeg/wording';
import { command } from '../command-line/command.ts';
import { faultText, type UsageFault } from '../command-line/fault.ts';
import { badInput, type Outcome } from '../command-line/io.ts';
import { MANNER_OPTIONS, withDialogue } from '../game/faces.ts';
import {
  type AskedIdentity,
  exportAccount,
  logOut,
  release,
  tellDevices,
  tellPeople,
} from '../online/account.ts';
import { becomeGuest, openServer, refusedBy } from '../online/guest.ts';
import { IDENTITY_ACTIONS } from '../online/identity-actions.ts';
import { agreed, typedAfter } from '../plain/dialogue.ts';

export const identity = command({
  name: 'identity',
  takes: [],
  may: ['action', 'which'],
  options: {
    server: { takes: 'address' },
    name: { takes: 'name' },
    output: { takes: 'file' },
    ...MANNER_OPTIONS,
  },
  run: async ({ values, positionals: [given, which], ...context }) => {
    const { language } = context;
    const wanted = IDENTITY_ACTIONS.find((action) => action === given?.toLowerCase());
    if (given !== undefined && wanted === undefined)
      return badInput(faultText(language, { kind: 'unknown-command', given, known: IDENTITY_ACTIONS }));
    if (wanted && values.name !== undefined)
      return badInput(faultText(language, { kind: 'not-together', options: ['--name', wanted] }));
    const fault = misplaced(wanted, which, values.output);
    if (fault) return badInput(faultText(language, fault));
    const server = openServer(context, values);
    if (!server.ok) return server.error;
    if (wanted === 'export') return exportAccount(context, server.value, values.output);
    return withDialogue(context, values, (dialogue) => {
      const asked = { dialogue, context, server: server.value };
      switch (wanted) {
        case 'phrase':
          return givePhrase(asked);
        case 'recover':
          return recover(asked);
        case 'devices':
          return known(asked, tellDevices);
        case 'log-out':
          return known(asked, (one) => logOut(one, which));
        case 'people':
          return known(asked, tellPeople);
        case 'release':
          return known(asked, (one) => release(one, which));
        case 'forget':
          return known(asked, forget);
        case undefined:
          return sayWho(asked, values.name);
      }
    });
  },
});

type Done = Promise<Outcome | undefined>;

async function sayWho({ dialogue, context, server }: AskedIdentity, name: string | undefined): Done {
  const { identity: words } = terminalOnlineTexts(dialogue.language);
  // A request alone does not create a guest.
  if (server.token() === null && name === undefined) {
    dialogue.printer.say(words.nobody(server.address));
    return undefined;
  }
  const come = await becomeGuest(context, { server: server.address, name });
  if (!come.ok) return come.error;
  dialogue.printer.say(...come.value.notices);
  return undefined;
}

/** Asking about the own account does not create a guest. */
async function known(asked: AskedIdentity, act: (asked: AskedIdentity) => Done): Done {
  const { dialogue, server } = asked;
  if (server.token() !== null) return act(asked);
  dialogue.printer.say(terminalOnlineTexts(dialogue.language).identity.nobody(server.address));
  return undefined;
}

/** Arguments that this action does not accept. */
function misplaced(
  action: (typeof IDENTITY_ACTIONS)[number] | undefined,
  which: string | undefined,
  output: string | undefined,
): UsageFault | null {
  if (which !== undefined && action !== 'log-out' && action !== 'release')
    return { kind: 'not-together', options: [action ?? 'identity', which] };
  if (output !== undefined && action !== 'export')
    return { kind: 'not-together', options: ['--output', action ?? 'identity'] };
  return null;
}

async function givePhrase({ dialogue, context, server }: AskedIdentity): Done {
  const { identity: words } = terminalOnlineTexts(dialogue.language);
  const given = await server.ask('guests/phrase', {});
  if (!given.ok) return refusedBy(context, server, given.error);
  dialogue.printer.say(words.phrase(given.value.phrase));
  dialogue.printer.say(words.phraseNote(`blackpeg identity recover --server ${server.address}`));
  return undefined;
}

/** Typed, not given on the command line, where other users of this machine could read it. */
async function recover({ dialogue, context, server }: AskedIdentity): Done {
  const { identity: words } = terminalOnlineTexts(dialogue.language);
  dialogue.printer.say(words.askPhrase);
  const phrase = await typedAfter(dialogue, '> ');
  if (phrase === null || !/^[0-9A-Za-z -]{20,60}$/.test(phrase)) return badInput(words.notPhrase);
  const recovered = await server.ask('guests/recover/program', { phrase });
  if (!recovered.ok) return refusedBy(context, server, recovered.error);
  dialogue.printer.say(words.recovered(recovered.value.name));
  return undefined;
}

async function forget({ dialogue, context, server }: AskedIdentity): Done {
  const { identity: words } = terminalOnlineTexts(dialogue.language);
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
