// The lines of the lobby on a full screen: box, pairing, opening a table, a code, a name, and a line for each table.

import { BOX_NAMES, type BoxName } from '@blackpeg/rules';
import {
  LONGEST_NAME,
  type LobbyCommand,
  type LobbyItem,
  type LobbyScreen,
  type LobbyView,
  rename,
} from '@blackpeg/screens/lobby';
import { type Choices, termsOf } from '@blackpeg/screens/set-up';
import { editionName, onlineTexts, setUpTexts, terminalOnlineTexts, termsText } from '@blackpeg/wording';
import type { Item } from '../../screen/frame/list.ts';
import type { App } from '../../screen/frame/screen.ts';
import { fieldsIn } from '../../screen/set-up/form-lines.ts';
import { createSetUpScreen } from '../../screen/set-up/set-up-screen.ts';
import { askFaultText } from '../ask-fault.ts';
import { onlineChoices, onOtherDevices, usualTerms } from '../host-terms.ts';
import type { Server } from '../server.ts';

export interface LobbyFormPorts {
  readonly app: App;
  readonly server: Server;
  readonly lobby: LobbyScreen;
  /** Of the guest. */
  readonly name: string;
  go(command: LobbyCommand): void;
}

export interface LobbyForm {
  /** Fixed lines come first, so that tables that open and close do not move them. */
  items(): readonly Item[];
}

/** What was chosen and typed. */
interface Form extends LobbyFormPorts {
  name: string;
  box: BoxName;
  code: string;
  /** Null while the name is as it was. */
  typed: string | null;
}

/** A link is pasted. */
const LONGEST_LINK = 200;

export function createLobbyForm(ports: LobbyFormPorts): LobbyForm {
  const form: Form = { ...ports, box: 'super', code: '', typed: null };
  return {
    items: () => [
      ...waysIn(form),
      codeField(form),
      nameField(form),
      ...lookItems(form),
      ...offersIn(form.lobby.current()).map((offer) => offerItem(form, offer)),
    ],
  };
}

/** Own tables first, then those that wait, then those being played. */
export function offersIn({ mine, open, running }: LobbyView): readonly LobbyItem[] {
  return [...mine, ...open, ...running];
}

function waysIn(form: Form): readonly Item[] {
  const { app, go } = form;
  const { invite, pair, tables } = onlineTexts(app.language());
  const { accesses } = setUpTexts(app.language()).online;
  const { choice } = fieldsIn(app.language());
  const terms = termsText(app.language(), usualTerms(form.box));
  const own = (access: 'listed' | 'invited'): Item => ({
    label: terminalOnlineTexts(app.language()).lobby.own(accesses[access].title),
    text: accesses[access].text,
    choose: () => setUpTable(form, access === 'listed'),
  });
  return [
    choice<BoxName>({
      label: tables.filter,
      values: BOX_NAMES,
      current: form.box,
      name: (one) => editionName(app.language(), one),
      set: (one) => {
        form.box = one;
      },
    }),
    {
      label: invite.button,
      note: terms,
      text: invite.text,
      choose: () => go({ type: 'invite', edition: form.box }),
    },
    {
      label: pair.title,
      note: terms,
      text: pair.text,
      choose: () => go({ type: 'pair', edition: form.box }),
    },
    own('listed'),
    own('invited'),
  ];
}

/** The terms are chosen first. */
function setUpTable({ app, box, go }: Form, listed: boolean): void {
  const { opponents } = onOtherDevices(app.language());
  const start = async (choices: Choices): Promise<void> => {
    app.back();
    go({ type: 'host', terms: termsOf(choices), listed: choices.listed });
  };
  app.open(createSetUpScreen(app, box, { first: onlineChoices(box, listed), opponents, start }));
}

function codeField(form: Form): Item {
  const { app, go } = form;
  const { join } = onlineTexts(app.language());
  const field = fieldsIn(app.language()).text({
    label: join.title,
    current: form.code,
    usual: join.field,
    longest: LONGEST_LINK,
    set: (now) => {
      form.code = now;
    },
    enter: () => (form.code === '' ? app.say(join.note) : go({ type: 'join', text: form.code })),
  });
  return { ...field, text: join.note };
}

function nameField(form: Form): Item {
  const { app } = form;
  const { name: words } = onlineTexts(app.language());
  return fieldsIn(app.language()).text({
    label: words.label,
    current: form.typed ?? form.name,
    usual: words.field,
    longest: LONGEST_NAME,
    set: (now) => {
      form.typed = now;
    },
    enter: () => form.typed !== null && app.during(saveName(form, form.typed)),
  });
}

async function saveName(form: Form, wanted: string): Promise<void> {
  const { app, server } = form;
  const { name: words } = onlineTexts(app.language());
  const renamed = await rename(server.ask, wanted);
  if (renamed.ok) {
    form.name = renamed.value;
    form.typed = null;
    app.say(words.saved(form.name));
  } else if (renamed.error === 'no-name') app.say(words.bad(LONGEST_NAME));
  else app.say(askFaultText(app.language(), server.address, renamed.error));
}

function lookItems({ app, lobby }: Form): readonly Item[] {
  const { more } = lobby.current();
  const again: Item = {
    label: terminalOnlineTexts(app.language()).lobby.again,
    choose: () => lobby.do({ type: 'look' }),
  };
  const phases = (['waiting', 'playing'] as const).filter((phase) => more[phase]);
  const further: Item = {
    label: onlineTexts(app.language()).tables.more,
    choose() {
      for (const phase of phases) lobby.do({ type: 'more', phase });
    },
  };
  return phases.length > 0 ? [again, further] : [again];
}

function offerItem({ go }: Form, { table, purpose, line }: LobbyItem): Item {
  return {
    label: line.actionWith,
    note: line.terms,
    text: `${line.terms}. ${line.state}.`,
    choose: () => go({ type: purpose === 'sit' ? 'sit' : 'enter', table }),
  };
}
