import type { Page, Response } from '@playwright/test';
import { ConsoleWatch } from '../../console-watch.ts';
import { expect, test } from '../../fixtures.ts';
import { Shop } from '../../shop.ts';
import { launchWholeBrowser } from '../../whole-browser.ts';

const sizeOf = async (response: Response | null) => (await response?.request().sizes())?.responseBodySize ?? 0;

/** Follows a link of the shop. */
async function follow(page: Page, path: string) {
  const [response] = await Promise.all([
    page.waitForResponse((one) => one.request().resourceType() === 'document'),
    page.evaluate((to) => location.assign(to), path),
  ]);
  await response.finished();
  return { encoding: response.headers()['content-encoding'], bytes: await sizeOf(response) };
}

test('a browser fetches the dictionary of the shop when it is idle, and then gets documents as differences, private ones only by links of the shop', {
  tag: '@once',
}, async ({ extraHTTPHeaders }) => {
  // The headless shell may lack compression dictionaries.
  const browser = await launchWholeBrowser();
  const page = await (await browser.newContext({ extraHTTPHeaders })).newPage();
  const watch = new ConsoleWatch(page);
  const shop = new Shop(page);
  const first = await page.goto(shop.address('sk', '/pomoc/'));
  expect(first?.headers()['content-encoding']).toBe('br');
  const whole = await sizeOf(first);
  await shop.whenReady();

  await expect.poll(async () => (await follow(page, '/pomoc/')).encoding, { timeout: 120_000 }).toBe('dcz');

  const [help, cart] = [await follow(page, '/pomoc/'), await follow(page, '/cart')];
  await shop.whenReady();
  expect([help.encoding, cart.encoding]).toEqual(['dcz', 'dcz']);
  expect(help.bytes).toBeLessThan(whole / 3);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // An address that was typed, or opened by another program, may be a stranger's.
  const typed = await page.goto(shop.address('sk', '/cart?q=a'));
  expect(typed?.headers()['content-encoding']).toBe('zstd');
  expect(cart.bytes).toBeLessThan((await sizeOf(typed)) / 2);
  expect(watch.unexpected).toEqual([]);
  await browser.close();
});
