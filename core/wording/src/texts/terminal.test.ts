// The words of the full screen of a terminal fit it.

import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../words/lookup.ts';
import { terminalScreenTexts } from './terminal.ts';

/** Columns of the smallest window that shows everything. */
const COLUMNS = 80;

describe.each(LANGUAGES)('in %s', (language) => {
  const words = terminalScreenTexts(language);

  it('the keys that matter fit into the last line', () => {
    for (const line of Object.values(words.keys)) expect([...line].length).toBeLessThanOrEqual(COLUMNS);
  });

  it('the keys that end something are called by their names, so that they can be clicked on', () => {
    expect(words.keys.place).toContain(` · ${words.keyNames.enter} `);
    for (const line of ['place', 'list', 'seek'] as const)
      expect(words.keys[line]).toContain(` · ${words.keyNames.escape} `);
    expect(words.keys.compose).toContain(` · ${words.keyNames.backspace} · `);
  });

  it('the same keys are explained', () => {
    expect(words.fixed).toHaveLength(terminalScreenTexts('en').fixed.length);
  });

  it('a name and its value are written as the language requires', () => {
    expect(words.pair('x', '1')).toBe(language === 'fr' ? 'x\u202f: 1' : 'x: 1');
  });
});
