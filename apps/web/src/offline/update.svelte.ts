// Whether the browser is online; and a new version of the app, which is installed only when the player says so.

import { trustedScriptUrl } from '../app/trusted.ts';
import { pageAge } from '../late/on-demand.svelte.ts';

/** How often a page that stays open checks for a new version. */
const ASK_AGAIN_MS = 60 * 60 * 1000;

/** Kept ready by the browser until no page of the old version is open, or until it is installed. */
let waiting = $state.raw<ServiceWorker | null>(null);
/** Another tab installed the new version: this page is the old one with the files of the new one. */
let overtaken = $state(false);
let taking = false;

export function updateReady(): boolean {
  return waiting !== null || overtaken || pageAge() === 'outdated';
}

/** Reloads the page. Matches are stored; this tab returns to the same address. */
export function takeUpdate(): void {
  if (waiting === null) {
    location.reload();
    return;
  }
  taking = true;
  waiting.postMessage('take-over');
}

/** Without a service worker the app works as long as there is a connection. */
export function registerServiceWorker(): void {
  const { serviceWorker } = navigator as { readonly serviceWorker?: ServiceWorkerContainer };
  if (!import.meta.env.PROD || serviceWorker === undefined) return;
  followController(serviceWorker);
  const url = trustedScriptUrl(new URL('/sw.js', location.origin));
  serviceWorker
    .register(url, { updateViaCache: 'none' })
    .then(followRegistration)
    .catch(() => undefined);
}

function followRegistration(registration: ServiceWorkerRegistration): void {
  waiting = registration.waiting;
  registration.addEventListener('updatefound', () => followInstall(registration));
  followInstall(registration);
  let asked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - asked < ASK_AGAIN_MS) return;
    asked = Date.now();
    registration.update().catch(() => undefined);
  });
}

/** The very first version is installed at once; every other one waits for the player. */
function followInstall(registration: ServiceWorkerRegistration): void {
  const { installing } = registration;
  installing?.addEventListener('statechange', () => {
    if (installing.state === 'installed' && registration.active !== null) waiting = installing;
  });
}

function followController(serviceWorker: ServiceWorkerContainer): void {
  let controlled = serviceWorker.controller !== null;
  serviceWorker.addEventListener('controllerchange', () => {
    if (taking) {
      location.reload();
      return;
    }
    waiting = null;
    overtaken = controlled;
    controlled = true;
  });
}

let offline = $state(!navigator.onLine);
addEventListener('online', () => {
  offline = false;
});
addEventListener('offline', () => {
  offline = true;
});

export function isOffline(): boolean {
  return offline;
}
