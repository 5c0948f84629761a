// What can be set on an engine: by `set NAME VALUE`, or on its command line.

import { err, ok, type Result } from '@blackpeg/rules';
import { LEVEL_NAMES, type LevelName } from '@blackpeg/solver';
import { LARGEST_SEED, parseChoice, parseNumber } from '../args.ts';
import type { EngineFault } from './fault.ts';

export interface Settings {
  readonly level: LevelName;
  /** Null: from the machine’s best chance. */
  readonly seed: number | null;
}

/** How an engine names its settings when it identifies itself. */
export const SETTING_LINES: readonly string[] = [
  `option level ${LEVEL_NAMES.join(' ')}`,
  `option seed 0 ${LARGEST_SEED}`,
];

/** The settings with one of them changed. */
export function changed(
  settings: Settings,
  name: string | undefined,
  value: string | undefined,
): Result<Settings, EngineFault> {
  if (name === undefined) return err({ kind: 'missing', after: 'set' });
  if (name !== 'level' && name !== 'seed') {
    return err({ kind: 'unknown-setting', given: name, known: ['level', 'seed'] });
  }
  if (value === undefined) return err({ kind: 'missing', after: `set ${name}` });
  if (name === 'level') {
    const level = parseChoice(name, value, LEVEL_NAMES);
    return level.ok ? ok({ ...settings, level: level.value }) : level;
  }
  const seed = parseNumber(name, value, 0, LARGEST_SEED);
  return seed.ok ? ok({ ...settings, seed: seed.value }) : seed;
}
