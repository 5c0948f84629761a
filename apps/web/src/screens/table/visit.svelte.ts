// A visit to an online table: looking for it, being invited, sitting down or looking on, and leaving.

import { proofsOf } from '@blackpeg/commitment';
import type { AskFault, AskOnline, Company, TableCard, TableNews } from '@blackpeg/protocol';
import type { Seat } from '@blackpeg/rules';
import type { PlayScreen } from '@blackpeg/screens/play';
import type { Happening } from '@blackpeg/session';
import {
  closeCopy,
  type OnlineHooks,
  type OnlineTable,
  type VisitTurn,
  visitTurn,
} from '@blackpeg/table/online';
import { commonTexts, onlineFaultText, proofText, speakerOf, tableTexts } from '@blackpeg/wording';
import { say } from '../../app/announcer.svelte.ts';
import { go } from '../../app/router.svelte.ts';
import { language, settings } from '../../app/settings.svelte.ts';
import { askFaultText } from '../../online/ask-fault.ts';
import { type WatchedOnline, watchOnline } from '../../online/table/watch-online.svelte.ts';
import type { Storage } from '../../storage/storage.ts';
import { type WatchedSession, watchSession } from '../../table/watch.svelte.ts';
import { newsText } from './news.ts';
import type { Talk } from './talk.svelte.ts';
import { spelt, wayIn } from './way-in.ts';

export interface AtTable {
  readonly kind: 'at-table';
  readonly card: TableCard;
  readonly online: OnlineTable;
  readonly watched: WatchedOnline;
  readonly session: WatchedSession;
}

type Shown =
  | { readonly kind: 'looking' }
  | { readonly kind: 'failed'; readonly text: string }
  | { readonly kind: 'invited'; readonly card: TableCard }
  | AtTable;

interface Heard {
  readonly type: 'heard';
  readonly happening: Happening;
  readonly seat: Seat;
}

export interface VisitPorts {
  /** Id or code. */
  readonly table: string;
  readonly talk: Talk;
  readonly ask: AskOnline;
  readonly storage: Storage;
}

/** To be called while a component is being made. */
export function createVisit({ table, talk, ask, storage }: VisitPorts) {
  let shown = $state.raw<Shown>({ kind: 'looking' });
  /** Why the last thing that was wanted did not happen. */
  let fault = $state.raw<string | null>(null);
  let busy = $state(false);
  let gone = false;

  /** What happened before the game was loaded is told when it is. */
  let early: readonly Heard[] = [];
  let screen: PlayScreen | null = null;

  function hear(heard: Heard): void {
    if (screen) screen.take(heard);
    else early = [...early, heard];
  }

  /** Anew whenever the server takes this guest for somebody else than before. */
  async function come(): Promise<void> {
    leaveLine();
    shown = { kind: 'looking' };
    const looked = await ask('tables/look', { table });
    if (gone) return;
    if (!looked.ok) fail(textOf(looked.error), looked.error.error === 'no-such-table');
    else if (wayIn(looked.value) === 'invited') shown = { kind: 'invited', card: looked.value };
    else await arrive(looked.value);
  }

  /** The line is loaded with the first table, the game while others are waited for. */
  async function arrive(card: TableCard): Promise<void> {
    const line = await import('../../online/table/open-in-browser.ts').catch(() => null);
    if (gone) return;
    if (!line) return fail(commonTexts(language()).failed, false);
    if (card.phase === 'waiting') import('./TableGame.svelte').catch(() => {});
    sitDown(card, (hooks) => line.openInBrowser(storage, card, hooks));
  }

  function sitDown(card: TableCard, open: (hooks: OnlineHooks) => OnlineTable): void {
    const hearMatch: OnlineHooks['hear'] = (happening, fresh, seat) => {
      if (!fresh) return;
      hear({ type: 'heard', happening, seat });
      if (happening.event.type === 'codes-revealed') {
        const speaker = speakerOf(online.card, language(), card.terms.edition, card.seat);
        for (const proved of proofsOf(card.table, online.log(), happening.after.round)) {
          say(proofText(speaker, proved));
        }
      }
    };
    const online: OnlineTable = open({
      hear: hearMatch,
      news: (news, before) => hearNews(card, online, news, before),
    });
    shown = {
      kind: 'at-table',
      card,
      online,
      watched: watchOnline(online),
      session: watchSession(online.session),
    };
    if (card.phase === 'waiting' && card.seat !== null) {
      const { share } = tableTexts(language());
      say(`${share.code}: ${spelt(card.code)}.`);
    }
  }

  function hearNews(card: TableCard, online: OnlineTable, news: TableNews, before: Company): void {
    const { seat } = card;
    const listening = {
      language: language(),
      card: online.card,
      edition: card.terms.edition,
      seat,
      phrases: settings().phrases,
    };
    say(newsText(listening, before, news));
    if (news.type === 'said') talk.hear(news);
    turn(visitTurn(online, news), seat);
  }

  function turn(to: VisitTurn | null, seat: Seat | null): void {
    if (to?.kind === 'gone') fail(tableTexts(language()).line.gone, true);
    // The guest of this browser was deleted elsewhere.
    if (to?.kind === 'forgotten') fail(onlineFaultText(language(), 'no-token'), false);
    if (to?.kind === 'reseated') void come();
    // A spectator follows by a link.
    if (to?.kind === 'rematch' && seat !== null) go({ screen: 'table', table: to.table }, { replace: true });
  }

  function fail(text: string, noTable: boolean): void {
    leaveLine();
    // What this device kept of it is not gone on with.
    if (noTable) closeCopy(storage.cards, table).catch(() => {});
    shown = { kind: 'failed', text };
    say(text);
  }

  function textOf(error: AskFault): string {
    return askFaultText(language(), error);
  }

  function leaveLine(): void {
    screen = null;
    early = [];
    if (shown.kind === 'at-table') shown.online.close();
  }

  /** One wish at a time; what comes of it is shown, or why nothing did. */
  async function wish(what: () => ReturnType<AskOnline>, done: () => void): Promise<void> {
    if (busy) return;
    busy = true;
    fault = null;
    const answer = await what();
    busy = false;
    if (gone) return;
    if (answer.ok) return done();
    fault = textOf(answer.error);
    say(fault);
  }

  void come();
  $effect(() => () => {
    gone = true;
    leaveLine();
  });

  return {
    get shown() {
      return shown;
    },
    /** The game is loaded: it tells what happens. */
    tellTo(loaded: PlayScreen): void {
      screen = loaded;
      for (const heard of early) loaded.take(heard);
      early = [];
    },
    get fault() {
      return fault;
    },
    get busy() {
      return busy;
    },
    again: come,
    sit: (card: TableCard) => wish(() => ask('tables/sit', { table: card.table }), come),
    watch: arrive,
    begin: (card: TableCard) =>
      wish(
        () => ask('tables/begin', { table: card.table }),
        () => {},
      ),
    /** Who looks on just goes; who sits gives the seat back. */
    leave(card: TableCard): void {
      const away = () => go({ screen: 'online' }, { replace: true });
      if (card.seat === null) away();
      else void wish(() => ask('tables/leave', { table: card.table }), away);
    },
  };
}
