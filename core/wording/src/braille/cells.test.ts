// Braille cells against the tables of each language.

import { expect, test } from 'vitest';
import { BLANK_CELL, brailleDigit, brailleLetter, brailleNumber } from './cells.ts';

const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 0];

test('English and German digits are a to j, French ones bear dot 6 and have a zero of their own', () => {
  const cells = (language: 'en' | 'fr' | 'de') =>
    DIGITS.map((digit) => brailleDigit(language, digit)).join('');
  expect(cells('en')).toBe('⠁⠃⠉⠙⠑⠋⠛⠓⠊⠚');
  expect(cells('de')).toBe('⠁⠃⠉⠙⠑⠋⠛⠓⠊⠚');
  expect(cells('fr')).toBe('⠡⠣⠩⠹⠱⠫⠻⠳⠪⠼');
});

test('a number has its sign once', () => {
  expect(brailleNumber('en', 1205)).toBe('⠼⠁⠃⠚⠑');
  expect(brailleNumber('de', 6)).toBe('⠼⠋');
  expect(brailleNumber('fr', 1205)).toBe('⠠⠡⠣⠼⠱');
  expect(brailleNumber('fr', 0)).toBe('⠠⠼');
});

test('letters', () => {
  const alphabet = [...'abcdefghijklmnopqrstuvwxyz'];
  const cells = '⠁⠃⠉⠙⠑⠋⠛⠓⠊⠚⠅⠇⠍⠝⠕⠏⠟⠗⠎⠞⠥⠧⠺⠭⠽⠵';
  for (const language of ['en', 'fr', 'de'] as const) {
    expect(alphabet.map((letter) => brailleLetter(language, letter)).join('')).toBe(cells);
  }
  expect([...'àâçèéêëîïôœùûü'].map((letter) => brailleLetter('fr', letter)).join('')).toBe('⠷⠡⠯⠮⠿⠣⠫⠩⠻⠹⠪⠾⠱⠳');
  expect([...'äöüß'].map((letter) => brailleLetter('de', letter)).join('')).toBe('⠜⠪⠳⠮');
});

test('a capital has its sign', () => {
  expect(brailleLetter('en', 'K')).toBe('⠠⠅');
  expect(brailleLetter('fr', 'N')).toBe('⠨⠝');
  expect(brailleLetter('de', 'S')).toBe('⠨⠎');
});

test('a character that is not a letter of the language has no cell', () => {
  expect(brailleLetter('en', 'é')).toBeUndefined();
  expect(brailleLetter('de', '3')).toBeUndefined();
  expect(brailleLetter('fr', '')).toBeUndefined();
});

test('the blank cell has no dots and is not a space', () => {
  expect(BLANK_CELL.codePointAt(0)).toBe(0x2800);
  expect(BLANK_CELL.trim()).toBe(BLANK_CELL);
});
