// The lobby on a page: polled while the page is visible, and where its tables lead.

import { createLobby, LOBBY_PLACES, type LobbyCommand, type LobbyView } from '@blackpeg/screens/lobby';
import { go } from '../../app/router.svelte.ts';
import { language } from '../../app/settings.svelte.ts';
import { tellSaid } from '../../app/tell-said.ts';
import { type WatchedScreen, watchScreen } from '../../app/watch-screen.svelte.ts';
import { askFaultText } from '../../online/ask-fault.ts';
import { askOnline } from '../../online/identity.svelte.ts';
import { wallClock } from '../../table/browser-ports.ts';

export interface PageLobby extends WatchedScreen<LobbyView, LobbyCommand> {
  /** Returns the reason for a failure, once known. */
  join(text: string): Promise<string | null>;
}

/** To be called during the creation of a component; ends with it. */
export function useLobby(isReading: () => boolean): PageLobby {
  const lobby = createLobby({
    ask: askOnline,
    clock: wallClock,
    language: language(),
    isVisible: () => document.visibilityState === 'visible',
    isReading,
    faultText: askFaultText,
    sitsByCode: false,
    enter: (table) => go({ screen: 'table', table }),
    // A link may be written in many ways, and leads here.
    elsewhere: (_, table) => lobby.do({ type: 'join', text: table }),
    tell(said) {
      const { refused } = lobby.current();
      // Why a code leads nowhere is said at the field where it was typed.
      if (said.kind !== 'refusal' || refused?.at !== LOBBY_PLACES.join) tellSaid(said);
    },
  });
  const watched = watchScreen(lobby);
  return {
    get view() {
      return watched.view;
    },
    do: watched.do,
    join: (text) =>
      new Promise((resolve) => {
        const look = () => {
          const { isBusy, refused } = lobby.current();
          if (isBusy) return;
          stop();
          resolve(refused?.at === LOBBY_PLACES.join ? refused.why : null);
        };
        lobby.do({ type: 'join', text });
        const stop = lobby.subscribe(look);
        look();
      }),
  };
}
