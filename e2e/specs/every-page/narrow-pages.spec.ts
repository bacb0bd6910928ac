import { expect, test } from '../../fixtures.ts';
import { inspectPage } from '../../inspect-page.ts';
import type { Country, Shop } from '../../shop.ts';
import { ShopClient } from '../../shop-client.ts';

/** The width of a 1280 px desktop at 400 % zoom, which WCAG 1.4.10 requires. */
const NARROW = { width: 320, height: 640 };

/** Customers with orders in every state, returns, addresses and reviews. */
const customers: Record<Country, string> = {
  pl: 'anna.lis@example.pl',
  sk: 'jana.hruskova@example.sk',
  hu: 'nagy.eszter@example.hu',
  ro: 'ioana.pop@example.ro',
  ua: 'olena.koval@example.ua',
};

const forGuests = ['log-in', 'register', 'password', 'new-password', 'find-order'].map((page) => `/my-account/${page}`);
const countries = Object.keys(customers) as Country[];
// Other tests check the same at other widths.
const tag = ['@full', '@wide'];

for (const country of countries) {
  test(`every account page of ${country} fits into 320 px and is accessible (P1, P4, P5, P6, P7, P8, P9, P10, P11, P17)`, {
    tag,
  }, async ({ page, shop }) => {
    test.setTimeout(240_000);
    await page.setViewportSize(NARROW);
    await shop.open(country, '/my-account/log-in');
    const declared = await routesOf(shop, 'account');
    for (const path of forGuests) await inspectAt(shop, country, path);

    const client = new ShopClient(page.context(), shop, country);
    await client.post('/base/login', { email: customers[country], password: 'Odeta-2026', rememberMe: false });
    const own = await ownPages(client);
    expect([...forGuests, ...Object.keys(own)].sort(), 'routes of the release').toEqual(declared.sort());
    for (const paths of Object.values(own)) {
      expect(paths.length).toBeGreaterThan(0);
      for (const path of paths) await inspectAt(shop, country, path);
    }
  });

  test(`every help page of ${country} fits into 320 px and is accessible (A6, P16)`, { tag }, async ({
    page,
    shop,
  }) => {
    test.setTimeout(240_000);
    await page.setViewportSize(NARROW);
    await shop.open(country, '/pomoc/');
    expect(await routesOf(shop, 'help')).toEqual(['/pomoc/:slug?']);
    const { topics } = await new ShopClient(page.context(), shop, country).get('/base/help');
    const paths = new Set<string>(topics.map(({ url }: { url: string }) => url.split('#')[0]));
    expect(paths.size).toBeGreaterThan(15);
    for (const path of ['/pomoc/', ...paths]) await inspectAt(shop, country, path);
  });
}

async function inspectAt(shop: Shop, country: Country, path: string) {
  await shop.open(country, path);
  await inspectPage(shop.page, `narrow-${country}${path.replaceAll(/[^\w]+/g, '-')}`);
}

/** The routes in the release that rendered the open page. */
const routesOf = (shop: Shop, remote: string): Promise<string[]> =>
  shop.page.evaluate((name) => {
    const { stores } = JSON.parse(document.getElementById('page-data')?.textContent ?? '{}');
    const declared: { remote: string; path: string }[] = stores['shell.routes'].routes;
    return declared.filter((route) => route.remote === name).map((route) => route.path);
  }, remote);

/** By route, the pages with data of the logged-in customer. */
async function ownPages(client: ShopClient): Promise<Record<string, string[]>> {
  const { orders } = await client.get('/my-account/orders?period=all');
  const { returns } = await client.get('/my-account/returns');
  const { open } = await client.get('/my-account/reviews');
  const ofEach = onePerState(orders);
  const delivered = orders.filter(({ returnUntil }: { returnUntil: string | null }) => returnUntil !== null);
  const itself = ['', '/returns', '/confirm-email', '/codes', '/addresses', '/consents', '/reviews', '/blogger'];
  return {
    ...Object.fromEntries([...itself, '/settings'].map((page) => [`/my-account${page}`, [`/my-account${page}`]])),
    '/my-account/orders': ['/my-account/orders', '/my-account/orders?list=review&period=all'],
    '/my-account/orders/:orderId': ofEach.map((id) => `/my-account/orders/${id}`),
    '/my-account/orders/:orderId/return': delivered.slice(0, 1).map(({ id }: Own) => `/my-account/orders/${id}/return`),
    '/my-account/returns/:returnId': onePerState(returns).map((id) => `/my-account/returns/${id}`),
    '/my-account/reviews/write': open.slice(0, 1).map(({ lineId }: Own) => `/my-account/reviews/write?line=${lineId}`),
  };
}

type Own = Record<'id' | 'lineId' | 'status', string>;

/** One id for each state. */
const onePerState = (all: readonly Own[]) => [...new Map(all.map(({ status, id }) => [status, id])).values()];
