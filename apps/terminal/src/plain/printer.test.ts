// Everything is printed in order, and nothing unnecessarily.

import { expect, it } from 'vitest';
import { outputOver } from '../command-line/io.ts';
import { createPrinter } from './printer.ts';

it('prints a preface before the next sentence, and not without one', async () => {
  let written = '';
  const out = outputOver(async (text) => {
    written += text;
  });
  const printer = createPrinter({ out, isTerminal: false }, { language: 'en', detail: 'full', cells: false });
  printer.preface('Saving fails.');
  printer.say();
  printer.say('');
  await printer.flushed();
  expect(written).toBe('');
  printer.say('One.', '', 'Two.');
  await printer.flushed();
  expect(written).toBe('Saving fails.\nOne.\nTwo.\n');
});
