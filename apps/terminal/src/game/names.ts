// Names the solver has for how the house plays and hides, without loading the solver for them.

import type { CodemakerName, LevelName } from '@blackpeg/solver';

const LEVELS: Readonly<Record<LevelName, true>> = {
  beginner: true,
  casual: true,
  steady: true,
  keen: true,
  expert: true,
  master: true,
};

const CODEMAKERS: Readonly<Record<CodemakerName, true>> = { random: true, hard: true, adversarial: true };

export const LEVEL_CHOICES = Object.keys(LEVELS) as readonly LevelName[];
export const CODEMAKER_CHOICES = Object.keys(CODEMAKERS) as readonly CodemakerName[];
