import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import process from 'node:process';
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
  installChromium();
  const installed = places.find((place) => existsSync(place));
  if (installed) return installed;
  throw new StartFailure('The browser journeys need Chromium: install it, or name one with CHROMIUM.');
}

function installChromium() {
  if (process.getuid?.() !== 0 || !commandExists('apt-get')) return;
  console.log('Installing Chromium …');
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', 'chromium']]) {
    spawnSync('apt-get', args, { env: environment, stdio: ['ignore', 'ignore', 'inherit'] });
  }
}

function commandExists(name: string) {
  try {
    execFileSync('which', [name], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
