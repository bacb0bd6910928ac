import { test as base } from '../fixtures.ts';
import { Sources } from './sources.ts';

export { expect } from '../fixtures.ts';

/** As all browser tests, with the sources that the shop is made of; a test that fails leaves them as it found them. */
export const test = base.extend<{ sources: Sources }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures are needed.
  sources: async ({}, use, testInfo) => {
    const sources = new Sources();
    await use(sources);
    if (testInfo.status !== testInfo.expectedStatus) sources.restore();
  },
});
