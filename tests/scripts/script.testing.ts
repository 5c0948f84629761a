// A script of a playthrough, and the moves scripts are made of.

import type { Feedback, Terms } from '@blackpeg/rules';
import type { Table } from '../../core/rules/src/table.testing.ts';

export interface Script {
  readonly name: string;
  readonly title: string;
  readonly terms: Terms;
  readonly play: (table: Table) => void;
}

export const seconds = (count: number) => count * 1000;
export const digits = (text: string) => [...text].map(Number);
export const pairs = (text: string) => text.split(' ').map(Number);

/** Hides, then places the guesses one by one: a whole round if the referee marks. */
export function round(
  table: Table,
  maker: 0 | 1,
  code: readonly number[],
  ...guesses: readonly (readonly number[])[]
): void {
  table.hide(maker, code);
  for (const guess of guesses) {
    table.now += seconds(20);
    table.guess(maker === 0 ? 1 : 0, guess);
  }
}

/** This many rows, of which the last finds the code. */
export function search(code: string, rows: number): readonly (readonly number[])[] {
  return Array.from({ length: rows }, (_, row) => digits(row === rows - 1 ? code : '88888'));
}

/** A row and its mark by the maker's hand. */
export function handRow(table: Table, maker: 0 | 1, guess: string, feedback: Feedback): void {
  table.now += seconds(20);
  table.guess(maker === 0 ? 1 : 0, digits(guess));
  table.now += seconds(5);
  table.mark(maker, feedback);
}

/** Both hide in a duel. */
export function hideBoth(table: Table, first: string, second: string): void {
  table.hide(0, digits(first));
  table.hide(1, digits(second));
}

/** Both place in the same turn of a duel. */
export function turn(table: Table, first: string, second: string): void {
  table.now += seconds(15);
  table.guess(0, digits(first));
  table.now += seconds(5);
  table.guess(1, digits(second));
}
