// A visit to an online table from a terminal: its socket, what it stores, and its words for server messages.

import { randomBytes, randomUUID } from 'node:crypto';
import { createSeals } from '@blackpeg/commitment';
import type { Dice } from '@blackpeg/rules';
import type { Said } from '@blackpeg/screens';
import { type CompanyGuide, createVisit, type TableVisit } from '@blackpeg/screens/online-table';
import type { Vault } from '@blackpeg/session';
import { openOnlineTable } from '@blackpeg/table/online';
import { type Language, terminalOnlineTexts } from '@blackpeg/wording';
import { wallClock } from '../../node-ports.ts';
import type { Saved } from '../../saved/saved.ts';
import { askFaultText } from '../ask-fault.ts';
import type { FoundTable } from '../find-table.ts';
import type { PhraseSwitch } from '../phrase-switch.ts';
import type { Server } from '../server.ts';
import { openSocket } from '../socket.ts';

export interface TerminalVisitPorts {
  readonly server: Server;
  readonly vault: Vault;
  readonly dice: Dice;
  readonly saved: Saved;
  readonly language: Language;
  readonly phrases: PhraseSwitch;
  /** The sentences about an absent player and about a requested rematch. */
  readonly guide: Pick<CompanyGuide, 'overdue' | 'rematch'>;
  say(text: string): void;
}

export function visitTable(ports: TerminalVisitPorts, found: FoundTable): TableVisit {
  const { server, phrases } = ports;
  const visit: TableVisit = createVisit(
    {
      face: 'terminal',
      ask: server.ask,
      language: ports.language,
      company: {
        clock: wallClock,
        guide: { ...ports.guide, steppedAway },
        hearsPhrases: phrases.isOn,
        keepPhrases: phrases.set,
      },
      load: async (refuse) => (card, hooks) => openOnlineTable(tablePorts(ports, refuse), card, hooks),
      faultText: (language, fault) => askFaultText(language, server.address, fault),
      forgotten: (language) => terminalOnlineTexts(language).faults.unknownGuest,
      // It is part of the program.
      notLoaded: () => '',
      follow: () => {},
      // Only finished matches are stored.
      forgetCopy: () => {},
      // The reason for a failed visit is its ending, and is said then.
      tell({ text }: Said) {
        if (visit.current().place.kind !== 'failed') ports.say(text);
      },
    },
    found,
  );
  return visit;
}

function tablePorts(
  { server, vault, dice, saved, language, say }: TerminalVisitPorts,
  refuse: (text: string) => void,
) {
  const { faults } = terminalOnlineTexts(language);
  return {
    vault,
    dice,
    open: openSocket({
      server: server.address,
      token: server.token,
      refused(status) {
        if (status === 429) say(faults.crowded);
        else if (status === 401) refuse(faults.unknownGuest);
        else if (status < 500) refuse(faults.otherVersion(server.address));
      },
    }),
    clock: wallClock,
    storage: saved,
    // Unfinished matches are on their server.
    copies: 'finished' as const,
    seals: createSeals((count) => randomBytes(count)),
    // A terminal is always visible.
    attention: { isVisible: () => true, watch: () => () => {} },
    newId: () => randomUUID(),
    fault: () => {},
  };
}

function steppedAway(language: Language): string {
  const { typed, visit } = terminalOnlineTexts(language);
  return visit.awayNow(typed.back[0]);
}
