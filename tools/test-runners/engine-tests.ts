import { findFreePort } from '@odeta/node/free-port';
import { engines } from './engines.ts';
import { runPlaywright } from './playwright.ts';
import { findPrograms } from './programs.ts';
import type { Tally } from './test-results.ts';
import { withTestShop } from './test-shop.ts';

/** Runs purchases in Firefox and in WebKit. Missing programs are printed, and their tests are skipped. */
export async function runEngineTests(args: readonly string[] = []): Promise<Tally> {
  const { found, missing } = findPrograms(engines);
  for (const sentence of missing) console.log(sentence);
  return withTestShop(async ({ environment, started }) => {
    const all = { ...environment, ...found, WEBKIT_DRIVER_PORT: String(await findFreePort()) };
    return runPlaywright({ config: 'e2e/engines', args, environment: all, started });
  });
}
