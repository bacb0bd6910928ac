import { existsSync } from 'node:fs';
import { StartFailure } from '@odeta/workspace/failure';
import { installPackages } from './debian-packages.ts';

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Headless Chromium, a separate package of Debian. It runs the same tests in two thirds of the time. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

/** A Chromium: `CHROMIUM`, an installed one, or the system's package if it can be installed. */
export function findBrowser(environment: NodeJS.ProcessEnv): string {
  const given = environment.CHROMIUM;
  if (given) return given;
  if (!findInstalled()) installPackages(['chromium', 'chromium-headless-shell']);
  const found = findInstalled();
  if (found) return found;
  throw new StartFailure('The browser journeys need Chromium: install it, or name one with CHROMIUM.');
}

/** The browser of most browser tests: `CHROMIUM`, the headless shell, or else the result of `findBrowser`. */
export function findHeadlessBrowser(environment: NodeJS.ProcessEnv): string {
  const browser = findBrowser(environment);
  if (environment.CHROMIUM) return browser;
  if (!existsSync(HEADLESS_SHELL)) installPackages(['chromium-headless-shell']);
  return existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : browser;
}

const findInstalled = () => places.find((place) => existsSync(place));
