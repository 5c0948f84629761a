// One online table on a full screen: waiting for the others, then the match, with the company in the line that speaks.

import type { AskFault } from '@blackpeg/protocol';
import type { Result, Seat } from '@blackpeg/rules';
import type { Happening, Vault } from '@blackpeg/session';
import type { OnlineTable } from '@blackpeg/table/online';
import { type Language, tableTexts, terminalOnlineTexts } from '@blackpeg/wording';
import type { App, TerminalScreen } from '../screen/frame/screen.ts';
import { createPlayScreen, type PlayingScreen } from '../screen/play/play-screen.ts';
import { watchAbsence } from './absence.ts';
import { askFaultText } from './ask-fault.ts';
import { newsText, speakerAt } from './company-texts.ts';
import type { Found } from './found.ts';
import type { PhraseSwitch } from './phrase-switch.ts';
import { isCodeElsewhere, sealTexts } from './seals.ts';
import type { Server } from './server.ts';
import { surroundingsOf } from './surroundings.ts';
import { type Visit, visitTable } from './visit.ts';
import { createWaitingScreen } from './waiting-screen.ts';

export interface ScreenTablePorts {
  readonly app: App;
  readonly server: Server;
  readonly vault: Vault;
  readonly phrases: PhraseSwitch;
  readonly notices: readonly string[];
  /** The player goes from this table. */
  left(table: OnlineTable): void;
}

export interface ScreenTable extends Pick<Visit, 'table' | 'over'> {
  readonly screen: TerminalScreen;
}

export function screenTable(ports: ScreenTablePorts, { card, isNew }: Found): ScreenTable {
  const { app, server, vault, phrases } = ports;
  const { address } = server;
  const speaker = () => speakerAt(table, app.language());
  const howByMenu = (language: Language) => terminalOnlineTexts(language).visit.awayMenu;
  const absence = watchAbsence(app.clock, () => table, speaker, howByMenu, tell);
  let early: readonly (readonly [Happening, boolean])[] = [];
  let play: PlayingScreen | null = null;
  let isUp = true;

  /** After what the table itself says of the same. */
  function tell(...texts: readonly string[]): void {
    const said = texts.filter((text) => text !== '');
    if (said.length > 0) queueMicrotask(() => app.say(app.said(), ...said));
  }

  function hear(happening: Happening, fresh: boolean, seat: Seat): void {
    const { after } = happening;
    const isSaid = fresh || isNew;
    if (play) play.hear(happening, isSaid, seat);
    else early = [...early, [happening, isSaid]];
    if (!isSaid) return;
    tell(...sealTexts(speaker(), card.table, after, table.log()));
    absence.update(after);
  }

  const { table, over, giveUpSeat } = visitTable(
    {
      server,
      vault,
      dice: app.services.dice,
      saved: app.services.saved,
      language: app.language(),
      hear,
      news: (news, before) => tell(newsText(table, speaker(), phrases.isOn(), before, news)),
      trouble: tell,
      closing() {
        ports.left(table);
        absence.stop();
        stop();
      },
    },
    card,
  );
  const stop = table.subscribe(change);

  function change(): void {
    const { line } = tableTexts(app.language());
    if (table.isUp() !== isUp) tell(isUp ? line.downText : line.back);
    isUp = table.isUp();
    if (!play && table.snapshot().state) begin();
    app.redraw();
  }

  /** In place of the waiting screen. */
  function begin(): void {
    const around = surroundingsOf({ table, server: address, code: card.code, phrases, say: tell });
    const screen = createPlayScreen(app, table, around);
    play = screen;
    app.replace(screen);
    const { eyes } = table.snapshot();
    for (const [happening, isSaid] of early) screen.hear(happening, isSaid, eyes.seat);
    app.during(sumUp());
  }

  async function sumUp(): Promise<void> {
    await table.settled();
    const { state } = table.snapshot();
    if (!state) return;
    absence.update(state);
    if (table.seat !== null && isCodeElsewhere(state, table.seat))
      tell(tableTexts(app.language()).seals.missing);
  }

  async function sayRefusal(asked: Promise<Result<unknown, AskFault>>): Promise<void> {
    const answer = await asked;
    if (!answer.ok) app.say(askFaultText(app.language(), address, answer.error));
  }

  const screen = createWaitingScreen({
    app,
    server: address,
    card,
    table,
    notices: ports.notices,
    begin: () => app.during(sayRefusal(server.ask('tables/begin', { table: card.table }))),
    leave: () => app.during(sayRefusal(giveUpSeat())),
    // The table stays open for the match.
    closed: async () => {
      if (!play) await table.close();
    },
  });
  return { table, over, screen };
}
