// The settings of the web app: its rows of the table of settings, and what is stored beside them.

import { finite, shortText } from '@blackpeg/notation';
import { type Chosen, decodeChosen } from '@blackpeg/screens/settings';

export interface Settings extends Chosen<'web'> {
  /** Matches made before are no longer counted; milliseconds since 1970. */
  readonly statisticsFrom: number;
  /** Keys chosen for commands of the table, by name; the others have their defaults. */
  readonly keys: Readonly<Record<string, string>>;
  /** The keys of two switches, as browsers name them: to move on, and to choose. */
  readonly scanKeys: readonly [next: string, choose: string];
}

/** As browsers name keys. */
const LONGEST_KEY = 12;

export const STANDARD_SETTINGS: Settings = decodeSettings(null);

/** Stored settings, one by one: a value that this version does not know becomes the default. */
export function decodeSettings(text: string | null): Settings {
  const stored = parsed(text);
  const from = finite(stored.statisticsFrom, '');
  return {
    ...decodeChosen('web', { ...stored, explain: explained(stored.explain) }),
    statisticsFrom: from.ok ? from.value : 0,
    keys: chosenKeys(stored.keys),
    scanKeys: switchKeys(stored.scanKeys),
  };
}

/** It used to be a switch, turned off once a match was over, whatever its answers. */
function explained(stored: unknown): unknown {
  return typeof stored === 'boolean' ? (stored ? 'all' : 'blue') : stored;
}

/** Unknown names are kept: a version with other commands must not lose these choices. */
function chosenKeys(stored: unknown): Settings['keys'] {
  const fields = typeof stored === 'object' && stored !== null ? Object.entries(stored) : [];
  const known = fields.flatMap(([name, value]) => {
    const key = shortText(LONGEST_KEY)(value, name);
    return key.ok ? [[name, key.value] as const] : [];
  });
  return Object.fromEntries(known);
}

function switchKeys(stored: unknown): Settings['scanKeys'] {
  const [next, choose] = Object.values(chosenKeys(stored));
  return next && choose && next !== choose ? [next, choose] : ['Tab', 'Enter'];
}

function parsed(text: string | null): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
