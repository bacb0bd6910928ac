import process from 'node:process';
import { StartFailure } from '@odeta/workspace/failure';
import { runCommand } from '../processes/run-command.ts';
import { findBrowser } from './browser.ts';

const benches = [
  'pages',
  'one-bundle',
  'tick',
  'menus',
  'activation',
  'deltas',
  'taps',
  'inp',
  'servers',
  'rendering',
  'api',
  'facets',
  'search',
  'points',
  'map',
  'orders',
  'canaries',
  'mixed',
  'storm',
  'report',
];

/** `npm run bench [-- pages|one-bundle|tick|menus|activation|deltas|taps|inp|servers|rendering|api|facets|search|points|map|orders|canaries|mixed|storm|report]`: every bench, or one. Nothing else should run meanwhile. */
export async function run([only, ...args]: string[]) {
  if (only && !benches.includes(only))
    throw new StartFailure(`There is no bench "${only}". There are: ${benches.join(', ')}.`);
  const environment = { CHROMIUM: findBrowser(process.env) };
  for (const bench of only ? [only] : benches) {
    console.log(`\n── ${bench}`);
    if (
      !(await runCommand('node', [`bench/${bench === 'mixed' ? 'mixed-traffic' : bench}.ts`, ...args], { environment }))
    )
      process.exitCode = 1;
  }
}
