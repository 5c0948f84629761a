// The settings in force, kept in this browser, and what the page itself makes of them.

import { type Language, pickLanguage } from '@blackpeg/wording';
import { decodeSettings, type Settings, STANDARD_SETTINGS, type Theme } from './settings.ts';

/** What stands before every name under which the app keeps something. */
const OURS = 'blackpeg.';
const PLACE = `${OURS}settings`;
/** The name on the server, which is of no use without the token that goes with it. */
export const GUEST = `${OURS}guest`;

let current = $state.raw<Settings>(decodeSettings(read()));
const dark = matchMedia('(prefers-color-scheme: dark)');
const moreContrast = matchMedia('(prefers-contrast: more), (forced-colors: active)');
const lessMotion = matchMedia('(prefers-reduced-motion: reduce)');
/** Counts up when the system changes its mind. */
let system = $state(0);
for (const query of [dark, moreContrast, lessMotion]) query.addEventListener('change', () => system++);
// Another tab is the same player.
addEventListener('storage', ({ key }) => {
  if (key === PLACE || key === null) current = decodeSettings(read());
});

export function settings(): Settings {
  return current;
}

export function change(part: Partial<Settings>): void {
  current = { ...current, ...part };
  try {
    localStorage.setItem(PLACE, JSON.stringify(current));
  } catch {
    // Without a place to keep them they hold until the page is closed.
  }
}

/** Everything this app keeps beside its database, settings first of all: as on the first day. */
export function forgetChoices(): void {
  current = STANDARD_SETTINGS;
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(OURS)) localStorage.removeItem(key);
  } catch {
    // What could not be kept need not be forgotten.
  }
}

/** All choices that are kept beside the database, by name. Who one is online is none of them. */
export function keptChoices(): ReadonlyMap<string, string> {
  try {
    const names = Object.keys(localStorage).filter(isChoice);
    return new Map(names.map((name) => [name, localStorage.getItem(name) ?? '']));
  } catch {
    return new Map();
  }
}

/** Choices made elsewhere, where none was made here. */
export function adoptChoices(choices: ReadonlyMap<string, string>): void {
  const own = keptChoices();
  try {
    for (const [name, choice] of choices)
      if (isChoice(name) && !own.has(name)) localStorage.setItem(name, choice);
  } catch {
    // Without a place to keep them there is nothing to adopt.
  }
  current = decodeSettings(read());
}

function isChoice(name: string): boolean {
  return name.startsWith(OURS) && name !== GUEST;
}

export function language(): Language {
  return current.language ?? pickLanguage(navigator.languages);
}

/** The material the table is made of now. */
export function material(): Exclude<Theme, 'system'> {
  void system;
  if (current.theme !== 'system') return current.theme;
  if (moreContrast.matches) return 'contrast';
  return dark.matches ? 'dark' : 'light';
}

export function movesLittle(): boolean {
  void system;
  return current.motion === 'reduced' || (current.motion === 'system' && lessMotion.matches);
}

/** Counts beside answers, which high contrast always has. */
export function showsNumbers(): boolean {
  return current.numbers || material() === 'contrast';
}

function read(): string | null {
  try {
    return localStorage.getItem(PLACE);
  } catch {
    return null;
  }
}
