// The full-screen game as a process runs it: its terminal, its matches, its settings.

import { randomInt } from 'node:crypto';
import type { Dice } from '@blackpeg/rules';
import { type Language, savingTexts } from '@blackpeg/wording';
import type { Environment } from '../../command-line/io.ts';
import { openServices } from '../../game/services.ts';
import { wallClock } from '../../node-ports.ts';
import type { LogCopy } from '../../saved/log-copy.ts';
import { type Saved, settingsDrawer, unsavedMatches } from '../../saved/saved.ts';
import { createMenuScreen } from '../menu-screen.ts';
import { guardTerminal, processDevice, suspend } from '../terminal/device.ts';
import { type AppEnding, type Beginning, runApp } from './app.ts';
import { decodeSettings, STANDARD_SETTINGS, themeFrom } from './theme.ts';

const KEY = 'screen';

/** The menu comes first unless something else is given. */
export interface ScreenRun extends Partial<Beginning> {
  readonly env: Environment;
  readonly language: Language;
  /** An argument takes precedence over the player's choice. */
  readonly languageIsGiven: boolean;
  /** The system's random numbers by default. */
  readonly dice?: Dice;
  /** Wraps the store of logs. */
  readonly copied?: LogCopy | undefined;
}

/** Can this terminal show the full screen? */
export function canDraw(env: Environment): boolean {
  return env.TERM !== undefined && env.TERM !== '' && env.TERM !== 'dumb';
}

export async function runScreen({
  env,
  language,
  languageIsGiven,
  dice = (sides) => randomInt(sides),
  copied,
  first = createMenuScreen,
  over,
}: ScreenRun): Promise<AppEnding> {
  let settings = STANDARD_SETTINGS;
  // A last move that was cut off was never acknowledged: the board shows what is stored.
  const services = openServices({
    env,
    dice,
    housePace: () => settings.pace,
    torn: () => {},
    ...(copied && { copied }),
  });
  const drawer = settingsDrawer(services.saved, decodeSettings);
  settings = drawer.get(KEY) ?? settings;
  const ending = await runApp(
    {
      device: processDevice(),
      clock: wallClock,
      services,
      language,
      languageIsGiven,
      theme: themeFrom(env),
      settings,
      keep(chosen) {
        settings = chosen;
        drawer.put(KEY, chosen);
      },
      guard: guardTerminal,
      suspend,
    },
    { first, ...(over && { over }) },
  );
  await services.thinker.close();
  await tellUnsaved(services.saved, language);
  return ending;
}

/** After a last attempt to save; once the terminal is the shell's again. */
async function tellUnsaved(saved: Saved, language: Language): Promise<void> {
  if (saved.saving.problem()) await saved.saving.retry();
  if (unsavedMatches(saved).size > 0) process.stderr.write(`${savingTexts(language).lost}\n`);
}
