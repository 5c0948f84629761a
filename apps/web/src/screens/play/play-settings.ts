// What of the settings matters at a table.

import { bindingsOf, type PlaySettings } from '@blackpeg/screens/play';
import type { Language } from '@blackpeg/wording';
import type { Settings } from '../../app/settings.ts';

/** Rows that are asked for are told in whole sentences. */
export function playSettings(language: Language, settings: Settings): PlaySettings {
  const { detail, keys, singleKeys, misfits, timers, count } = settings;
  return {
    language,
    detail,
    queryDetail: 'full',
    bindings: bindingsOf(keys),
    singleKeys,
    misfits,
    timers,
    count,
    byLines: false,
  };
}
