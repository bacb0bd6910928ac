import { existsSync, statfsSync } from 'node:fs';
import process from 'node:process';
import { defineConfig, devices } from '@playwright/test';

const { CHROMIUM_HEADLESS, TEST_SCOPE } = process.env;

/*
 * Tags say where a test runs beside the desktop:
 * @wide, @narrow  only on a wide screen, only on a phone
 * @once           behaves alike at every width: on a phone only in `npm run test:full`
 * @full           one more case of what another test proves: only in `npm run test:full`
 */
const isFull = TEST_SCOPE === 'full';

/** Pictures of pages are handed on in shared memory, which saves a tenth of the work. Playwright uses files, for containers with 64 MB. */
const SHARED_MEMORY = '/dev/shm';
const ENOUGH_BYTES = 1e9;
const hasSharedMemory = () => {
  if (!existsSync(SHARED_MEMORY)) return false;
  const { bavail, bsize } = statfsSync(SHARED_MEMORY);
  return bavail * bsize > ENOUGH_BYTES;
};

/** Journeys in a real browser against the whole shop; `tools/test-runners/e2e.ts` starts it and says where it is. */
export default defineConfig({
  testDir: './specs',
  outputDir: '../.data/test/e2e',
  fullyParallel: true,
  forbidOnly: true,
  // One more than cores: each waits for servers, timers and the network for a third of its time.
  workers: 3,
  // On a machine that is busy with other things; one that needs it is listed as flaky.
  retries: 1,
  // A page that is in time waits for neither; a machine with other work to do takes three times as long.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  use: {
    launchOptions: {
      executablePath: CHROMIUM_HEADLESS,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        // Maps are drawn without a graphics card, too.
        '--enable-unsafe-swiftshader',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
      ignoreDefaultArgs: hasSharedMemory() ? ['--disable-dev-shm-usage'] : [],
    },
    trace: 'on-first-retry',
  },
  projects: [
    {
      name: 'phone',
      // The few tests that run daily share one worker beside those of the desktop: each worker costs the start of a browser.
      workers: isFull ? undefined : 1,
      // These bring their own screens, or test what is the same at every width.
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
