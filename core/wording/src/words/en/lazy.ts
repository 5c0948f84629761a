// English, loaded part by part, for web pages.

import { name, tag } from './language.ts';

export const en = { name, tag, load: (part: string): Promise<object> => import(`./parts/${part}.ts`) };
