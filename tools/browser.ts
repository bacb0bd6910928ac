import { existsSync } from 'node:fs';
import { installPackages } from './debian-packages.ts';
import { StartFailure } from './failure.ts';

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** A Chromium for the journeys: `CHROMIUM`, one that is here, or the system's package if it may be installed. */
export function findBrowser(environment: NodeJS.ProcessEnv): string {
  const given = environment.CHROMIUM;
  if (given) return given;
  const found = places.find((place) => existsSync(place));
  if (found) return found;
  installPackages(['chromium']);
  const installed = places.find((place) => existsSync(place));
  if (installed) return installed;
  throw new StartFailure('The browser journeys need Chromium: install it, or name one with CHROMIUM.');
}
