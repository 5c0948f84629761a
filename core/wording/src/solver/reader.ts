// Who reads what the solver found, and how codes are written for them.

import type { Code } from '@blackpeg/rules';
import type { Listener } from '../faults/violations.ts';
import { codeName } from '../names/codes.ts';

export interface Reader extends Listener {
  /** How a code is written; in words unless given. */
  readonly code?: (code: Code) => string;
}

export function codeFor(reader: Reader, code: Code): string {
  return reader.code?.(code) ?? codeName(reader.language, reader.edition, code);
}
