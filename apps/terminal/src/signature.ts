// The outside of a command: what it is called and what it takes.

import type { CommandName, ValueName } from '@blackpeg/wording';
import type { OptionSpecs } from './args.ts';

export interface Signature {
  readonly name: CommandName;
  /** What it takes beside options, in order. */
  readonly takes: readonly ValueName[];
  readonly options: OptionSpecs;
}
