import process from 'node:process';
import { type BrowserPage, openBrowser } from './browser-page.ts';
import { fillCart, PASSWORD, register, startSession } from './page-session.ts';
import { openShop } from './shop.ts';
import { type BuyerCountry, buyers } from './taps/buyers.ts';
import { codeFor, sendCodeText } from './taps/mailed-code.ts';
import { SCREEN, walk } from './taps/shopper.ts';
import { type Way, ways } from './taps/ways.ts';

/**
 * What an order takes on a phone, from the opened checkout to the press that orders: taps, typed fields and characters, height of the page in
 * screens, and milliseconds to the next paint. `node bench/taps.ts [country]`
 */
const [, , only] = process.argv;

const shop = await openShop({ secure: false });
const browser = await openBrowser();
console.log('| Country | Buyer | Taps | Fields | Characters | Screens | Paint, median and slowest |');
for (const country of Object.keys(buyers) as BuyerCountry[])
  for (const way of ways)
    if ((!only || only === country) && way.payment !== buyers[country].payment)
      await buy(country, way).catch((error) => fail(country, way.name, error));
browser.close();
await shop.stop();

async function buy(country: BuyerCountry, way: Way) {
  const { name, shipping, known } = way;
  const address = shop.address(country);
  const { payment: usual, language, ...person } = buyers[country];
  // Of the same length, and another one for each way, because an account changes what the checkout asks for.
  const email = String(ways.indexOf(way)) + person.email.slice(1);
  const values = { ...person, email };
  const guest = await startSession(address);
  const hasAccount = known !== undefined && known !== 'on-device';
  const account = hasAccount ? await register(address, guest, values) : guest;
  const session = known === 'logged-in' || !hasAccount ? account : await startSession(address);
  await fillCart(address, session, 1);
  const page = await openPhone();
  // Consent to nothing but what is necessary, so that the banner covers nothing.
  await page.takeCookies(`${session.cookie}; consent=${encodeURIComponent('1|2026-11-21T10:00:00.000Z|')}`, address);
  await page.open(`${address}/`);
  const remembered = { recipients: [values], points: [], at: Date.now() };
  if (known === 'on-device')
    await page.evaluate(`localStorage.setItem('checkout.remembered', ${JSON.stringify(JSON.stringify(remembered))})`);
  await page.open(`${address}/checkout`);
  const secrets = { code: '', ...(known === 'by-password' && { password: PASSWORD }) };
  const wish = {
    values: { ...values, ...secrets, blikCode: '777123' },
    ...{ shipping, payment: way.payment ?? usual, optional: ['mobilePhone', 'blikCode', 'password', 'code'] },
    pressed: pressedBy(known, { email, language }),
  };
  const { taps, fields, characters, screens, paints } = await walk(page, wish, { code: () => codeFor(email) });
  const sorted = paints.toSorted((one, other) => one - other);
  const at = (share: number) => Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN);
  console.log(
    `| ${country} | ${name} | ${taps} | ${fields} | ${characters} | ${screens.toFixed(1)} | ${at(0.5)} and ${at(1)} ms |`,
  );
  // It has no answer, because the page is gone.
  void page.send('Page.close');
}

/** A part of the text of the button that makes the buyer known. */
function pressedBy(known: Way['known'], { email, language }: { email: string; language: string }) {
  if (known === 'on-device') return email;
  return known === 'by-code' ? sendCodeText(language) : null;
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
