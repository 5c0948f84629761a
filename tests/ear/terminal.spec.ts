// The game of the terminal on a Braille display of 40 cells, on the machine's own console, without a screen reader.

import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { ensureBrltty } from '../../tools/browsers/ear.mjs';
import { TextConsole } from './console.ts';

const BLACKPEG = fileURLToPath(new URL('../../apps/terminal/bin/blackpeg.js', import.meta.url));
const GAME = ['play', 'super', '--holes', '3', '--colours', '4', '--form', 'solitaire', '--seed', '7'];

for (const { language, answer } of [
  { language: 'en', answer: /^1: .*(black|white|no key pegs)\. 2:$/ },
  { language: 'fr', answer: /^1\s?: .*(noir|blanc|aucune fiche).*\. 2\s?:$/ },
  { language: 'de', answer: /^1: .*(schwarz|weiß|kein Stift).*\. 2:$/ },
])
  test(`after a row the display shows its answer, not the prompt alone, in ${language}`, async () => {
    const console = await TextConsole.start(ensureBrltty() ?? '');
    try {
      console.run(BLACKPEG, '--brief', '--lang', language, ...GAME);
      await console.feels(/^1\s?:$/);
      console.type('112');
      await console.feels(answer);
      expect(console.line()).toMatch(answer);
      console.type('444');
      await console.feels(/^2\s?: .*3\s?:$/);
    } finally {
      await console.close();
    }
  });
