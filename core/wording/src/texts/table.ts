// The texts at an online table, by language.

import { textsOf, type WordsIn } from '../words/lookup.ts';

export const tableTexts = textsOf('table', 'table');

export type PhraseName = keyof WordsIn<'table'>['table']['talk']['phrases'];
