// The lines of the lobby on a full screen: box, pairing, a table of one's own, a code, a name, and a line for each table.

import { BOX_NAMES, type BoxName } from '@blackpeg/rules';
import { LONGEST_NAME, rename, type TableOffer, tableLine } from '@blackpeg/screens/lobby';
import { type Choices, termsOf } from '@blackpeg/screens/set-up';
import { editionName, onlineTexts, setUpTexts, terminalOnlineTexts, termsText } from '@blackpeg/wording';
import type { Item } from '../../screen/list.ts';
import type { App } from '../../screen/screen.ts';
import { fieldsIn } from '../../screen/set-up/fields.ts';
import { createSetUpScreen } from '../../screen/set-up/set-up-screen.ts';
import { askFaultText } from '../ask-fault.ts';
import { type Find, lookAt, openTable, pairFor, sitAt } from '../find-table.ts';
import { onlineChoices, onOtherDevices, usualTerms } from '../host-terms.ts';
import type { Server } from '../server.ts';

export interface LobbyFormPorts {
  readonly app: App;
  readonly server: Server;
  /** Of the guest. */
  readonly name: string;
  go(find: Find): void;
  join(text: string): void;
  /** At the tables, again. */
  look(): void;
}

export interface LobbyForm {
  /** What is always there first, so that tables that come and go move nothing of it. */
  items(offers: readonly TableOffer[]): readonly Item[];
}

/** A link is pasted. */
const LONGEST_LINK = 200;

export function createLobbyForm(ports: LobbyFormPorts): LobbyForm {
  const { app, server, go } = ports;
  let { name } = ports;
  let box: BoxName = 'super';
  let code = '';
  /** Null while the name is as it was. */
  let typed: string | null = null;

  async function save(wanted: string): Promise<void> {
    const { name: words } = onlineTexts(app.language());
    const renamed = await rename(server.ask, wanted);
    if (renamed.ok) {
      name = renamed.value;
      typed = null;
      app.say(words.saved(name));
    } else if (renamed.error === 'no-name') app.say(words.bad(LONGEST_NAME));
    else app.say(askFaultText(app.language(), server.address, renamed.error));
  }

  /** What is agreed there is chosen first. */
  function setUpTable(listed: boolean): void {
    const { opponents } = onOtherDevices(app.language());
    app.open(createSetUpScreen(app, box, { first: onlineChoices(box, listed), opponents, start }));
  }

  async function start(choices: Choices): Promise<void> {
    app.back();
    go((ask) => openTable(ask, termsOf(choices), choices.listed));
  }

  function ways(): readonly Item[] {
    const { pair, tables } = onlineTexts(app.language());
    const { accesses } = setUpTexts(app.language()).online;
    const { choice } = fieldsIn(app.language());
    const agreed = termsText(app.language(), usualTerms(box));
    const own = (access: 'listed' | 'invited'): Item => ({
      label: terminalOnlineTexts(app.language()).lobby.own(accesses[access].title),
      text: accesses[access].text,
      choose: () => setUpTable(access === 'listed'),
    });
    return [
      choice<BoxName>({
        label: tables.filter,
        values: BOX_NAMES,
        current: box,
        name: (one) => editionName(app.language(), one),
        set: (one) => {
          box = one;
        },
      }),
      { label: pair.title, note: agreed, text: pair.text, choose: () => go((ask) => pairFor(ask, box)) },
      own('listed'),
      own('invited'),
    ];
  }

  function fields(): readonly Item[] {
    const { join, name: words } = onlineTexts(app.language());
    const { text } = fieldsIn(app.language());
    const codeField = text({
      label: join.title,
      current: code,
      usual: join.field,
      longest: LONGEST_LINK,
      set: (now) => {
        code = now;
      },
      enter: () => (code === '' ? app.say(join.note) : ports.join(code)),
    });
    const nameField = text({
      label: words.label,
      current: typed ?? name,
      usual: words.field,
      longest: LONGEST_NAME,
      set: (now) => {
        typed = now;
      },
      enter: () => typed !== null && app.during(save(typed)),
    });
    const { lobby } = terminalOnlineTexts(app.language());
    return [{ ...codeField, text: join.note }, nameField, { label: lobby.again, choose: ports.look }];
  }

  function offerItem(offer: TableOffer): Item {
    const { table } = offer.card;
    const { actionWith, terms, state } = tableLine(app.language(), offer, app.clock.now());
    return {
      label: actionWith,
      note: terms,
      text: `${terms}. ${state}.`,
      choose: () => go((ask) => (offer.purpose === 'watch' ? lookAt(ask, table) : sitAt(ask, table))),
    };
  }

  return { items: (offers) => [...ways(), ...fields(), ...offers.map(offerItem)] };
}
