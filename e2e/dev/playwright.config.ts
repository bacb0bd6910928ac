import { defineConfig } from '@playwright/test';
import type { Fixtures } from '../fixtures.ts';
import journeys from '../playwright.config.ts';

/** Hot reload in a development shop; `tools/test-runners/hot-reload-tests.ts` starts it in a copy of the sources. */
export default defineConfig<Pick<Fixtures, 'hasOwnAddress'>>({
  ...journeys,
  testDir: '.',
  outputDir: '../../.data/test/e2e-dev',
  // Every page shows the edits of all tests.
  workers: 1,
  // An edit is visible when its units are compiled, which takes a while on a busy machine.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  // Units have their own ports, and cross-origin requests with an unknown header are blocked (CORS).
  projects: [{ name: 'dev', use: { viewport: { width: 1440, height: 900 }, hasOwnAddress: false } }],
});
