import { test as base, expect } from '@playwright/test';
import { ConsoleWatch } from './console-watch.ts';
import { Shop } from './shop.ts';

interface Fixtures {
  /** The shop has never asked this visitor about cookies: the banner stands on every page. */
  isFirstVisit: boolean;
  decided: undefined;
  shop: Shop;
  /** A page that complains fails its test, whatever the test is about. */
  watch: ConsoleWatch;
}

export const test = base.extend<Fixtures>({
  shop: async ({ page }, use) => use(new Shop(page)),
  isFirstVisit: [false, { option: true }],
  // Most journeys are about something else than consent.
  decided: [
    async ({ context, isFirstVisit }, use) => {
      if (!isFirstVisit) await context.addCookies(decisions());
      await use(undefined);
    },
    { auto: true },
  ],
  watch: [
    async ({ page }, use) => {
      const watch = new ConsoleWatch(page);
      await use(watch);
      expect(watch.unexpected).toEqual([]);
    },
    { auto: true },
  ],
});

const decisions = () =>
  ['pl', 'sk', 'hu', 'ro', 'ua'].map((country) => ({
    name: 'consent',
    value: encodeURIComponent('1|2026-11-21T10:00:00.000Z|'),
    url: `http://${country}.localhost`,
  }));

export { expect };
