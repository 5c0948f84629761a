// Recovery phrases: what a guest writes down to become themselves again on another device.

import { drawSigns } from './signs.ts';

/** 120 bits. */
const GROUPS = 6;
const SIGNS_PER_GROUP = 4;

export function newPhrase(): string {
  return Array.from({ length: GROUPS }, () => drawSigns(SIGNS_PER_GROUP)).join('-');
}

/** The same for every way to write it: small letters, blanks, no dashes. */
export function plainPhrase(written: string): string {
  return written.replace(/[ -]/g, '').toUpperCase();
}
