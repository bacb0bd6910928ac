import { expect, test } from '../../fixtures.ts';
import { inspectPage } from '../../inspect-page.ts';
import { guestPaths, helpPaths, ownPages, routesOf } from '../../own-paths.ts';
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

const countries = Object.keys(customers) as Country[];
// Other tests check the same at other widths.
const tag = ['@full', '@wide'];

for (const country of countries) {
  test(`every account page of ${country} fits into 320 px and is accessible (P1, P4, P5, P6, P7, P8, P9, P10, P11, P17)`, {
    tag,
  }, async ({ page, shop }) => {
    test.setTimeout(600_000);
    await page.setViewportSize(NARROW);
    await shop.open(country, '/my-account/log-in');
    const declared = await routesOf(shop, 'account');
    for (const path of guestPaths) await inspectAt(shop, country, path);

    const client = new ShopClient(page.context(), shop, country);
    await client.post('/base/login', { email: customers[country], password: 'Odeta-2026', rememberMe: false });
    const own = await ownPages(client);
    expect([...guestPaths, ...Object.keys(own)].sort(), 'routes of the release').toEqual(declared.sort());
    for (const paths of Object.values(own)) {
      expect(paths.length).toBeGreaterThan(0);
      for (const path of paths) await inspectAt(shop, country, path);
    }
  });

  test(`every help page of ${country} fits into 320 px and is accessible (A6, P16)`, { tag }, async ({
    page,
    shop,
  }) => {
    test.setTimeout(600_000);
    await page.setViewportSize(NARROW);
    await shop.open(country, '/pomoc/');
    expect(await routesOf(shop, 'help')).toEqual(['/pomoc/:slug?']);
    const paths = await helpPaths(new ShopClient(page.context(), shop, country));
    expect(paths.length).toBeGreaterThan(15);
    for (const path of paths) await inspectAt(shop, country, path);
  });
}

async function inspectAt(shop: Shop, country: Country, path: string) {
  await shop.open(country, path);
  await inspectPage(shop.page, `narrow-${country}${path.replaceAll(/[^\w]+/g, '-')}`);
}
