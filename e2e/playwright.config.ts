import process from 'node:process';
import { defineConfig, devices } from '@playwright/test';

const { CHROMIUM, REPORT_FILE } = process.env;

/** Journeys in a real browser against the whole shop; `tools/e2e.ts` starts it and says where it is. */
export default defineConfig({
  testDir: './specs',
  outputDir: '../.data/test/e2e',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // On a machine that is busy with other things; one that needs it is listed as flaky.
  retries: 1,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  reporter: REPORT_FILE ? [['list'], ['json', { outputFile: REPORT_FILE }]] : 'list',
  use: {
    launchOptions: {
      executablePath: CHROMIUM,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        // Maps are drawn without a graphics card, too.
        '--enable-unsafe-swiftshader',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
    trace: 'retain-on-failure',
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
    // What fails, fails alike at every width.
    {
      name: 'phone',
      testIgnore: /(add-remote|keyboard|pay-chaos|remote-down|server-down)/,
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
    },
  ],
});
