// The options of an engine, and how it lists them.

import { err, ok, type Result } from '@blackpeg/rules';
import { LEVEL_NAMES, type LevelName } from '@blackpeg/solver';
import { LARGEST_SEED, parseChoice, parseNumber } from '../command-line/args.ts';
import type { EngineFault } from './fault.ts';

export interface EngineSettings {
  readonly level: LevelName;
  /** Null: from the system's random numbers. */
  readonly seed: number | null;
  /** Whether it reports what it knows before each guess. */
  readonly info: boolean;
}

const NAMES = ['level', 'seed', 'info'] as const;
const ON_OFF = ['off', 'on'] as const;

/** How an engine lists its options when it identifies itself, with their current values. */
export function settingLines({ level, seed, info }: EngineSettings): readonly string[] {
  return [
    `option level choice ${LEVEL_NAMES.join(' ')} default ${level}`,
    `option seed number 0 ${LARGEST_SEED} default ${seed ?? 'none'}`,
    `option info choice ${ON_OFF.join(' ')} default ${info ? 'on' : 'off'}`,
  ];
}

/** The settings with one of them changed. */
export function changed(
  settings: EngineSettings,
  given: string | undefined,
  value: string | undefined,
): Result<EngineSettings, EngineFault> {
  if (given === undefined) return err({ kind: 'missing', after: 'set' });
  const name = NAMES.find((known) => known === given);
  if (name === undefined) return err({ kind: 'unknown-setting', given, known: NAMES });
  if (value === undefined) return err({ kind: 'missing', after: `set ${name}` });
  switch (name) {
    case 'level': {
      const level = parseChoice(name, value, LEVEL_NAMES);
      return level.ok ? ok({ ...settings, level: level.value }) : level;
    }
    case 'seed': {
      const seed = parseNumber(name, value, 0, LARGEST_SEED);
      return seed.ok ? ok({ ...settings, seed: seed.value }) : seed;
    }
    case 'info': {
      const info = parseChoice(name, value, ON_OFF);
      return info.ok ? ok({ ...settings, info: info.value === 'on' }) : info;
    }
  }
}
