import type { Program } from './programs.ts';

/** The programs for tests in Firefox and WebKit. */
export const engines: readonly Program[] = [
  {
    untested: 'Nothing is bought in Firefox',
    variable: 'FIREFOX',
    place: '/usr/bin/firefox-esr',
    package: 'firefox-esr',
  },
  {
    untested: 'Nothing is bought in WebKit',
    variable: 'WEBKIT_DRIVER',
    place: '/usr/bin/WebKitWebDriver',
    package: 'webkit2gtk-driver',
  },
  // WebKit's test browser needs a display.
  { untested: 'Nothing is bought in WebKit', variable: 'XVFB', place: '/usr/bin/Xvfb', package: 'xvfb' },
];
