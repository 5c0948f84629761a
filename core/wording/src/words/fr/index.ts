// French, all of it at once.

import { name, tag } from './language.ts';
import * as parts from './parts.ts';

export const fr = { name, tag, ...parts };
