// What the server says itself, where it has no page to give.

import { f } from './catalog/fr/voice.ts';
import type { Language } from './language.ts';

interface ServerWords {
  /** The web app was not built. */
  readonly notBuilt: string;
  readonly missing: string;
  readonly broken: string;
}

const WORDS: Readonly<Record<Language, ServerWords>> = {
  en: {
    notBuilt: 'The table is not set up yet: run npm run setup, then start again.',
    missing: 'There is nothing here.',
    broken: 'Something went wrong here. Please try again.',
  },
  fr: {
    notBuilt: f`La table n’est pas encore dressée : lancez npm run setup, puis redémarrez.`,
    missing: f`Il n’y a rien ici.`,
    broken: f`Quelque chose s’est mal passé ici. Veuillez réessayer.`,
  },
  de: {
    notBuilt: 'Der Tisch ist noch nicht gedeckt: Führe npm run setup aus und starte dann neu.',
    missing: 'Hier ist nichts.',
    broken: 'Hier ist etwas schiefgegangen. Bitte versuche es noch einmal.',
  },
};

export function serverTexts(language: Language): ServerWords {
  return WORDS[language];
}
