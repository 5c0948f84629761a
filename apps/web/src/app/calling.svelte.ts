// Alerts the player while the page is hidden: in the title, and by a notification if allowed.

import { say } from './announcer.svelte.ts';
import type { Route } from './route.ts';
import { settings } from './settings.svelte.ts';

export interface PlayerCall {
  /** For the title of a tab. */
  readonly brief: string;
  readonly text: string;
  /** Where the player is called to from another screen: shown on the page too. */
  readonly way?: { readonly label: string; readonly to: Route };
}

const ICON = '/icons/icon-192.png';
/** One replaces the other: there is only one player to call. */
const TAG = 'blackpeg-call';

let call = $state.raw<PlayerCall | null>(null);
let isHidden = $state(false);

if (typeof document !== 'undefined') {
  const look = () => {
    isHidden = document.visibilityState === 'hidden';
  };
  document.addEventListener('visibilitychange', look);
  look();
}

/** Null once the call is over. The same call is not repeated. */
export function callPlayer(next: PlayerCall | null): void {
  const isNew = next !== null && next.text !== call?.text;
  call = next;
  if (isNew && next.way) say(next.text);
  if (isNew && document.visibilityState === 'hidden') void notify(next.text);
}

export function playerCall(): PlayerCall | null {
  return call;
}

/** Before the title of the page; empty while it is visible. */
export function callTitle(): string {
  return call && isHidden ? `${call.brief} · ` : '';
}

/** Whether the player allows notifications, asked now if not asked before. */
export async function mayNotify(): Promise<boolean> {
  if (!('Notification' in window)) return false;
  return (await Notification.requestPermission()) === 'granted';
}

async function notify(body: string): Promise<void> {
  if (!settings().notify || !('Notification' in window) || Notification.permission !== 'granted') return;
  const options: NotificationOptions = { body, icon: ICON, tag: TAG };
  try {
    // Phones show them only through the service worker.
    const worker = await navigator.serviceWorker?.getRegistration();
    if (worker) await worker.showNotification('Blackpeg', options);
    else
      new Notification('Blackpeg', options).onclick = () => {
        window.focus();
      };
  } catch {
    // The title says it too.
  }
}
