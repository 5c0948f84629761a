// The outside of a command: what it is called and what it takes.

import type { CommandName, OptionName, ValueName } from '@blackpeg/wording';
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
  /** Options it cannot do without. */
  readonly needs?: readonly OptionName[];
  /** With this option it takes and needs nothing beside it. */
  readonly alone?: OptionName;
  /** Of each group no two can be given: the others would be ignored. */
  readonly apart?: readonly (readonly OptionName[])[];
  /** Options that mean nothing without another one. */
  readonly only?: Readonly<Partial<Record<OptionName, OptionName>>>;
}
