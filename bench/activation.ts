import { setTimeout as pause } from 'node:timers/promises';
import { hoverAndPress } from './activation/hover-and-press.ts';
import { pressAndWait } from './activation/press-and-wait.ts';
import { type BrowserPage, openBrowser } from './browser-page.ts';
import { customers } from './mixed/customers.ts';
import { fillCart, send, startSession } from './page-session.ts';
import type { Figure } from './report/figure.ts';
import { keepFigures } from './report/history.ts';
import { openShop } from './shop.ts';

/**
 * Milliseconds from a press to the painted next page: of links whose page the browser has rendered while the pointer rested on them, and between cart,
 * checkout and confirmation, which are one document. With the machine's processor and with one four times slower. `node bench/activation.ts [rounds]`
 */
const rounds = Number(process.argv[2] ?? 10);

/** Milliseconds that 95 % of the ways may take. */
const [PRERENDERED, WITHIN] = [50, 100];

const links = [
  ['home → category', '/', 'main a[href^="/c/"]'],
  ['category → product', '/c/zeny', 'main a[href^="/p/"]'],
  ['product → home', '/p/vlneny-kabat-s-opaskom', 'header a[href="/"]'],
] as const;

const shop = await openShop({ secure: false });
const address = shop.address('sk');
const browser = await openBrowser();
const figures: Figure[] = [];
console.log('| Processor | Way | Rounds | Median | 95 % |');
console.log('| --------- | --- | ------ | ------ | ---- |');
for (const rate of [1, 4]) {
  for (const [way, from, link] of links) {
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const tab = await browser.openTab();
      times.push(await hoverAndPress(tab, address + from, link, rate));
      void tab.send('Page.close');
    }
    report(rate, way, times, PRERENDERED);
  }
  const purchases: Record<string, number>[] = [];
  for (let round = 0; round < rounds; round += 1) purchases.push(await buy(rate));
  for (const way of Object.keys(purchases[0] ?? {}))
    report(
      rate,
      way,
      purchases.map((times) => times[way] ?? Number.NaN),
      WITHIN,
    );
}
keepFigures('activation', figures);
browser.close();
await shop.stop();

/** From the cart to the checkout, back, to the checkout again, and to the confirmation. */
async function buy(rate: number): Promise<Record<string, number>> {
  const { cookie, token } = await startSession(address);
  await fillCart(address, { cookie, token }, 2);
  const ask = (path: string, payload: object) => send(address, path, payload, cookie, token);
  await ask('/api/my-account/customer/edit', customers.sk);
  await ask('/api/checkout/shipping', { shipping: 'courier', shippingPostcode: customers.sk.postCode });
  await ask('/api/checkout/payment', { payment: 'cod' });
  const page = await browser.openPage();
  await page.send('Page.bringToFront');
  await page.takeCookies(`${cookie}; consent=${encodeURIComponent('1|2026-11-21T10:00:00.000Z|')}`, address);
  await page.open(`${address}/cart`);
  await page.send('Emulation.setCPUThrottlingRate', { rate });
  const times: Record<string, number> = {};
  // Loads the code of the checkout.
  await pressAndWait(page, 'main a[href="/checkout"]');
  times['checkout → cart'] = await pressAndWait(page, 'main a[href="/cart"]');
  times['cart → checkout'] = await pressAndWait(page, 'main a[href="/checkout"]');
  await agree(page);
  times['checkout → confirmation'] = await pressAndWait(page, 'main button', 'Objednávka s povinnosťou platby');
  void page.send('Page.close');
  return times;
}

/** Ticks what has to be ticked. */
async function agree(page: BrowserPage) {
  await page.evaluate(
    `document.querySelectorAll('main input[id$="Agreement"][required]:not(:checked)').forEach((box) => box.click())`,
  );
  await pause(1_000);
}

function report(rate: number, way: string, times: readonly number[], aim: number) {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) => Math.round(sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN);
  console.log(`| ${rate} × | ${way} | ${times.length} | ${at(0.5)} ms | ${at(0.95)} ms |`);
  figures.push({ name: `${way}, 95 %, processor ${rate} ×`, value: at(0.95), unit: 'ms', aim: { atMost: aim } });
}
