// This browser's identity online. The token is in a cookie no script can read; the name is stored for display.

import { type AskOnline, createAskOnline } from '@blackpeg/protocol';
import { GUEST, language } from '../app/settings.svelte.ts';
import { asGuest, createPost } from './ask.ts';

let name = $state.raw<string | null>(read());
// Another tab belongs to the same guest.
addEventListener('storage', ({ key }) => {
  if (key === GUEST || key === null) name = read();
});

/** The server, for this tab. */
export const askOnline: AskOnline = asGuest(createAskOnline(createPost(fetch)), {
  named: keep,
  language,
});

/** As the server last said; null for a player who was never here. */
export function guestName(): string | null {
  return name;
}

/** After everything else in this browser was deleted: a player who stays a guest has to find that again. */
export function keepName(): void {
  keep(name);
}

function keep(told: string | null): void {
  name = told;
  try {
    if (told === null) localStorage.removeItem(GUEST);
    else localStorage.setItem(GUEST, told);
  } catch {
    // Without storage the server is asked on every page.
  }
}

function read(): string | null {
  try {
    return localStorage.getItem(GUEST);
  } catch {
    return null;
  }
}
