// The arguments of the server.

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
blackpeg-server backup FILE               writes a copy of the database; the server may be running
blackpeg-server restore FILE [--verify]   checks a copy and restores it into an empty folder;
                                          --verify also checks every move by the rules
blackpeg-server reports [--json]          lists reports about players; the server may be running
blackpeg-server reports clear ID | all    deletes one report, or all
blackpeg-server migrate-store             copies the database of BLACKPEG_DATA_DIR into the empty one of DATABASE_URL
Settings are environment variables: see docs/settings.md. More: docs/operations.md.`;

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
  if (unknown !== undefined) return err(`"${unknown}" is not an option of ${name}.\n${USAGE}`);
  if (name === 'reports') return reportsCommand(files, options.length > 0);
  if (name !== 'backup' && name !== 'restore') return err(`"${args.join(' ')}" is not a command.\n${USAGE}`);
  if (file === undefined || files.length > 1) return err(`${name} takes the name of one file.\n${USAGE}`);
  return name === 'backup' ? ok({ name, file }) : ok({ name, file, decidesAgain: options.length > 0 });
}

function reportsCommand(words: readonly string[], asJson: boolean): Result<ServerCommand, string> {
  const [verb, id, ...more] = words;
  if (verb === undefined) return ok({ name: 'reports', clear: null, asJson });
  if (verb === 'clear' && id !== undefined && more.length === 0 && !asJson)
    return ok({ name: 'reports', clear: id, asJson });
  return err(`reports takes no arguments, or "clear" and the id of a report or "all".\n${USAGE}`);
}
