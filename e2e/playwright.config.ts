import { existsSync, statfsSync } from 'node:fs';
import process from 'node:process';
import { defineConfig, devices } from '@playwright/test';

const { CHROMIUM_HEADLESS, TEST_SCOPE } = process.env;

/*
 * Tags for tests that do not run on desktop and phone:
 * @wide, @narrow  only on a wide screen, only on a phone
 * @once           the same at every width: on a phone only in `npm run test:full`
 * @full           another case of what a different test proves: only in `npm run test:full`
 */
const isFull = TEST_SCOPE === 'full';

/**
 * Chromium transfers screenshots in shared memory, which saves a tenth of the time. Playwright uses files instead, for containers with 64
 * MB.
 */
const SHARED_MEMORY = '/dev/shm';
const ENOUGH_BYTES = 1e9;
const hasSharedMemory = () => {
  if (!existsSync(SHARED_MEMORY)) return false;
  const { bavail, bsize } = statfsSync(SHARED_MEMORY);
  return bavail * bsize > ENOUGH_BYTES;
};

/** Journeys in a real browser against the whole shop; `tools/test-runners/e2e.ts` starts it and passes its address. */
export default defineConfig({
  testDir: './specs',
  outputDir: '../.data/test/e2e',
  fullyParallel: true,
  forbidOnly: true,
  // One more than cores: each worker waits for servers, timers and the network for a third of its time.
  workers: 3,
  // For a machine that is busy with other things; a retried test is listed as flaky.
  retries: 1,
  // High limits: a machine that is busy with other things takes many times as long, and a limit is only for what never ends.
  timeout: 300_000,
  expect: { timeout: 90_000 },
  use: {
    // A step that cannot succeed ends its journey before the journey's own limit does.
    actionTimeout: 150_000,
    launchOptions: {
      executablePath: CHROMIUM_HEADLESS,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        // Renders maps without a graphics card.
        '--enable-unsafe-swiftshader',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
      // Desktop pages have the scrollbars that most of their visitors see.
      ignoreDefaultArgs: ['--hide-scrollbars', ...(hasSharedMemory() ? ['--disable-dev-shm-usage'] : [])],
    },
    trace: 'on-first-retry',
  },
  projects: [
    {
      name: 'phone',
      // The few daily tests for phones share one worker beside those of the desktop: each worker has to start a browser.
      workers: isFull ? undefined : 1,
      // These set their own viewports, or test what is the same at every width.
      testIgnore:
        /[/\\](add-remote|against|budget|canary|containment|deployable|edited|keyboard|last-good|links|many-requests|no-op-rebuilds|pay-chaos|releases|remote-down|restored|search-engines|server-down)\.spec\.ts$/,
      grepInvert: isFull ? /@wide/ : /@wide|@once|@full/,
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
    },
    {
      name: 'desktop',
      grepInvert: isFull ? /@narrow/ : /@narrow|@full/,
      use: { viewport: { width: 1440, height: 900 } },
    },
  ],
});
