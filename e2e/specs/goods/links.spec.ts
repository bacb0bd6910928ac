import { expect, test } from '../../fixtures.ts';
import { inspectPage } from '../../inspect-page.ts';

/** Links without an address: each opens a window of the shell. */
const windows = [
  'countries',
  'privacy-settings',
  'delivery-costs',
  'cod-fees',
  'legal-guarantee',
  'live-chat',
  'newsletter',
] as const;

test.describe('every link', () => {
  // The test parses other pages in a page, which its trusted types refuse.
  test.use({ bypassCSP: true });

  for (const country of ['pl', 'sk', 'hu', 'ro', 'ua'] as const) {
    test(`no link of header, menus, footer, notices and texts of ${country} is broken (A6, B14, D1)`, {
      // Renders each linked page.
      tag: country === 'sk' ? [] : ['@full'],
    }, async ({ page, shop }) => {
      test.slow();
      await shop.open(country);
      const { dead, asked } = await page.evaluate(followLinks, windows);
      expect(dead).toEqual([]);
      expect(asked).toBeGreaterThan(60);
    });
  }
});

test('the questions of a help page expand, and a link to a question expands it (A6, P16)', async ({ page, shop }) => {
  await shop.open('sk', '/pomoc/vratenie-a-reklamacia#ako-uskutocnit-vratenie/');
  await expect(page.getByRole('heading', { level: 1, name: 'Vrátenie a reklamácia' })).toBeVisible();
  await expect(page.getByText('Dostanete kód a štítok na balík')).toBeVisible();
  await expect(page.getByText('Do 14 dní od prevzatia je vrátenie bez poplatku')).toBeHidden();
  await inspectPage(page, 'help-sk-desktop');
  await page.getByRole('heading', { name: 'Platí sa za vrátenie?' }).click();
  await expect(page.getByText('Do 14 dní od prevzatia je vrátenie bez poplatku')).toBeVisible();

  await page.setViewportSize({ width: 320, height: 640 });
  // Loads the fonts of the language first: with a fallback font a line of the table may break elsewhere.
  await shop.open('ua');
  for (const [index, path] of ['/pomoc/dostavka-i-oplata/', '/my-account/', '/wishlist/'].entries()) {
    await shop.open('ua', path);
    await inspectPage(page, `help-ua-320-${index}`);
  }
  await expect(page.getByRole('main').getByRole('link').first()).toHaveAttribute('href', '/');
});

test('an unknown help page responds with 404 (O2)', async ({ page, shop, watch }) => {
  watch.expect(/404/);
  expect((await shop.open('hu', '/pomoc/nincs-ilyen/'))?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

/** Runs in the page: follows the links of these pages and of the contents. */
async function followLinks(windows: readonly string[]) {
  const origin = window.location.origin;
  // The other pages' styles are removed, because this page's content security policy blocks them.
  const parsed = (html: string) =>
    new DOMParser().parseFromString(html.replace(/<style.*?<\/style>/gs, ''), 'text/html');
  const documents = new Map<string, Promise<Document | null>>();
  const open = (path: string) => {
    const known = documents.get(path);
    if (known) return known;
    const opened = fetch(path).then(async (response) => (response.ok ? parsed(await response.text()) : null));
    documents.set(path, opened);
    return opened;
  };
  const read = async (path: string) => (await (await fetch(`/api/base/${path}`)).json()).body;
  const linksIn = (root: ParentNode) =>
    [...root.querySelectorAll('a[href]')].map((link) => link.getAttribute('href') ?? '');
  const linksOf = (value: unknown): string[] => {
    if (typeof value === 'string') {
      return value.includes('<a ') ? linksIn(parsed(value)) : [];
    }
    if (typeof value !== 'object' || value === null) return [];
    return Object.entries(value).flatMap(([name, part]) =>
      typeof part === 'string' && /^(link|url|.*Url|home|wishlist|cart|backToShop)$/.test(name)
        ? [part]
        : linksOf(part),
    );
  };

  const contents = await Promise.all(['menu', 'static-contents', 'help', 'alerts'].map(read));
  const dead: string[] = [];
  const seen = new Set<string>();
  const waiting: URL[] = [];
  /** A link without an address opens a window of the shop, or leads to a part of its page. */
  const add = (link: string, at = '/') => {
    const url = new URL(link, origin + at);
    if (url.origin !== origin || seen.has(url.href)) return;
    seen.add(url.href);
    if (link.startsWith('#') && windows.includes(link.slice(1))) return;
    waiting.push(url);
  };
  for (const link of linksOf(contents)) add(link);
  const follow = async () => {
    for (let url = waiting.pop(); url; url = waiting.pop()) {
      const page = await open(url.pathname + url.search);
      const part = decodeURIComponent(url.hash.slice(1));
      const isPart = !part || part === 'top' || page?.getElementById(part);
      if (!page || !isPart) dead.push(url.pathname + url.hash);
      // Links of help pages and products are followed, too; lists of products only lead to products.
      if (page && /^\/(pomoc\/.*|cart|checkout)?$/.test(url.pathname))
        for (const link of linksIn(page)) add(link, url.pathname);
    }
  };
  for (const path of ['/', '/cart', '/checkout', '/pomoc/']) add(path);
  await Promise.all(Array.from({ length: 4 }, follow));
  return { dead, asked: documents.size };
}
