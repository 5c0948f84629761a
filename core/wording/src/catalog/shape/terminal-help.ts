// What every language must say in the help of the command line.

export type CommandName =
  | 'check'
  | 'completion'
  | 'daily'
  | 'editions'
  | 'emboss'
  | 'engine'
  | 'play'
  | 'puzzle'
  | 'replay'
  | 'review'
  | 'score'
  | 'solve'
  | 'strategy'
  | 'tournament'
  | 'verify-tree';

export type OptionName =
  | 'aim'
  | 'as'
  | 'blanks'
  | 'colours'
  | 'date'
  | 'edition'
  | 'first'
  | 'game'
  | 'help'
  | 'holes'
  | 'json'
  | 'lang'
  | 'level'
  | 'lines'
  | 'log'
  | 'nodes'
  | 'output'
  | 'round'
  | 'rounds'
  | 'rows'
  | 'search'
  | 'seed'
  | 'solution'
  | 'time'
  | 'tree'
  | 'verify'
  | 'version';

/** What stands for a value in usage lines. */
export type ValueName =
  | 'aim'
  | 'code'
  | 'command'
  | 'date'
  | 'edition'
  | 'engine'
  | 'file'
  | 'game'
  | 'guess'
  | 'holes'
  | 'language'
  | 'level'
  | 'number'
  | 'rows'
  | 'search'
  | 'shell'
  | 'viewer';

export interface HelpWords {
  readonly tagline: string;
  /** One of the titles below, above its part. */
  readonly heading: (title: string) => string;
  readonly usage: string;
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
  /** Where the language is looked up, and what shows the place of a bug. */
  readonly variables: { readonly locale: string; readonly debug: string };
  readonly exits: {
    readonly done: string;
    readonly negative: string;
    readonly 'bad-input': string;
    readonly bug: string;
    readonly interrupted: string;
  };
}
