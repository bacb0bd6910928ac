import { defineConfig } from '@playwright/test';
import type { Fixtures } from '../fixtures.ts';
import journeys from '../playwright.config.ts';

/** Hot reload against a shop in development; `tools/test-runners/hot-reload-tests.ts` starts it in a copy of the sources. */
export default defineConfig<Pick<Fixtures, 'hasOwnAddress'>>({
  ...journeys,
  testDir: '.',
  outputDir: '../../.data/test/e2e-dev',
  // What one test edits, every page shows.
  workers: 1,
  // An edit is seen when its units are compiled, which takes a busy machine a while.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  // Units are served from ports of their own, and other origins take no header that they do not know (CORS).
  projects: [{ name: 'dev', use: { viewport: { width: 1440, height: 900 }, hasOwnAddress: false } }],
});
