// The texts of the programs that run at a terminal, by language.

import { textsOf, type WordsIn } from '../words/lookup.ts';

export const plainTexts = textsOf('terminal', 'plain');
export const serverTexts = textsOf('terminal', 'server');
export const terminalOnlineTexts = textsOf('terminal', 'online');
export const terminalScreenTexts = textsOf('terminal', 'screen');
export const terminalTexts = textsOf('terminal', 'terminal');

export type PlainWords = WordsIn<'terminal'>['plain'];
export type TerminalScreenWords = WordsIn<'terminal'>['screen'];
export type TerminalWords = WordsIn<'terminal'>['terminal'];
export type CommandName = keyof TerminalWords['help']['summaries'];
export type OptionName = keyof TerminalWords['help']['abouts'];
/** Placeholders for values in usage lines. */
export type ValueName = keyof TerminalWords['help']['values'];
