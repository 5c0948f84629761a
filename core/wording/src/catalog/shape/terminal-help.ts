// What every language must say in the help of the command line.

import type { SettingName } from '@blackpeg/notation';

export type CommandName =
  | 'check'
  | 'companion'
  | 'completion'
  | 'daily'
  | 'editions'
  | 'emboss'
  | 'engine'
  | 'host'
  | 'identity'
  | 'lobby'
  | 'join'
  | 'matches'
  | 'play'
  | 'puzzle'
  | 'replay'
  | 'review'
  | 'score'
  | 'solve'
  | 'stats'
  | 'strategy'
  | 'tournament'
  | 'verify'
  | 'verify-tree'
  | 'watch';

export type OptionName =
  | 'aim'
  | 'as'
  | 'blanks'
  | 'bonus'
  | 'brief'
  | 'cells'
  | 'codemaker'
  | 'colours'
  | 'consistent'
  | 'date'
  | 'delete'
  | 'edition'
  | 'export'
  | 'first'
  | 'form'
  | 'game'
  | 'help'
  | 'holes'
  | 'import'
  | 'json'
  | 'lang'
  | 'level'
  | 'lines'
  | 'listed'
  | 'log'
  | 'maker'
  | 'marking'
  | 'name'
  | 'names'
  | 'no-hints'
  | 'nodes'
  | 'output'
  | 'pace'
  | 'pair'
  | 'plain'
  | 'play'
  | 'players'
  | 'resume'
  | 'round'
  | 'rounds'
  | 'rows'
  | 'scoring'
  | 'sealed'
  | 'search'
  | 'seed'
  | 'server'
  | 'solution'
  | 'supply'
  | 'target'
  | 'time'
  | 'tree'
  | 'two'
  | 'verify'
  | 'version';

/** What stands for a value in usage lines. */
export type ValueName =
  | 'address'
  | 'aim'
  | 'code'
  | 'codemaker'
  | 'command'
  | 'date'
  | 'deed'
  | 'edition'
  | 'engine'
  | 'file'
  | 'form'
  | 'game'
  | 'guess'
  | 'holes'
  | 'language'
  | 'level'
  | 'maker'
  | 'marking'
  | 'match'
  | 'name'
  | 'names'
  | 'number'
  | 'pace'
  | 'rows'
  | 'scoring'
  | 'search'
  | 'seconds'
  | 'shell'
  | 'table'
  | 'viewer';

export interface HelpWords {
  readonly tagline: string;
  /** One of the titles below, above its part. */
  readonly heading: (title: string) => string;
  readonly usage: string;
  /** What the calls do that a newcomer begins with. */
  readonly starts: Readonly<Record<'game' | 'play' | 'join' | 'command', string>>;
  readonly commands: string;
  readonly options: string;
  readonly examples: string;
  readonly environment: string;
  readonly exitCodes: string;
  /** Where to read on. */
  readonly ofCommand: (command: string) => string;
  readonly summaries: Readonly<Record<CommandName, string>>;
  readonly values: Readonly<Record<ValueName, string>>;
  readonly abouts: Readonly<Record<OptionName, string>>;
  /** What the environment decides. */
  readonly variables: Readonly<Record<'locale' | 'colour' | SettingName<'terminal'>, string>>;
  readonly exits: {
    readonly done: string;
    readonly negative: string;
    readonly 'bad-input': string;
    readonly bug: string;
    readonly interrupted: string;
  };
}
