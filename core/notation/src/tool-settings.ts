// The settings of tests, pictures and benches.

export const TOOL_SETTINGS = [
  {
    name: 'BLACKPEG_CHROMIUM',
    value: { kind: 'text' },
    meaning: 'the Chromium that tests, pictures and benches use; without it, one is looked for',
  },
  {
    name: 'BLACKPEG_FIREFOX',
    value: { kind: 'text' },
    meaning: 'the Firefox that tests use; without it, one is looked for',
  },
  {
    name: 'BLACKPEG_WEBKIT',
    value: { kind: 'text' },
    meaning: 'the MiniBrowser of WebKitGTK that tests use; without it, one is looked for',
  },
  {
    name: 'BLACKPEG_WEBKIT_DRIVER',
    value: { kind: 'text' },
    meaning: 'the WebDriver of WebKitGTK that tests use; without it, one is looked for',
  },
  {
    name: 'BLACKPEG_XVFB',
    value: { kind: 'text' },
    meaning: 'the Xvfb that tests show WebKit in; without it, one is looked for',
  },
  {
    name: 'BLACKPEG_POSTGRES',
    value: { kind: 'text' },
    meaning: 'the program postgres that tests start; without it, one is looked for',
  },
  {
    name: 'BLACKPEG_ORCA',
    value: { kind: 'text' },
    meaning: 'the Orca that tests by ear listen to; without it, one is looked for',
  },
  {
    name: 'BLACKPEG_EAR_CHROMIUM',
    value: { kind: 'text' },
    meaning: 'the Chromium with a window that tests by ear use; without it, one is looked for',
  },
  {
    name: 'BLACKPEG_DBUS',
    value: { kind: 'text' },
    meaning: 'the dbus-daemon of tests by ear; without it, one is looked for',
  },
  {
    name: 'BLACKPEG_AT_SPI',
    value: { kind: 'text' },
    meaning: 'the at-spi-bus-launcher of tests by ear; without it, one is looked for',
  },
  {
    name: 'BLACKPEG_OPENBOX',
    value: { kind: 'text' },
    meaning: 'the window manager of tests by ear; without it, one is looked for',
  },
  {
    name: 'BLACKPEG_XDOTOOL',
    value: { kind: 'text' },
    meaning: 'the xdotool that presses keys in tests by ear; without it, one is looked for',
  },
  {
    name: 'BLACKPEG_BRLTTY',
    value: { kind: 'text' },
    meaning: 'the BRLTTY that drives a Braille display in tests by ear; without it, one is looked for',
  },
  {
    name: 'BLACKPEG_ENGINES',
    value: { kind: 'text' },
    meaning:
      '`all` runs every test in Firefox and WebKit, not the smoke suite alone; `npm run test:engines` sets it',
  },
  {
    name: 'BLACKPEG_EAR',
    value: { kind: 'text' },
    meaning: '`all` runs every test by ear, not the short form alone; `npm run test:ear` sets it',
  },
  {
    name: 'BLACKPEG_BROWSER_REPORT',
    value: { kind: 'text' },
    meaning: 'the file the browser tests write their report to; `npm test` sets it',
  },
] as const;
