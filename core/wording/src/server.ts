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
    notBuilt: 'The web app is not built yet: run npm run setup, then start again.',
    missing: 'Page not found.',
    broken: 'Something went wrong. Please try again.',
    guest: 'Guest',
    plainHttp:
      'Over plain HTTP, browsers on other devices keep no copy for play without a network, send their cookie unprotected, and cannot use encryption functions (service worker, Secure cookies, crypto.subtle); codes are sealed and checked all the same.',
  },
  fr: {
    notBuilt: f`L’application web n’est pas encore construite : lancez npm run setup, puis redémarrez.`,
    missing: f`Page introuvable.`,
    broken: f`Une erreur s’est produite. Veuillez réessayer.`,
    guest: 'Invité',
    plainHttp: f`En HTTP simple, les navigateurs des autres appareils ne gardent pas de copie pour jouer sans réseau, envoient leur cookie sans protection et n’ont pas de fonctions de chiffrement (service worker, cookies Secure, crypto.subtle) ; les codes sont tout de même scellés et vérifiés.`,
  },
  de: {
    notBuilt: 'Die Web-App ist noch nicht gebaut: Führe npm run setup aus und starte dann neu.',
    missing: 'Seite nicht gefunden.',
    broken: 'Etwas ist schiefgegangen. Bitte versuche es noch einmal.',
    guest: 'Gast',
    plainHttp:
      'Über einfaches HTTP behalten Browser auf anderen Geräten keine Kopie zum Spielen ohne Netz, senden ihr Cookie ungeschützt und bieten keine Verschlüsselungsfunktionen (Service Worker, Secure-Cookies, crypto.subtle); Codes werden trotzdem versiegelt und geprüft.',
  },
};

export function serverTexts(language: Language): ServerWords {
  return WORDS[language];
}
