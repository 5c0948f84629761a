// The catalogues by language.

import type { Language } from '../language.ts';
import { de } from './de/index.ts';
import { en } from './en/index.ts';
import { fr } from './fr/index.ts';
import type { Catalog } from './shape/catalog.ts';

const CATALOGS: Readonly<Record<Language, Catalog>> = { en, fr, de };

export function catalogOf(language: Language): Catalog {
  return CATALOGS[language];
}
