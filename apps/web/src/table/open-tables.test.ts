import { standardTerms, superEdition } from '@blackpeg/rules';
import { created } from '@blackpeg/table/testing';
import { expect, test, vi } from 'vitest';
import { createTestBrowser } from '../storage/browser.testing.ts';
import { askingToKeep } from './open-tables.ts';

const SOLITAIRE = standardTerms(superEdition({ holes: 3, colours: 4 }), { form: 'solitaire' });

test('the first match made is a reason to ask the browser to keep things, the second is not', async () => {
  const { storage, openTab } = createTestBrowser();
  const askToKeep = vi.fn(async () => false);
  const tab = askingToKeep(openTab(), { storage: { ...storage, askToKeep }, fault: () => {} });
  expect(askToKeep).not.toHaveBeenCalled();
  await created(tab, SOLITAIRE);
  await created(tab, SOLITAIRE);
  expect(askToKeep).toHaveBeenCalledOnce();
});
