import path from 'node:path';
import process from 'node:process';
import { openGallery } from '../gallery/gallery.ts';
import { runEngineTests } from './engine-tests.ts';
import { runHotReloadTests } from './hot-reload-tests.ts';
import { runPlaywright } from './playwright.ts';
import { findPrograms } from './programs.ts';
import type { Tally } from './test-results.ts';
import { withTestShop } from './test-shop.ts';
import { textBrowser } from './text-browser.ts';

/**
 * `npm run e2e [-- arguments of Playwright]`: the journeys in a real browser. Without arguments also hot reload; with `dev` first only hot
 * reload, with `engines` first only the purchases in Firefox and WebKit.
 */
export async function run(args: string[]) {
  const tallies = [await runSuite(args)];
  if (args.length === 0) tallies.push(await runHotReloadTests());
  if (tallies.some(({ failed }) => failed > 0)) process.exitCode = 1;
}

function runSuite(args: readonly string[]): Promise<Tally> {
  const [first, ...others] = args;
  if (first === 'dev') return runHotReloadTests(others);
  if (first === 'engines') return runEngineTests(others);
  return runBrowserTests(args);
}

export const runBrowserTests = (args: readonly string[] = []): Promise<Tally> =>
  withTestShop(async ({ environment, folder, started }) => {
    const gallery = await started.keep(() => openGallery(path.join(folder, 'gallery')));
    // `npm test` installs it before.
    const { found } = findPrograms([textBrowser], { install: () => {} });
    const all = { ...environment, ...found, GALLERY_PORT: String(gallery.port) };
    return runPlaywright({ config: 'e2e', args, environment: all, started });
  });
