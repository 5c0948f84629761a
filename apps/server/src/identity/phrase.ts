// Recovery phrases: what a guest writes down to recover their identity on another device.

import { drawReadable } from './readable-characters.ts';

/** 120 bits. */
const GROUPS = 6;
const GROUP_LENGTH = 4;

export function newPhrase(): string {
  return Array.from({ length: GROUPS }, () => drawReadable(GROUP_LENGTH)).join('-');
}

/** The same for every way to write it: lower case, spaces, no dashes. */
export function plainPhrase(written: string): string {
  return written.replace(/[ -]/g, '').toUpperCase();
}
