import type { APIRequestContext } from '@playwright/test';
import { brokenRules, readFeedItems } from '../../feed-rules.ts';
import { expect, test } from '../../fixtures.ts';
import type { Country } from '../../shop.ts';

const locales: Record<Country, string> = { pl: 'pl-PL', sk: 'sk-SK', hu: 'hu-HU', ro: 'ro-RO', ua: 'ru-UA' };

/** What a search engine reads from a page: its head and its structured data, as sent by the server. */
async function readPage(request: APIRequestContext, address: string) {
  const { host, port, pathname, search } = new URL(address);
  const response = await request.get(`http://127.0.0.1:${port}${pathname}${search}`, { headers: { host } });
  const html = await response.text();
  const all = (pattern: RegExp) => [...html.matchAll(pattern)];
  return {
    status: response.status(),
    html,
    title: all(/<title>([^<]*)<\/title>/g)[0]?.[1] ?? '',
    description: all(/<meta name="description" content="([^"]*)"/g)[0]?.[1] ?? '',
    canonical: all(/<link rel="canonical" href="([^"]*)"/g)[0]?.[1],
    robots: all(/<meta name="robots" content="([^"]*)"/g)[0]?.[1],
    alternates: Object.fromEntries(
      all(/<link rel="alternate" hreflang="([^"]*)" href="([^"]*)"/g).map(([, language, href]) => [language, href]),
    ) as Record<string, string>,
    data: all(/<script type="application\/ld\+json">(.*?)<\/script>/gs).map(([, json]) => JSON.parse(json ?? '')),
  };
}

test('home, category and product have title, description, canonical address and hreflang links in every country', async ({
  request,
  shop,
}) => {
  for (const path of ['/', '/c/zeny', '/p/vlneny-kabat-s-opaskom']) {
    const home = await readPage(request, shop.address('sk', path));
    expect(home.status, path).toBe(200);
    expect(Object.keys(home.alternates).sort()).toEqual([...Object.values(locales), 'uk-UA', 'x-default'].sort());
    expect(home.alternates['x-default']).toBe(home.alternates['pl-PL']);

    for (const locale of [...Object.values(locales), 'uk-UA']) {
      const address = home.alternates[locale] ?? '';
      const page = await readPage(request, address);
      expect(page.canonical).toBe(address);
      expect(page.alternates).toEqual(home.alternates);
      expect(page.title.length).toBeGreaterThan(4);
      expect(page.description.length).toBeGreaterThan(50);
      expect(page.description.length).toBeLessThanOrEqual(200);
      expect(JSON.stringify(page.data)).not.toMatch(/":"\//);
    }
  }
});

test('the structured data of a product has price, currency, availability and an existing picture', async ({
  request,
  shop,
}) => {
  const { data } = await readPage(request, shop.address('hu', '/p/megkotos-gyapjukabat'));
  const product = data.find((thing) => thing['@type'] === 'ProductGroup');
  const crumbs = data.find((thing) => thing['@type'] === 'BreadcrumbList');

  expect(product).toMatchObject({
    '@context': 'https://schema.org',
    hasVariant: expect.arrayContaining([
      expect.objectContaining({
        offers: expect.objectContaining({
          '@type': 'Offer',
          priceCurrency: 'HUF',
          availability: expect.stringMatching(/^https:\/\/schema\.org\//),
        }),
      }),
    ]),
  });
  expect(product.hasVariant[0].offers.price).toBeGreaterThan(0);
  expect(crumbs.itemListElement.length).toBeGreaterThan(2);
  const picture = new URL(product.image[0]);
  const response = await request.get(`http://127.0.0.1:${picture.port}${picture.pathname}`);
  expect(response.headers()['content-type']).toBe('image/webp');
});

test('the product feed of every country and language holds to the rules of those who read it, and says what the page says', async ({
  request,
  shop,
}) => {
  const places: [Country, string][] = [
    ...(Object.keys(locales) as Country[]).map((one): [Country, string] => [one, '']),
    ['ua', '/uk'],
  ];
  for (const [country, prefix] of places) {
    const { html: xml } = await readPage(request, shop.address(country, `${prefix}/feeds/google.xml`));
    const items = readFeedItems(xml);
    expect(items.length).toBeGreaterThan(2_000);
    expect(items.flatMap(brokenRules)).toEqual([]);
    expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);

    const [item] = items.filter(({ size, sale_price }) => size && sale_price);
    const page = await readPage(request, item?.link ?? '');
    const group = page.data.find((thing) => thing['@type'] === 'ProductGroup');
    const variant = group.hasVariant.find(({ sku }: { sku: string }) => sku === item?.id);
    expect(variant.offers.url).toBe(item?.link);
    expect(variant.offers.price).toBe(Number.parseFloat(item?.sale_price ?? ''));
    expect(variant.offers.priceSpecification.price).toBe(Number.parseFloat(item?.price ?? ''));
  }
});

test('the link preview of a product has its name, price and picture', async ({ request, shop }) => {
  const { html } = await readPage(request, shop.address('sk', '/p/vlneny-kabat-s-opaskom'));
  const tags = Object.fromEntries(
    [...html.matchAll(/<meta (?:property|name)="((?:og|product|twitter):[^"]*)" content="([^"]*)"/g)].map(
      ([, name, content]) => [name, content],
    ),
  );

  expect(tags).toMatchObject({
    'og:type': 'product',
    'og:locale': 'sk_SK',
    'og:title': expect.stringContaining('kabát'),
    'og:url': shop.address('sk', '/p/vlneny-kabat-s-opaskom'),
    'product:price:amount': expect.stringMatching(/^\d+\.\d\d?$/),
    'product:price:currency': 'EUR',
    'twitter:card': 'summary_large_image',
  });
  const picture = new URL(tags['og:image'] ?? '');
  const response = await request.get(`http://127.0.0.1:${picture.port}${picture.pathname}`);
  expect([response.status(), response.headers()['content-type']]).toEqual([200, 'image/jpeg']);
});

test('filtered and sorted categories are noindex and have no canonical address', async ({ request, shop }) => {
  for (const query of ['?size=38', '?sort=2']) {
    const page = await readPage(request, shop.address('sk', `/c/zeny${query}`));
    expect([page.robots, page.canonical]).toEqual(['noindex', undefined]);
  }
});

test('the sitemaps are well-formed, and their first and last pages respond with 200', async ({
  page,
  request,
  shop,
}) => {
  const { html: robots } = await readPage(request, shop.address('ro', '/robots.txt'));
  const index = /^Sitemap: (.+)$/m.exec(robots)?.[1] ?? '';
  const locations = async (address: string) => {
    const { html } = await readPage(request, address);
    return page.evaluate((xml) => {
      const list = new DOMParser().parseFromString(xml, 'application/xml');
      if (list.querySelector('parsererror')) throw new Error(list.documentElement.textContent ?? '');
      return [...list.querySelectorAll('loc')]
        .filter((one) => one.localName === one.nodeName)
        .map((one) => one.textContent ?? '');
    }, html);
  };

  const lists = await locations(index);
  const pages = (await Promise.all(lists.map(locations))).flat();
  expect(pages.length).toBeGreaterThan(50);
  for (const address of [...pages.slice(0, 3), ...pages.slice(-3)]) {
    expect(address).toMatch(/^http:\/\/ro\.localhost:\d+\//);
    expect((await readPage(request, address)).status).toBe(200);
  }
});
