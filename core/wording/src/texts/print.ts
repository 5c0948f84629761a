// The texts of what is printed and embossed, by language.

import { textsOf } from '../words/lookup.ts';

export const printTexts = textsOf('print', 'print');
