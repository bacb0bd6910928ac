import { setTimeout as pause } from 'node:timers/promises';
import type { VisitorPage } from '../browser-page.ts';
import type { BenchCountry } from '../mixed/catalogue.ts';
import { customers } from '../mixed/customers.ts';
import type { Arrival } from './http-shopper.ts';
import type { StormRecord } from './record.ts';
import { createWatch, describeDocuments, forcedOf, watchNetwork } from './watch-documents.ts';

type OpenVisitor = (onEvent: (method: string, params: { [name: string]: never }) => void) => Promise<VisitorPage>;

/** Milliseconds that a step may take before its browser counts as stuck. */
const STEP_LIMIT = 120_000;
/** Of the button that orders. */
const orderTexts: Record<BenchCountry, string> = {
  pl: 'Zamawiam z obowiązkiem zapłaty',
  sk: 'Objednávka s povinnosťou platby',
  hu: 'Megrendelés fizetési kötelezettséggel',
  ro: 'Comandă cu obligație de plată',
  ua: 'Заказать с обязательством оплаты',
};
/** Chromium's preset of a slow mobile line: milliseconds and bytes a second. */
const SLOW_4G = { offline: false, latency: 560, downloadThroughput: 180_000, uploadThroughput: 84_375 };

/** A shopper in Chromium, who goes from the home page to the confirmation by the links and buttons of the pages. */
export async function shopInBrowser(open: OpenVisitor, arrival: Arrival, record: StormRecord): Promise<void> {
  const { port, catalogue, isSlow, random } = arrival;
  const { country } = catalogue;
  const shop = `http://${country}.localhost:${port}`;
  const watch = createWatch();
  const page = await open((method, params) => watchNetwork(method, params, watch, record));
  const until = (what: string, expression: string) => waitUntil(page, what, expression);
  const press = async (selector: string) => {
    const found = `document.querySelector(${JSON.stringify(selector)})`;
    await until(selector, `Boolean(${found})`);
    await page.evaluate(`${found}.click()`);
  };
  const rest = () => pause(500 + random() * (isSlow ? 4_000 : 1_000));
  try {
    for (const domain of ['Network', 'Page']) await page.send(`${domain}.enable`);
    if (isSlow) await page.send('Network.emulateNetworkConditions', SLOW_4G);
    await page.send('Page.navigate', { url: shop });
    await until('home page', `document.documentElement.dataset.ready === 'true'`);
    await rest();
    await press('main a[href^="/p/"]');
    await until(
      'product page',
      `location.pathname.startsWith('/p/') && document.documentElement.dataset.ready === 'true'`,
    );
    await rest();
    const problem = await page.evaluate(`(${fillCart})(${JSON.stringify(customers[country])}).then(() => '', String)`);
    if (problem !== '') throw new Error(`the cart could not be filled: ${problem}`);
    await press('header a[href$="/cart"]');
    // An earlier press would follow the link as a page without scripts does, which is no reload by the shop.
    await until(
      'cart page',
      `document.documentElement.dataset.ready === 'true' && Boolean(document.querySelector('main a[href="/checkout"]'))`,
    );
    await rest();
    await press('main a[href="/checkout"]');
    await until('checkout page', `document.querySelectorAll('main input[type="checkbox"]').length > 1`);
    await rest();
    await until('confirmation', `(${placeOrder})(${JSON.stringify(orderTexts[country])})`);
    record.browserJourneys += 1;
    const order = await page.evaluate(`(${readOrder})()`);
    if (isOrder(order)) record.tally.orders.push({ ...order, isPaidOnline: false });
    else throw new Error(`the order is not shown: ${order}`);
  } catch (error) {
    const seen = String(await page.evaluate(`(${describePage})()`));
    if (!cannotOrder(seen, record))
      record.stuck.push(`${country}: ${String(error)} at ${seen}; ${describeDocuments(watch)}`);
  } finally {
    if (forcedOf(watch).length > 0) record.reloads.push(`${country}: ${describeDocuments(watch)}`);
    await page.leave();
  }
}

/** Runs in the page: one piece of a product of the home page, and the data of the order. */
async function fillCart(customer: Record<string, string>) {
  const token = () => /(?:^|; )(?:__Host-)?csrf=([^;]*)/.exec(document.cookie)?.[1] ?? '';
  const ask = async (path: string, payload?: object) => {
    const headers = { 'content-type': 'application/json', 'x-csrf-token': decodeURIComponent(token()) };
    const answer = await fetch(
      `/api${path}`,
      payload ? { method: 'POST', headers, body: JSON.stringify(payload) } : {},
    );
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    return (await answer.json()).body;
  };
  const { productShelves } = await ask('/catalog/home');
  const urls: string[] = productShelves.flatMap((shelf: { products: { url: string }[] }) =>
    shelf.products.map(({ url }) => url),
  );
  for (const url of urls.toSorted(() => Math.random() - 0.5)) {
    const { variants } = await ask(`/catalog/product/${url.split('/').filter(Boolean).at(-1)}`);
    const variant = variants.find(
      (one: { availability: number; piecesLeft: number | null }) => one.availability === 1 && one.piecesLeft === null,
    );
    if (!variant) continue;
    await ask('/checkout/items/add', { variantId: variant.variantId, quantity: 1 });
    break;
  }
  await ask('/my-account/customer/edit', customer);
  await ask('/checkout/shipping', { shipping: 'courier', shippingPostcode: customer.postCode });
  await ask('/checkout/payment', { payment: 'cod' });
}

/** Runs in the page again and again: ticks what has to be ticked; presses the button that orders once everything is. */
function placeOrder(text: string) {
  const boxes = [...document.querySelectorAll<HTMLInputElement>('main input[type="checkbox"][id$="Agreement"]')];
  const open = boxes.filter(({ required, checked }) => required && !checked);
  const [next] = open;
  if (next) next.click();
  // Short words are kept together with the next one.
  const isIt = (one: HTMLElement) => one.offsetParent !== null && one.textContent.replaceAll('\u00a0', ' ') === text;
  if (!next && boxes.length > 0) [...document.querySelectorAll('button')].find(isIt)?.click();
  return /\/confirm$/.test(location.pathname) && document.querySelector('main h1') !== null;
}

/** Runs in the page: number and total of the order that it confirms. */
async function readOrder() {
  const answer = await fetch('/api/checkout/confirm-init');
  const { body } = await answer.json();
  return body?.order ? { number: body.order.number, total: body.order.summary.total } : `${answer.status}`;
}

const isOrder = (order: unknown): order is { number: string; total: number } =>
  typeof order === 'object' && order !== null && 'number' in order && 'total' in order;

/** Whether the page has a version that was made to send wrong orders. */
const cannotOrder = (seen: string, { variantOf }: StormRecord) =>
  [...seen.matchAll(/(\w+)\/(\d+\.\d+\.\d+-[0-9a-f]+)/g)].some(
    ([, unit = '', version = '']) => variantOf(unit, version)?.kind.fault === 'order',
  );

/** Runs in the page: its address, its versions, and what it shows. */
function describePage(): string {
  const scripts = [...document.scripts].flatMap(({ src }) => /releases\/([^/]+\/[^/]+)/.exec(src)?.[1] ?? []);
  const texts = document.querySelector('main')?.textContent.replaceAll(/\s+/g, ' ').slice(0, 150);
  return [location.pathname, document.documentElement.dataset.ready, ...new Set(scripts), texts].join(' ');
}

async function waitUntil(page: VisitorPage, what: string, expression: string) {
  const end = performance.now() + STEP_LIMIT;
  while (performance.now() < end) {
    if (await page.evaluate(expression)) return;
    await pause(250);
  }
  throw new Error(`no ${what}`);
}
