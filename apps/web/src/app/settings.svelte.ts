// The current settings, stored in this browser, and their effect on the page itself.

import { LANGUAGES, type Language, loadWords, pickLanguage } from '@blackpeg/wording';
import { loadWordsWith } from '../late/load-part.ts';
import { noteMissing } from '../late/on-demand.svelte.ts';
import { decodeSettings, type Settings, STANDARD_SETTINGS } from './settings.ts';

/** The prefix of all names under which the app stores something. */
const OURS = 'blackpeg.';
const PLACE = `${OURS}settings`;
/** The name on the server, which is useless without its token. */
export const GUEST = `${OURS}guest`;

const stored = decodeSettings(read());
let current = $state.raw<Settings>(stored);
/** The language of the page: one whose words are loaded. */
let spoken = $state<Language>(wished(stored.language));
const dark = matchMedia('(prefers-color-scheme: dark)');
const moreContrast = matchMedia('(prefers-contrast: more), (forced-colors: active)');
const lessMotion = matchMedia('(prefers-reduced-motion: reduce)');
loadWordsWith(() => loadWords(spoken));
/** Counts changes of the system's settings. */
let system = $state(0);
for (const query of [dark, moreContrast, lessMotion]) query.addEventListener('change', () => system++);
// Another tab belongs to the same player.
addEventListener('storage', ({ key }) => {
  if (key === PLACE || key === null) adopt(decodeSettings(read()));
});

export function settings(): Settings {
  return current;
}

export function change(part: Partial<Settings>): void {
  current = { ...current, ...part };
  try {
    localStorage.setItem(PLACE, JSON.stringify(current));
  } catch {
    // Without storage they last until the page is closed.
  }
}

/** Deletes everything this app stores beside its database, settings first. */
export async function forgetChoices(): Promise<void> {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(OURS)) localStorage.removeItem(key);
  } catch {
    // What could not be stored need not be deleted.
  }
  await adopt(STANDARD_SETTINGS);
}

/** All settings stored beside the database, by name. The online identity is not among them. */
export function keptChoices(): ReadonlyMap<string, string> {
  try {
    const names = Object.keys(localStorage).filter(isChoice);
    return new Map(names.map((name) => [name, localStorage.getItem(name) ?? '']));
  } catch {
    return new Map();
  }
}

/** Settings from elsewhere, if there are none here. */
export async function adoptChoices(choices: ReadonlyMap<string, string>): Promise<void> {
  const own = keptChoices();
  try {
    for (const [name, choice] of choices)
      if (isChoice(name) && !own.has(name)) localStorage.setItem(name, choice);
  } catch {
    // Without storage there is nothing to adopt.
  }
  await adopt(decodeSettings(read()));
}

function isChoice(name: string): boolean {
  return name.startsWith(OURS) && name !== GUEST;
}

export function language(): Language {
  return spoken;
}

/** Before the first frame: the preferred language, or any whose words can be loaded. */
export async function speakFirst(): Promise<void> {
  for (const one of [spoken, ...LANGUAGES]) {
    if (await hasWords(one)) {
      spoken = one;
      return;
    }
  }
  throw new Error('No words came.');
}

/** Null for the browser's own. If its words cannot be loaded, the page says so and keeps its language. */
export async function chooseLanguage(chosen: Language | null): Promise<void> {
  const { language: before } = current;
  change({ language: chosen });
  const came = await speakWished();
  noteMissing(!came);
  if (!came) change({ language: before });
}

/** Settings from elsewhere apply at once, their language when its words are loaded. */
async function adopt(settings: Settings): Promise<void> {
  current = settings;
  await speakWished();
}

async function speakWished(): Promise<boolean> {
  const wanted = wished(current.language);
  const came = await hasWords(wanted);
  // Meanwhile another may have been chosen.
  if (came && wanted === wished(current.language)) spoken = wanted;
  return came;
}

async function hasWords(wanted: Language): Promise<boolean> {
  return loadWords(wanted).then(
    () => true,
    () => false,
  );
}

function wished(chosen: Language | null): Language {
  return chosen ?? pickLanguage(navigator.languages);
}

/** The current theme of the table. */
export function material(): Exclude<Settings['theme'], 'system'> {
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
