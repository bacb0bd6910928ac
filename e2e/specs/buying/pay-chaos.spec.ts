import type { Page, Route } from '@playwright/test';
import { Bank, cards } from '../../bank.ts';
import { Buyer } from '../../buyer.ts';
import { expect, test } from '../../fixtures.ts';
import { Shop } from '../../shop.ts';

// The test bank and its page take their time.
test.slow();
test.beforeEach(({ watch }) => watch.expect(/Failed to load resource|ERR_/));

const ORDER = '**/api/checkout/order';
const STREAM = '**/api/checkout/order/*/events';
const CHECKER = '**/api/checkout/order/*/payment-status';

async function beReady(shop: Shop) {
  const buyer = new Buyer(shop, 'pl');
  await buyer.beReadyToOrder();
  await buyer.payBy(/^BLIK/);
  await buyer.field(/^Kod BLIK/).fill('777123');
  return buyer;
}

/** Sends the page's request by IP address, because this process cannot resolve the countries' names. */
async function reach(route: Route) {
  const { host, port, protocol, pathname } = new URL(route.request().url());
  const headers = { ...(await route.request().allHeaders()), host };
  // A request on a connection that the server is about to close is refused and sent again, as a browser does.
  return route.fetch({ url: `${protocol}//127.0.0.1:${port}${pathname}`, headers, maxRedirects: 0, maxRetries: 1 });
}

/** Idempotency keys of the order requests. */
function keysOf(page: Page) {
  const keys: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname === '/api/checkout/order')
      keys.push(request.headers()['idempotency-key']);
  });
  return keys;
}

test('without an event stream the page shows a lost connection and still confirms the paid order (R9)', async ({
  page,
  shop,
}) => {
  await page.route(STREAM, (route) => route.abort());
  // Only the status endpoint can end the wait: it answers after the page has reported the lost connection.
  const said = Promise.withResolvers<void>();
  await page.route(CHECKER, async (route) => {
    await said.promise;
    await route.fallback();
  });
  const buyer = await beReady(shop);

  await buyer.placeOrder();

  await expect(page.getByText('Połączenie zostało przerwane').first()).toBeVisible();
  said.resolve();
  await buyer.expectThanks();
});

test('an order whose response is lost is retried with the same idempotency key and is confirmed (M3)', async ({
  page,
  shop,
}) => {
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

test('after a tab is closed while waiting for the bank, a new tab shows the confirmed order (R9)', async ({
  page,
  shop,
}) => {
  const buyer = await beReady(shop);
  // Opened before, because the bank confirms meanwhile what a slow machine takes to open it.
  const next = await page.context().newPage();
  await page.bringToFront();
  await buyer.placeOrder();
  await expect(page.getByRole('timer')).toBeVisible();

  await page.close();
  await next.goto(shop.address('pl', '/checkout'));

  await expect(next.getByRole('heading', { level: 1, name: buyer.texts.thanks })).toBeVisible();
});

/** Closes the page and opens another tab in the same browser. */
async function openAgain(page: Page, shop: Shop) {
  const next = new Shop(await page.context().newPage());
  await page.close();
  await next.page.goto(shop.address('pl', '/checkout'));
  return new Buyer(next, 'pl');
}

test('after a tab is closed before the order response arrives, a new tab shows the placed order (M3)', async ({
  page,
  shop,
}) => {
  const buyer = new Buyer(shop, 'pl');
  await buyer.beReadyToOrder();
  const placed = Promise.withResolvers<void>();
  await page.route(ORDER, async (route) => {
    await reach(route);
    placed.resolve();
  });
  await buyer.placeOrder();
  await placed.promise;

  const next = await openAgain(page, shop);

  await next.expectThanks();
});

test('after a tab is closed on the bank’s page the same order can be paid; after payment it is shown as paid (R9)', async ({
  page,
  shop,
}) => {
  const buyer = new Buyer(shop, 'pl');
  await buyer.beReadyToOrder();
  await buyer.payBy(buyer.texts.card);
  const first = await placeOrder(buyer);
  await expect(page).toHaveURL(/\/sandbox-pay\//);

  const later = await openAgain(page, shop);
  await expect(later.field(/^Miejscowość/)).toHaveValue('Warszawa');
  await expect(later.page.getByRole('radio', { name: later.texts.card })).toBeChecked();
  await later.agree();
  const second = await placeOrder(later);
  expect(second).toBe(first);

  const paid = Promise.withResolvers<void>();
  await later.page.route('**/sandbox-pay/pay/*', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    await reach(route);
    return paid.resolve();
  });
  // The click waits for a navigation that does not end before the tab is closed.
  void new Bank(later.page).payBy(cards.paid).catch(() => undefined);
  await paid.promise;
  const last = await openAgain(later.page, shop);

  // Until the bank has informed the shop, a few seconds later, the checkout shows the order's form. The confirmation may already be shown: after
  // it the checkout leads to the empty cart.
  const thanks = last.page.getByRole('heading', { level: 1, name: last.texts.thanks });
  const isThanked = async () => {
    await expect(thanks.or(last.field(/^Miejscowość/))).toBeVisible();
    if (await thanks.isVisible()) return true;
    await last.page.goto(shop.address('pl', '/checkout'));
    return false;
  };
  await expect.poll(isThanked, { timeout: 0 }).toBe(true);
  await expect(last.page.getByRole('main').getByText(last.texts.paid).first()).toBeVisible();
});

/** Resolves to the order's id, read before the redirect to the bank: the browser discards response bodies on navigation. */
async function placeOrder(buyer: Buyer): Promise<string> {
  const orderId = Promise.withResolvers<string>();
  await buyer.page.route(
    ORDER,
    async (route) => {
      const response = await reach(route);
      orderId.resolve((await response.json()).body.payment.orderId);
      await route.fulfill({ response });
    },
    { times: 1 },
  );
  await buyer.placeOrder();
  return orderId.promise;
}
