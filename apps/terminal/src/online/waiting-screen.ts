// The screen before the match: code and link for others, who sits already, and the ways out.

import type { OnlineTable } from '@blackpeg/table/online';
import { tableTexts, terminalScreenTexts, termsText } from '@blackpeg/wording';
import { createList, drawAbove, type Item } from '../screen/frame/list.ts';
import type { App, TerminalScreen } from '../screen/frame/screen.ts';
import { wrapped } from '../screen/terminal/text-width.ts';
import { presenceTexts, speakerAt } from './company-texts.ts';
import type { Found } from './found.ts';
import { inviteTexts } from './invite.ts';

export interface WaitingPorts {
  readonly app: App;
  readonly server: string;
  readonly card: Found['card'];
  readonly table: OnlineTable;
  /** Who one is, and what to know about that. */
  readonly notices: readonly string[];
  /** Begins a race with those who sit. */
  begin(): void;
  /** Gives the seat back. */
  leave(): void;
  closed(): Promise<void>;
}

export function createWaitingScreen(ports: WaitingPorts): TerminalScreen {
  const { app, server, card, table, notices } = ports;
  const list = createList(() => itemsOf(ports));

  function texts(): readonly string[] {
    const language = app.language();
    const { waiting, looking, line } = tableTexts(language);
    const free = table.company().names.filter((name) => name === null).length;
    const isWaiting = table.company().phase === 'waiting';
    return [
      ...notices,
      '',
      ...inviteTexts(language, server, card.code),
      `${termsText(language, card.terms)}.`,
      '',
      ...(isWaiting ? presenceTexts(table, speakerAt(table, language)) : []),
      table.isUp() ? (isWaiting ? waiting.missing(free) : looking) : line.downWatching,
    ];
  }

  return {
    heading: () => tableTexts(app.language()).waiting.title,
    keys: () => terminalScreenTexts(app.language()).keys.list,
    draw(canvas, area) {
      const lines = texts().flatMap((text) => (text === '' ? [''] : wrapped(text, area.columns)));
      // In a small window what others need to come here goes before what is told to oneself.
      const fits = lines.length + 4 <= area.rows;
      const shown = fits
        ? lines
        : inviteTexts(app.language(), server, card.code).flatMap((text) => wrapped(text, area.columns));
      list.draw(canvas, drawAbove(canvas, area, shown, {}), app.theme());
    },
    press(key) {
      if (!list.press(key) && key.kind === 'named' && key.name === 'escape') app.back();
    },
    close: ports.closed,
  };
}

function itemsOf({ app, card, begin, leave }: WaitingPorts): readonly Item[] {
  const { waiting, here } = tableTexts(app.language());
  if (card.seat === null) return [{ label: here.stopWatching, choose: app.back }];
  const race: Item = {
    label: waiting.begin(card.terms.seats.length),
    note: waiting.beginNote,
    choose: begin,
  };
  return [
    { label: here.leave, choose: app.back },
    { label: waiting.leave, note: waiting.leaveNote, choose: leave },
    ...(card.terms.form === 'race' ? [race] : []),
  ];
}
