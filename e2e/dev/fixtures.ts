import { test as base } from '../fixtures.ts';
import { Sources } from './sources.ts';

export { expect } from '../fixtures.ts';

/** The fixtures of all browser tests, with the shop's sources, which are restored after a failed test. */
export const test = base.extend<{ sources: Sources }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures are needed.
  sources: async ({}, use, testInfo) => {
    const sources = new Sources();
    await use(sources);
    if (testInfo.status !== testInfo.expectedStatus) sources.restore();
  },
});
