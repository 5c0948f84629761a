// `npm run pictures`: every screen in every size and material.

import { defineConfig } from '@playwright/test';
import type { Choices } from '../fixtures/app.ts';
import tests from '../playwright.config.ts';

export default defineConfig<Choices>({
  ...tests,
  testDir: '.',
  testIgnore: [],
  reporter: 'line',
  projects: [
    { name: '1280', use: { viewport: { width: 1280, height: 800 } } },
    { name: '390', use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } },
    { name: '820', use: { viewport: { width: 820, height: 1180 }, hasTouch: true } },
    { name: '2560', use: { viewport: { width: 2560, height: 1300 } } },
    { name: '320', use: { viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true } },
  ],
});
