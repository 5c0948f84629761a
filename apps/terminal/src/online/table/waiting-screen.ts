// The screen before the match: code and link for others, who is there already, and the ways out.

import type { TableCard } from '@blackpeg/protocol';
import type { CompanyCommand, TableVisit } from '@blackpeg/screens/online-table';
import { tableTexts, terminalScreenTexts, termsText } from '@blackpeg/wording';
import { createList, drawAbove, type Item } from '../../screen/frame/list.ts';
import type { App, TerminalScreen } from '../../screen/frame/screen.ts';
import { wrapped } from '../../screen/terminal/text-width.ts';
import { inviteTexts } from '../invite.ts';
import { drawQr } from './draw-qr.ts';

export interface WaitingPorts {
  readonly app: App;
  readonly server: string;
  readonly visit: TableVisit;
  card(): TableCard;
  /** The player's name, and what to know about it. */
  readonly notices: readonly string[];
  closed(): Promise<void>;
}

export function createWaitingScreen(ports: WaitingPorts): TerminalScreen {
  const { app, server, card } = ports;
  /** The QR code covers everything else, until a key is pressed. */
  let pictured = false;
  const picture = () => {
    pictured = true;
  };
  const list = createList(() => itemsOf(ports, picture));
  const invitation = () => inviteTexts(app.language(), server, card().code);
  return {
    heading: () => tableTexts(app.language()).waiting.title(card().terms.seats.length),
    keys: () => terminalScreenTexts(app.language()).keys.list,
    draw(canvas, area) {
      if (pictured) return drawQr(canvas, area, app, server, card().code);
      const texts = [...ports.notices, '', ...invitation(), ...textsOf(ports)];
      const lines = texts.flatMap((text) => (text === '' ? [''] : wrapped(text, area.columns)));
      // In a small window the code and link for others come before messages to the player.
      const fits = lines.length + 4 <= area.rows;
      const shown = fits ? lines : invitation().flatMap((text) => wrapped(text, area.columns));
      list.draw(canvas, drawAbove(canvas, area, shown, {}), app.theme());
    },
    press(key) {
      if (pictured) {
        pictured = false;
        return;
      }
      if (!list.press(key) && key.kind === 'named' && key.name === 'escape') app.back();
    },
    close: ports.closed,
  };
}

function textsOf({ app, card, visit }: WaitingPorts): readonly string[] {
  const language = app.language();
  const terms = `${termsText(language, card().terms)}.`;
  const { looking } = tableTexts(language);
  const { place } = visit.current();
  if (place.kind !== 'at-table') return [terms, '', looking];
  place.company.take({ type: 'language', language });
  const { told, waiting, down, question } = place.company.current();
  if (question) return [question.title, question.text];
  const isWaiting = place.table.company().phase === 'waiting';
  if (!isWaiting || !waiting) return [terms, '', down ?? looking];
  return [terms, '', ...told.who, down ?? waiting.missing, waiting.waited ? `${waiting.waited}.` : ''];
}

function itemsOf({ app, card, visit }: WaitingPorts, picture: () => void): readonly Item[] {
  const { waiting, here, share } = tableTexts(app.language());
  const { place } = visit.current();
  const company = place.kind === 'at-table' ? place.company : null;
  const { question = null, people = [], waiting: room } = company?.current() ?? {};
  const done = ({ label, command }: { readonly label: string; readonly command: CompanyCommand }): Item => ({
    label,
    choose: () => company?.do(command),
  });
  // A confirmation comes before everything else.
  if (question) return question.answers.map(done);
  const others = people.flatMap(({ actions }) => actions.map(done));
  if (card().seat === null) return [{ label: here.stopWatching, choose: app.back }, ...others];
  const begin = room?.begin ?? null;
  return [
    { label: here.leave, choose: app.back },
    { label: waiting.leave, note: waiting.leaveNote, choose: () => visit.do({ type: 'leave' }) },
    { label: share.qr, choose: picture },
    ...(begin ? [{ ...begin, choose: () => visit.do({ type: 'begin' }) }] : []),
    ...others,
  ];
}
