// What the server says itself, where it has no page to give.

import { f } from './catalog/fr/voice.ts';
import type { Language } from './language.ts';

interface ServerWords {
  /** The web app was not built. */
  readonly notBuilt: string;
  readonly missing: string;
  readonly broken: string;
  /** The first name of a guest who has not chosen one, before a number. */
  readonly guest: string;
  /** Under the addresses of a server that others in the network reach without TLS. */
  readonly plainHttp: string;
}

const WORDS: Readonly<Record<Language, ServerWords>> = {
  en: {
    notBuilt: 'The table is not set up yet: run npm run setup, then start again.',
    missing: 'There is nothing here.',
    broken: 'Something went wrong here. Please try again.',
    guest: 'Guest',
    plainHttp:
      'Over plain HTTP, browsers on other devices keep no copy for play without a network, send their cookie unprotected, and leave encryption functions out (service worker, Secure cookies, crypto.subtle); codes are sealed and checked all the same.',
  },
  fr: {
    notBuilt: f`La table n’est pas encore dressée : lancez npm run setup, puis redémarrez.`,
    missing: f`Il n’y a rien ici.`,
    broken: f`Quelque chose s’est mal passé ici. Veuillez réessayer.`,
    guest: 'Invité',
    plainHttp: f`En HTTP simple, les navigateurs des autres appareils ne gardent pas de copie pour jouer sans réseau, envoient leur cookie sans protection et se passent de fonctions de chiffrement (service worker, cookies Secure, crypto.subtle) ; les codes sont tout de même scellés et vérifiés.`,
  },
  de: {
    notBuilt: 'Der Tisch ist noch nicht gedeckt: Führe npm run setup aus und starte dann neu.',
    missing: 'Hier ist nichts.',
    broken: 'Hier ist etwas schiefgegangen. Bitte versuche es noch einmal.',
    guest: 'Gast',
    plainHttp:
      'Über einfaches HTTP behalten Browser auf anderen Geräten keine Kopie zum Spielen ohne Netz, senden ihr Cookie ungeschützt und bieten keine Verschlüsselungsfunktionen (Service Worker, Secure-Cookies, crypto.subtle); Codes werden trotzdem versiegelt und geprüft.',
  },
};

export function serverTexts(language: Language): ServerWords {
  return WORDS[language];
}
