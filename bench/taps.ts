import process from 'node:process';
import { type BrowserPage, openBrowser } from './browser-page.ts';
import { fillCart, register, startSession } from './page-session.ts';
import { openShop } from './shop.ts';
import { type BuyerCountry, buyers } from './taps/buyers.ts';
import { SCREEN, walk } from './taps/shopper.ts';

/**
 * What an order takes on a phone, from the opened checkout to the press that orders: taps, typed fields and characters, height of the page in
 * screens, and milliseconds to the next paint. A guest with a pick-up point and the usual payment, a guest with a courier, and somebody whose
 * address the shop knows. `node bench/taps.ts [country]`
 */
const [, , only] = process.argv;

const ways = { 'guest, point': 'pick_up_point', 'guest, courier': 'courier', 'known, point': 'pick_up_point' };

const shop = await openShop({ secure: false });
const browser = await openBrowser();
console.log('| Country | Buyer | Taps | Fields | Characters | Screens | Paint, median and slowest |');
for (const country of Object.keys(buyers) as BuyerCountry[])
  for (const [name, shipping] of Object.entries(ways))
    if (!only || only === country) await buy(country, name, shipping).catch((error) => fail(country, name, error));
browser.close();
await shop.stop();

async function buy(country: BuyerCountry, name: string, shipping: string) {
  const address = shop.address(country);
  const { payment, ...values } = buyers[country];
  const guest = await startSession(address);
  const session = name.startsWith('known') ? await register(address, guest, values) : guest;
  await fillCart(address, session, 1);
  const page = await openPhone();
  // Consent to nothing but what is necessary, so that the banner covers nothing.
  await page.takeCookies(`${session.cookie}; consent=${encodeURIComponent('1|2026-11-21T10:00:00.000Z|')}`, address);
  await page.open(`${address}/checkout`);
  const wish = { values: { ...values, blikCode: '777123' }, shipping, payment, optional: ['mobilePhone', 'blikCode'] };
  const { taps, fields, characters, screens, paints } = await walk(page, wish);
  const sorted = paints.toSorted((one, other) => one - other);
  const at = (share: number) => Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN);
  console.log(
    `| ${country} | ${name} | ${taps} | ${fields} | ${characters} | ${screens.toFixed(1)} | ${at(0.5)} and ${at(1)} ms |`,
  );
  // It has no answer, because the page is gone.
  void page.send('Page.close');
}

async function openPhone(): Promise<BrowserPage> {
  const page = await browser.openPage();
  await page.send('Page.bringToFront');
  const metrics = { ...SCREEN, deviceScaleFactor: 1, mobile: true };
  await page.send('Emulation.setDeviceMetricsOverride', metrics);
  await page.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  return page;
}

function fail(country: string, name: string, error: unknown) {
  console.error(`${country}, ${name}:`, error);
  process.exitCode = 1;
}
