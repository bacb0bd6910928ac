import process from 'node:process';
import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures.ts';
import { addProduct } from '../../prepared-order.ts';
import { ShopClient } from '../../shop-client.ts';

/** As with all cookies blocked: storage throws at any access, and no cookie can be read or written. */
function block() {
  const refuse = () => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  };
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
    Object.defineProperty(window, name, { get: refuse });
  Object.defineProperty(Navigator.prototype, 'serviceWorker', { get: refuse });
  Object.defineProperty(Navigator.prototype, 'cookieEnabled', { get: () => false });
  Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => undefined });
}

/** No cookie of a response arrives, and none is sent. */
async function dropCookies(page: Page) {
  await page.route('**/*', async (route) => {
    const request = route.request();
    if (!['document', 'fetch'].includes(request.resourceType())) return route.continue();
    const { host, hostname } = new URL(request.url());
    const response = await route.fetch({
      // Only the browser resolves the name of this machine's shop.
      url: request.url().replace(hostname, '127.0.0.1'),
      headers: { ...(await request.allHeaders()), host, cookie: 'blocked=1' },
      maxRetries: 1,
    });
    const { 'set-cookie': _, ...headers } = response.headers();
    return route.fulfill({ response, headers });
  });
}

test('a browser that blocks cookies and storage shows the shop, and is told why nothing gets into the cart', {
  tag: '@once',
}, async ({ page, shop, watch }) => {
  // The browser's own lines about the two refused requests.
  watch.expect(/status of 403/);
  await page.addInitScript(block);
  await dropCookies(page);
  await shop.open('sk', '/c/zeny');
  await page
    .getByRole('main')
    .getByRole('link', { name: /Džínsy s vysokým pásom/ })
    .first()
    .click();
  await shop.whenReady();
  await page
    .getByRole('group', { name: /^Veľkosť/ })
    .getByText('38', { exact: true })
    .first()
    .click();

  await page.getByRole('button', { name: 'Pridať do košíka' }).first().click();

  await expect(page.getByText(/Prehliadač neukladá súbory cookie.*otvorte v inom prehliadači/).first()).toBeVisible();
});

test('with the colours of the system a button that is only text has no frame', { tag: '@once' }, async ({
  page,
  shop,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await shop.open('sk');
  const button = page.getByRole('main').getByRole('link', { name: 'Celá zimná kolekcia' });

  const [frame, ground] = await button.evaluate((element) => [
    getComputedStyle(element).borderTopColor,
    getComputedStyle(document.body).backgroundColor,
  ]);

  expect(frame).toBe(ground);
});

test('who asks for more contrast gets texts of 7:1 and clear borders, also where others have faint ones', {
  tag: '@once',
}, async ({ page, shop }) => {
  await page.emulateMedia({ contrast: 'more' });
  await shop.open('sk', '/pomoc/kontakt');
  const field = page.getByRole('main').getByRole('textbox', { name: 'Správa' });

  const ratios = await field.evaluate((element) => {
    const channel = (part: number) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
    const luminance = (color: string) => {
      const [red = 0, green = 0, blue = 0] = (color.match(/\d+/g) ?? []).map((part) => channel(Number(part) / 255));
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const ofRole = (role: string) => {
      const probe = document.createElement('i');
      probe.style.color = `var(${role})`;
      document.body.append(probe);
      return getComputedStyle(probe).color;
    };
    const onPaper = (color: string) => 1.05 / (luminance(color) + 0.05);
    return {
      border: onPaper(getComputedStyle(element).borderTopColor),
      faint: onPaper(ofRole('--color-text-faint')),
      line: onPaper(ofRole('--color-line')),
    };
  });

  expect(ratios.faint).toBeGreaterThan(7);
  expect(ratios.border).toBeGreaterThan(4.5);
  expect(ratios.line).toBeGreaterThan(3);
});

const isFull = process.env.TEST_SCOPE === 'full';
const ROUNDS = isFull ? 50 : 10;
/** Rounds until everything that is loaded on demand is there. */
const WARM_UP = 3;

test('going back and forth between cart and checkout leaves nothing of the earlier pages in memory', {
  tag: ['@once', '@wide'],
}, async ({ page, context, shop }) => {
  test.slow();
  await addProduct(new ShopClient(context, shop, 'sk'), 'dzinsy-s-vysokym-pasom');
  await shop.open('sk', '/cart');
  for (let round = 0; round < WARM_UP; round += 1) await goRound(page);
  const before = await countKept(page);

  for (let round = 0; round < ROUNDS; round += 1) await goRound(page);

  const after = await countKept(page);
  expect(after.nodes).toBeLessThanOrEqual(before.nodes * 1.05);
  expect(after.jsEventListeners).toBeLessThanOrEqual(before.jsEventListeners * 1.05);
});

async function goRound(page: Page) {
  await page.getByRole('main').locator('a[href="/checkout"]').first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Objednávka' })).toBeVisible();
  await page.locator('a[href="/cart"]').first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Košík' })).toBeVisible();
}

/** After garbage collection, of the whole renderer. */
async function countKept(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  for (let time = 0; time < 3; time += 1) await devtools.send('HeapProfiler.collectGarbage');
  const counters = await devtools.send('Memory.getDOMCounters');
  await devtools.detach();
  return counters;
}
