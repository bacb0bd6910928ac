import type { Page, Route } from '@playwright/test';
import { Buyer } from '../buyer.ts';
import { expect, test } from '../fixtures.ts';
import type { Shop } from '../shop.ts';

// The bank takes its time, and so does its page.
test.slow();
test.beforeEach(({ watch }) => watch.expect(/Failed to load resource|ERR_/));

const ORDER = '**/api/checkout/order';
const STREAM = '**/api/checkout/order/*/events';

async function beReady(shop: Shop) {
  const buyer = new Buyer(shop, 'pl');
  await buyer.beReadyToOrder();
  await buyer.payBy(/^BLIK/);
  await buyer.field(/^Kod BLIK/).fill('777123');
  return buyer;
}

/** Sends what the page sends. The test's own process does not know the countries' names. */
async function reach(route: Route) {
  const { host, port, protocol, pathname } = new URL(route.request().url());
  const headers = { ...(await route.request().allHeaders()), host };
  return route.fetch({ url: `${protocol}//127.0.0.1:${port}${pathname}`, headers });
}

/** Keys of the orders that were asked for. */
function keysOf(page: Page) {
  const keys: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname === '/api/checkout/order')
      keys.push(request.headers()['idempotency-key']);
  });
  return keys;
}

test('without a stream the connection is said to be lost, and the paid order is paid (R9)', async ({ page, shop }) => {
  await page.route(STREAM, (route) => route.abort());
  const buyer = await beReady(shop);

  await buyer.placeOrder();

  await expect(page.getByText('Połączenie zostało przerwane').first()).toBeVisible();
  await buyer.expectThanks();
});

test('an order whose answer is lost is asked for by the same key, and is one order (M3)', async ({ page, shop }) => {
  const keys = keysOf(page);
  const buyer = await beReady(shop);
  await page.route(
    ORDER,
    async (route) => {
      await reach(route);
      await route.abort();
    },
    { times: 1 },
  );

  await buyer.placeOrder();
  await expect(page.getByRole('alert').filter({ hasText: 'Nie udało się wysłać zamówienia' })).toBeVisible();
  await buyer.placeOrder();

  await buyer.expectThanks();
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);
});

test('a tab that is closed while the bank is waited for is followed by another one that finds the order (R9)', async ({
  page,
  shop,
}) => {
  const buyer = await beReady(shop);
  await buyer.placeOrder();
  await expect(page.getByRole('timer')).toBeVisible();

  const next = await page.context().newPage();
  await page.close();
  await next.goto(shop.address('pl', '/checkout'));

  await expect(next.getByRole('heading', { level: 1, name: buyer.texts.thanks })).toBeVisible({ timeout: 30_000 });
});
