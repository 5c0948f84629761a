// Table after table on a full screen, until the player leaves or there is nothing left to visit.

import type { TableCard } from '@blackpeg/protocol';
import type { App, TerminalScreen } from '../screen/frame/screen.ts';
import { askFaultText } from './ask-fault.ts';
import type { Found } from './found.ts';
import { openPhraseSwitch } from './phrase-switch.ts';
import { screenTable } from './screen-table.ts';
import type { Server } from './server.ts';
import { openVault } from './vault.ts';
import type { VisitEnd } from './visit.ts';
import { goingFrom } from './visiting.ts';

export interface ScreenVisit {
  first(app: App): TerminalScreen;
  /** How the last visit ended, and at which table. */
  last(): { readonly end: VisitEnd; readonly card: TableCard };
}

export interface ScreenVisitPorts {
  readonly server: Server;
  /** There is nothing left to visit. */
  over(app: App): void;
}

export function visitOnScreen(
  { server, over: isOver }: ScreenVisitPorts,
  found: Found,
  notices: readonly string[],
): ScreenVisit {
  let last: ReturnType<ScreenVisit['last']> = { end: { kind: 'left', seat: 'none' }, card: found.card };

  function arrive(app: App, at: Found): TerminalScreen {
    const { card } = at;
    const { saved } = app.services;
    const { table, over, screen } = screenTable(
      {
        app,
        server,
        vault: openVault(saved),
        phrases: openPhraseSwitch(saved),
        notices,
        left(going) {
          last = { end: goingFrom(going), card };
        },
      },
      at,
    );
    app.during(over.then((end) => followed(end)));

    async function followed(end: VisitEnd): Promise<void> {
      const next = end.kind === 'moved' ? await server.ask('tables/look', { table: end.table }) : null;
      if (end.kind === 'moved' && next?.ok) {
        app.replace(arrive(app, { card: next.value, isNew: end.isNew }));
        return;
      }
      await table.close();
      const refusal = next && !next.ok ? askFaultText(app.language(), server.address, next.error) : null;
      last = { end: refusal === null ? end : { kind: 'refused', sentence: refusal }, card };
      isOver(app);
    }

    return screen;
  }

  return { first: (app) => arrive(app, found), last: () => last };
}
