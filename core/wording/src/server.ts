// What the server says itself, where it has no page to give.

import { f } from './catalog/fr/voice.ts';
import type { Language } from './language.ts';

interface ServerWords {
  /** The web app was not built. */
  readonly notBuilt: string;
  readonly missing: string;
  readonly broken: string;
  /** Under the addresses of a server that others in the network reach without TLS. */
  readonly plainHttp: string;
}

const WORDS: Readonly<Record<Language, ServerWords>> = {
  en: {
    notBuilt: 'The table is not set up yet: run npm run setup, then start again.',
    missing: 'There is nothing here.',
    broken: 'Something went wrong here. Please try again.',
    plainHttp:
      'Over plain HTTP, browsers on other devices keep no copy for play without a network, send their cookie unprotected, and leave encryption functions out (service worker, Secure cookies, crypto.subtle); codes are committed to and checked all the same.',
  },
  fr: {
    notBuilt: f`La table n’est pas encore dressée : lancez npm run setup, puis redémarrez.`,
    missing: f`Il n’y a rien ici.`,
    broken: f`Quelque chose s’est mal passé ici. Veuillez réessayer.`,
    plainHttp: f`En HTTP simple, les navigateurs des autres appareils ne gardent pas de copie pour jouer sans réseau, envoient leur cookie sans protection et se passent de fonctions de chiffrement (service worker, cookies Secure, crypto.subtle) ; les codes sont engagés et vérifiés malgré tout.`,
  },
  de: {
    notBuilt: 'Der Tisch ist noch nicht gedeckt: Führe npm run setup aus und starte dann neu.',
    missing: 'Hier ist nichts.',
    broken: 'Hier ist etwas schiefgegangen. Bitte versuche es noch einmal.',
    plainHttp:
      'Über einfaches HTTP behalten Browser auf anderen Geräten keine Kopie zum Spielen ohne Netz, senden ihr Cookie ungeschützt und bieten keine Verschlüsselungsfunktionen (Service Worker, Secure-Cookies, crypto.subtle); Codes werden trotzdem verbindlich hinterlegt und geprüft.',
  },
};

export function serverTexts(language: Language): ServerWords {
  return WORDS[language];
}
