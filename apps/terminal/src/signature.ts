// The outside of a command: what it is called and what it takes.

import type { CommandName, ValueName } from '@blackpeg/wording';
import type { OptionSpecs } from './args.ts';

export interface Signature {
  readonly name: CommandName;
  /** What it takes beside options, in order. */
  readonly takes: readonly ValueName[];
  /** What it may take after that. */
  readonly may?: readonly ValueName[];
  /** The last of what it takes may be given any number of times. */
  readonly many?: boolean;
  readonly options: OptionSpecs;
}
