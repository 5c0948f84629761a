// How Playwright starts the Firefox of the system.

/** Scroll bars take no room there, as on a phone. */
const firefoxUserPrefs = { 'ui.useOverlayScrollbars': 1 };

export function launchFirefox(executablePath: string) {
  return { channel: 'moz-firefox', executablePath, firefoxUserPrefs };
}
