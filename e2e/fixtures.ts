import { createHash } from 'node:crypto';
import { test as base, expect } from '@playwright/test';
import { ConsoleWatch } from './console-watch.ts';
import { Shop } from './shop.ts';
import { createNotice } from './stored-names.ts';

export interface Fixtures {
  /** Each test has its own client address, as if sent by a load balancer. */
  hasOwnAddress: boolean;
  /** The visitor has not decided about cookies yet: the banner is shown on every page. */
  isFirstVisit: boolean;
  decided: undefined;
  shop: Shop;
  /** Every test fails if its browser holds a name that the privacy notice does not list. */
  stored: undefined;
  /** Every test fails if its page complains. */
  watch: ConsoleWatch;
}

interface WorkerFixtures {
  /** The list of the privacy notice. */
  notice: ReturnType<typeof createNotice>;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  shop: async ({ page, extraHTTPHeaders }, use) =>
    use(new Shop(page, undefined, extraHTTPHeaders?.['x-forwarded-for'])),
  // As behind a load balancer, so that a shop with rate limits treats the tests' visitors as different clients.
  hasOwnAddress: [true, { option: true }],
  extraHTTPHeaders: async ({ extraHTTPHeaders, hasOwnAddress }, use, { testId, retry }) =>
    use(hasOwnAddress ? { ...extraHTTPHeaders, 'x-forwarded-for': addressOf(`${testId} ${retry}`) } : extraHTTPHeaders),
  isFirstVisit: [false, { option: true }],
  // Most journeys do not test consent.
  decided: [
    async ({ context, isFirstVisit }, use) => {
      if (!isFirstVisit) await context.addCookies(decisions());
      await use(undefined);
    },
    { auto: true },
  ],
  notice: [({ browserName: _ }, use) => use(createNotice()), { scope: 'worker' }],
  stored: [
    async ({ page, context, notice }, use) => {
      await use(undefined);
      expect(await notice.unlisted(page, context)).toEqual([]);
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

/** A private network address that is the same in every run of a test. */
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
