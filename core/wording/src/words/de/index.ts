// German, all of it at once.

import { name, tag } from './language.ts';
import * as parts from './parts.ts';

export const de = { name, tag, ...parts };
