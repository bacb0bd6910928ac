import { setTimeout as pause } from 'node:timers/promises';
import type { VisitorPage } from '../browser-page.ts';
import type { BenchCountry } from '../mixed/catalogue.ts';
import { customers } from '../mixed/customers.ts';
import type { Arrival } from './http-shopper.ts';
import type { StormRecord } from './record.ts';

type OpenVisitor = (onEvent: (method: string, params: { [name: string]: never }) => void) => Promise<VisitorPage>;

/** Milliseconds that a step may take before its browser counts as stuck. */
const STEP_LIMIT = 120_000;
/** In place of a path. */
const UNAVAILABLE = 'unavailable';
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
  const watch: Watch = { documents: [], isUnavailable: false };
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
    await until('cart page', `Boolean(document.querySelector('main a[href="/checkout"]'))`);
    await rest();
    await press('main a[href="/checkout"]');
    await until('checkout page', `document.querySelectorAll('main input[type="checkbox"]').length > 1`);
    await rest();
    await until('confirmation', `(${placeOrder})(${JSON.stringify(orderTexts[country])})`);
    record.browserJourneys += 1;
    if (watch.documents.some(isForced)) record.reloads.push(`${country}: ${watch.documents.join(' ')}`);
  } catch (error) {
    record.stuck.push(`${country}: ${String(error)} at ${await page.evaluate(`(${describePage})()`)}`);
  } finally {
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

/** From the cart to the confirmation nothing is loaded anew, and no page is loaded twice. */
const isForced = (path: string, index: number, all: readonly string[]) =>
  (path === all[index - 1] && path !== UNAVAILABLE) || /^\/(checkout|confirm)/.test(path);

interface Watch {
  /** Paths of the documents that were shown. */
  documents: string[];
  /** The last document was answered with 5xx. */
  isUnavailable: boolean;
}

// biome-ignore lint/suspicious/noExplicitAny: parameters of Chromium's events
function watchNetwork(method: string, params: any, watch: Watch, record: StormRecord) {
  if (method === 'Page.frameNavigated' && !params.frame.parentId)
    watch.documents.push(watch.isUnavailable ? UNAVAILABLE : new URL(params.frame.url).pathname);
  if (method !== 'Network.responseReceived') return;
  const { url, status } = params.response;
  // Instead of a page that the shop cannot make now it sends one that tries again by itself.
  if (params.type === 'Document') watch.isUnavailable = status >= 500;
  if (!/\.(?:js|css)$/.test(new URL(url).pathname)) return;
  record.files += 1;
  if (status >= 400) record.chunkErrors.push(`${status} ${new URL(url).pathname} (browser)`);
}
