// What a test can do with a browser of any engine. Playwright drives Firefox and Chromium, a WebDriver WebKit.

import type { Page } from '@playwright/test';

export interface Driver {
  goto(address: string): Promise<void>;
  /** The value of an expression in the page, awaited if it is a promise; it must be JSON. */
  run(expression: string): Promise<unknown>;
  /** Keys as browsers name them, one after the other. */
  press(keys: readonly string[]): Promise<void>;
  clickAt(x: number, y: number): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** Deletes all stored data and ends the browser. */
  close(): Promise<void>;
}

/** A page in a separate context. */
export function driverOf(page: Page): Driver {
  return {
    goto: async (address) => {
      await page.goto(address);
    },
    run: (expression) => page.evaluate(expression),
    press: async (keys) => {
      for (const key of keys) await page.keyboard.press(key);
    },
    clickAt: (x, y) => page.mouse.click(x, y),
    resize: (width, height) => page.setViewportSize({ width, height }),
    close: () => page.context().close(),
  };
}
