import process from 'node:process';
import { openBrowser } from './browser-page.ts';
import { type Pressed, pressControls } from './inp/press-controls.ts';
import { fillCart, logIn, startSession } from './page-session.ts';
import type { Figure } from './report/figure.ts';
import { keepFigures } from './report/history.ts';
import { openShop } from './shop.ts';

/**
 * Milliseconds from a touch to the next paint (Event Timing), with four times CPU throttling on a phone: every control of the pages of a purchase, and of the
 * dialogs that they open. `node bench/inp.ts [page]`
 */
const [, , only] = process.argv;

const shop = await openShop({ secure: false });
const address = shop.address('sk');
// Controls of the cart change it, so the checkout has one of its own.
const [buyer, other] = [await startBuyer(), await startBuyer()];
const customer = await logIn(address, await startSession(address));
const pages = {
  home: { path: '/', session: buyer },
  category: { path: '/c/zeny', session: buyer },
  product: { path: '/p/vlneny-kabat-s-opaskom', session: buyer },
  cart: { path: '/cart', session: buyer },
  checkout: { path: '/checkout', session: other },
  account: { path: '/my-account/', session: customer },
};

const browser = await openBrowser();
console.log('| Page | Controls | Median | 95 % | The three slowest |');
console.log('| ---- | -------- | ------ | ---- | ----------------- |');
const all: Pressed[] = [];
const figures: Figure[] = [];
for (const [name, { path, session }] of Object.entries(pages)) {
  if (only && only !== name) continue;
  const page = await openPhone();
  // Consent to nothing but what is necessary, so that the banner covers nothing.
  await page.takeCookies(`${session.cookie}; consent=${encodeURIComponent('1|2026-11-21T10:00:00.000Z|')}`, address);
  const pressed = await pressControls(page, address + path);
  all.push(...pressed);
  report(name, pressed);
  // It has no answer, because the page is gone.
  void page.send('Page.close');
}
if (!only) report('all', all);
// Of one page alone the others would seem to be gone.
if (!only) keepFigures('inp', figures);
browser.close();
await shop.stop();

async function startBuyer() {
  const session = await startSession(address);
  await fillCart(address, session, 5);
  return session;
}

async function openPhone() {
  const page = await browser.openPage();
  await page.send('Page.bringToFront');
  const screen = { width: 390, height: 844, deviceScaleFactor: 1, mobile: true };
  await page.send('Emulation.setDeviceMetricsOverride', screen);
  await page.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  return page;
}

function report(name: string, pressed: readonly Pressed[]) {
  const sorted = pressed.toSorted((one, other) => one.milliseconds - other.milliseconds);
  const at = (share: number) => sorted[Math.ceil(sorted.length * share) - 1]?.milliseconds ?? Number.NaN;
  const slowest = sorted.slice(-3).reverse();
  const words = slowest.map((one) => `${one.name} ${one.milliseconds}`).join('; ');
  console.log(`| ${name} | ${pressed.length} | ${at(0.5)} ms | ${at(0.95)} ms | ${words} |`);
  figures.push(
    { name: `${name}: median`, value: at(0.5), unit: 'ms', aim: { atMost: 40 } },
    { name: `${name}: 95 %`, value: at(0.95), unit: 'ms', aim: { atMost: 100 } },
  );
}
