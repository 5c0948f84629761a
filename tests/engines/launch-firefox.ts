// How Playwright starts the Firefox of the system.

const firefoxUserPrefs = {
  // Scroll bars take no room there, as on a phone.
  'ui.useOverlayScrollbars': 1,
  // No processes for pages that are never opened.
  'dom.ipc.processPrelaunch.enabled': false,
};

export function launchFirefox(executablePath: string) {
  return { channel: 'moz-firefox', executablePath, firefoxUserPrefs };
}
