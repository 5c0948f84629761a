import { LANGUAGES } from '@blackpeg/wording';
import { expect, test } from 'vitest';
import { exampleText } from './example.ts';

test.each(LANGUAGES)('an example of both in %s', (language) => {
  const [brief, full] = [exampleText(language, 'brief'), exampleText(language, 'full')];
  expect(brief).toMatch(/1.*2/);
  expect(full.length).toBeGreaterThan(brief.length);
});
