// What the server is asked for at its start.

import { err, ok, type Result } from '@blackpeg/rules';

export type ServerCommand =
  | { readonly name: 'serve' }
  | { readonly name: 'help' }
  | { readonly name: 'migrate-store' }
  | { readonly name: 'backup'; readonly file: string }
  /** `decidesAgain`: every event of every match is also decided again by the rules. */
  | { readonly name: 'restore'; readonly file: string; readonly decidesAgain: boolean }
  /** What is to be cleared: the id of a report, all of them, or null to read them. */
  | { readonly name: 'reports'; readonly clear: string | null; readonly asJson: boolean };

export const USAGE = `blackpeg-server [serve]                   serves the app and online play
blackpeg-server backup FILE               writes a whole copy of the database, while the server runs or not
blackpeg-server restore FILE [--verify]   checks such a copy and puts it into an empty folder;
                                          --verify also decides every move of every match again
blackpeg-server reports [--json]          lists reports about players, while the server runs or not
blackpeg-server reports clear ID | all    deletes those that were dealt with
blackpeg-server migrate-store             copies the database of BLACKPEG_DATA_DIR into the empty one of DATABASE_URL
Settings are environment variables: docs/settings.md; docs/operations.md has the rest.`;

/** The error is the sentence that says what is wrong with the arguments. */
export function parseCommand(args: readonly string[]): Result<ServerCommand, string> {
  const [name = 'serve', ...rest] = args;
  const options = rest.filter((arg) => arg.startsWith('-'));
  const files = rest.filter((arg) => !arg.startsWith('-'));
  const [file] = files;
  if (args.includes('--help')) return ok({ name: 'help' });
  if ((name === 'serve' || name === 'migrate-store') && rest.length === 0) return ok({ name });
  const known = { restore: ['--verify'], reports: ['--json'] }[name] ?? [];
  const unknown = options.find((option) => !known.includes(option));
  if (unknown !== undefined) return err(`"${unknown}" is no option of ${name}.\n${USAGE}`);
  if (name === 'reports') return reportsCommand(files, options.length > 0);
  if (name !== 'backup' && name !== 'restore') return err(`"${args.join(' ')}" is no command.\n${USAGE}`);
  if (file === undefined || files.length > 1) return err(`${name} takes the name of one file.\n${USAGE}`);
  return name === 'backup' ? ok({ name, file }) : ok({ name, file, decidesAgain: options.length > 0 });
}

function reportsCommand(words: readonly string[], asJson: boolean): Result<ServerCommand, string> {
  const [verb, id, ...more] = words;
  if (verb === undefined) return ok({ name: 'reports', clear: null, asJson });
  if (verb === 'clear' && id !== undefined && more.length === 0 && !asJson)
    return ok({ name: 'reports', clear: id, asJson });
  return err(`reports takes nothing, or clear and the id of a report or all.\n${USAGE}`);
}
