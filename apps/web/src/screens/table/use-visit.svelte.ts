// A visit to an online table on a page: what it needs from the browser, and where it leads.

import { createVisit, type TableVisit, type VisitView } from '@blackpeg/screens/online-table';
import { closeCopy } from '@blackpeg/table/online';
import { commonTexts, onlineFaultText } from '@blackpeg/wording';
import { go } from '../../app/router.svelte.ts';
import { useServices } from '../../app/services.ts';
import { language, settings } from '../../app/settings.svelte.ts';
import { tellSaid } from '../../app/tell-said.ts';
import { type WatchedScreen, watchScreen } from '../../app/watch-screen.svelte.ts';
import { askFaultText } from '../../online/ask-fault.ts';
import { askOnline } from '../../online/identity.svelte.ts';
import { wallClock } from '../../table/browser-ports.ts';

export interface PageVisit {
  readonly listen: TableVisit['listen'];
  readonly screen: WatchedScreen<VisitView, Parameters<TableVisit['do']>[0]>;
}

/** To be called during the creation of a component; ends with it. `table` is an id or a code. */
export function useVisit(table: string): PageVisit {
  const { storage } = useServices();
  const visit = createVisit(
    {
      face: 'page',
      ask: askOnline,
      language: language(),
      company: {
        clock: wallClock,
        hearsPhrases: () => settings().phrases,
        // Switched in the settings.
        keepPhrases: () => {},
      },
      async load() {
        const line = await import('../../online/table/open-in-browser.ts').catch(() => null);
        // The game is loaded while waiting for others.
        import('./TableGame.svelte').catch(() => {});
        return line && ((card, hooks) => line.openInBrowser(storage, card, hooks));
      },
      faultText: askFaultText,
      // The guest of this browser was deleted elsewhere.
      forgotten: (to) => onlineFaultText(to, 'no-token'),
      notLoaded: (to) => commonTexts(to).failed,
      follow: (next) => go({ screen: 'table', table: next }, { replace: true }),
      forgetCopy: (gone) => void closeCopy(storage.cards, gone).catch(() => {}),
      tell: tellSaid,
    },
    { table },
  );
  return { listen: visit.listen, screen: watchScreen(visit) };
}
