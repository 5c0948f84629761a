// Where this machine keeps matches: BLACKPEG_HOME, else the place the system has for a user's data.

import path from 'node:path';
import type { Environment } from '../io.ts';

/** Null where the environment knows no home: then nothing can be kept. */
export function dataFolder(env: Environment): string | null {
  if (env.BLACKPEG_HOME) return path.resolve(env.BLACKPEG_HOME);
  if (env.XDG_DATA_HOME && path.isAbsolute(env.XDG_DATA_HOME))
    return path.join(env.XDG_DATA_HOME, 'blackpeg');
  if (env.LOCALAPPDATA) return path.join(env.LOCALAPPDATA, 'Blackpeg');
  return env.HOME ? path.join(env.HOME, '.local', 'share', 'blackpeg') : null;
}
