// The texts of the lobby and of recovery, by language; and why something online failed.

import { type Language, textsOf, type WordsIn } from '../words/lookup.ts';

export const onlineTexts = textsOf('online', 'online');
export const recoverTexts = textsOf('online', 'recover');
const onlineFaults = textsOf('online', 'onlineFaults');

/** The faults a server returns, and that it did not answer. */
export type OnlineFaultName = keyof WordsIn<'online'>['onlineFaults'];

export function onlineFaultText(language: Language, fault: OnlineFaultName): string {
  return onlineFaults(language)[fault];
}
