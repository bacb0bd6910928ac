import { defineConfig } from '@playwright/test';
import type { Options } from './fixtures.ts';

/**
 * A purchase in the system's Firefox and WebKit, which Playwright cannot control: it only runs the test and reports.
 * `tools/test-runners/engine-tests.ts` opens the shop and finds the engines.
 */
export default defineConfig<Options>({
  testDir: '.',
  outputDir: '../../.data/test/e2e-engines',
  forbidOnly: true,
  workers: 1,
  retries: 1,
  timeout: 180_000,
  expect: { timeout: 20_000 },
  projects: [
    { name: 'firefox', use: { engineName: 'firefox' } },
    { name: 'webkit', use: { engineName: 'webkit' } },
  ],
});
