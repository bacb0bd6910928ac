import { defineConfig } from '@playwright/test';
import journeys from '../playwright.config.ts';

/** Hot reload against a shop in development; `tools/hot-reload-tests.ts` starts it in a copy of the sources. */
export default defineConfig({
  ...journeys,
  testDir: '.',
  outputDir: '../../.data/test/e2e-dev',
  // What one test edits, every page shows.
  workers: 1,
  projects: [{ name: 'dev', use: { viewport: { width: 1440, height: 900 } } }],
});
