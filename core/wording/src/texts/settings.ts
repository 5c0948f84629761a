// The texts of the settings and of a file that holds everything of a device, by language.

import { textsOf } from '../words/lookup.ts';

export const deviceFileTexts = textsOf('settings', 'deviceFile');
export const settingsTexts = textsOf('settings', 'settings');
