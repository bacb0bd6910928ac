import { createHash } from 'node:crypto';
import { test as base, expect } from '@playwright/test';
import { ConsoleWatch } from './console-watch.ts';
import { Shop } from './shop.ts';

export interface Fixtures {
  /** Each test comes from a client address of its own, as behind a balancer. */
  hasOwnAddress: boolean;
  /** The shop has never asked this visitor about cookies: the banner stands on every page. */
  isFirstVisit: boolean;
  decided: undefined;
  shop: Shop;
  /** A page that complains fails its test, whatever the test is about. */
  watch: ConsoleWatch;
}

export const test = base.extend<Fixtures>({
  shop: async ({ page, extraHTTPHeaders }, use) =>
    use(new Shop(page, undefined, extraHTTPHeaders?.['x-forwarded-for'])),
  // As behind a balancer: a shop with limits sees that the tests' visitors are different people.
  hasOwnAddress: [true, { option: true }],
  extraHTTPHeaders: async ({ extraHTTPHeaders, hasOwnAddress }, use, { testId, retry }) =>
    use(hasOwnAddress ? { ...extraHTTPHeaders, 'x-forwarded-for': addressOf(`${testId} ${retry}`) } : extraHTTPHeaders),
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

/** An address of a private network, always the same for the same test. */
function addressOf(test: string) {
  const [a = 0, b = 0, c = 0] = createHash('sha256').update(test).digest();
  return `10.${a}.${b}.${c}`;
}

const decisions = () =>
  ['pl', 'sk', 'hu', 'ro', 'ua'].map((country) => ({
    name: 'consent',
    value: encodeURIComponent('1|2026-11-21T10:00:00.000Z|'),
    url: `http://${country}.localhost`,
  }));

export { expect };
