// What a test can do with a browser of any engine. Playwright drives Firefox and Chromium, a WebDriver WebKit.

import type { Page } from '@playwright/test';

export interface Driver {
  goto(address: string): Promise<void>;
  /** Runs in the page, with values that can be written as JSON. */
  evaluate<Given, Result>(run: (given: Given) => Result | Promise<Result>, given: Given): Promise<Result>;
  /** A key as browsers name it. */
  press(key: string): Promise<void>;
  clickAt(x: number, y: number): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  screenshot(): Promise<Buffer>;
  /** Everything that is kept is gone, and so is the browser. */
  close(): Promise<void>;
}

/** A page in a context of its own. */
export function driverOf(page: Page): Driver {
  return {
    goto: async (address) => {
      await page.goto(address);
    },
    // Playwright takes any value for what it gives to the page; its own type for that is not exported.
    evaluate: (run, given) => page.evaluate(run as (given: unknown) => never, given),
    press: (key) => page.keyboard.press(key),
    clickAt: (x, y) => page.mouse.click(x, y),
    resize: (width, height) => page.setViewportSize({ width, height }),
    screenshot: () => page.screenshot(),
    close: () => page.context().close(),
  };
}
