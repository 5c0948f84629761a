// French, loaded part by part, for web pages.

import { name, tag } from './language.ts';

export const fr = { name, tag, load: (part: string): Promise<object> => import(`./parts/${part}.ts`) };
