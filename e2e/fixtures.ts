import { test as base, expect } from '@playwright/test';
import { ConsoleWatch } from './console-watch.ts';
import { Shop } from './shop.ts';

interface Fixtures {
  shop: Shop;
  /** A page that complains fails its test, whatever the test is about. */
  watch: ConsoleWatch;
}

export const test = base.extend<Fixtures>({
  shop: async ({ page }, use) => use(new Shop(page)),
  watch: [
    async ({ page }, use) => {
      const watch = new ConsoleWatch(page);
      await use(watch);
      expect(watch.unexpected).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
