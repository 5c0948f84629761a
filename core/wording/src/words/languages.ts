// The languages Blackpeg speaks, English first: it stands in for all that are not spoken. A page has each part by part.

import { de } from '#words/de';
import { en } from '#words/en';
import { fr } from '#words/fr';

export const LANGUAGE_TABLE = { en, fr, de };
