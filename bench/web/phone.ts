// The device of the measurements: a first-time visitor with a slow processor and a given connection.

import type { Browser, CDPSession, Page } from '@playwright/test';

export interface Line {
  readonly name: string;
  /** Kilobits a second and round trip in milliseconds; null for no limit. */
  readonly limits: { readonly kilobits: number; readonly roundTrip: number } | null;
}

export const SLOWDOWN = 4;
export const LINES: readonly Line[] = [
  { name: 'this machine', limits: null },
  { name: '4G, 9 Mbit/s, 60 ms', limits: { kilobits: 9_000, roundTrip: 60 } },
  { name: 'slow 4G, 1.6 Mbit/s, 150 ms', limits: { kilobits: 1_600, roundTrip: 150 } },
];

/** Nothing is cached, and no service worker answers during a measurement. */
export async function freshPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    locale: 'en-GB',
    hasTouch: true,
    isMobile: true,
    serviceWorkers: 'block',
  });
  return context.newPage();
}

export async function slowDown(page: Page, line: Line | null): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  if (line?.limits) {
    const throughput = (line.limits.kilobits * 1000) / 8;
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: line.limits.roundTrip,
      downloadThroughput: throughput,
      uploadThroughput: throughput,
    });
  }
  return session;
}
