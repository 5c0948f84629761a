// The supported languages, English first: it is used if a language is not supported. A page loads each part by part.

import { de } from '#words/de';
import { en } from '#words/en';
import { fr } from '#words/fr';

export const LANGUAGE_TABLE = { en, fr, de };
