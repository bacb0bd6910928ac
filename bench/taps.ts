import { randomUUID } from 'node:crypto';
import process from 'node:process';
import { openBrowser, type VisitorPage } from './browser-page.ts';
import { fillCart, PASSWORD, register, type Session, startSession } from './page-session.ts';
import type { Figure } from './report/figure.ts';
import { keepFigures } from './report/history.ts';
import { openShop } from './shop.ts';
import { type BuyerCountry, buyers } from './taps/buyers.ts';
import { findPoint, orderWithSavedCard } from './taps/former-order.ts';
import { codeFor } from './taps/mailed-code.ts';
import { addPasskeyText, logInText } from './taps/page-texts.ts';
import { addPasskey } from './taps/passkey.ts';
import { SCREEN, walk } from './taps/shopper.ts';
import { type Way, ways } from './taps/ways.ts';

/**
 * What an order takes on a phone, from the opened checkout to the press that orders: taps, typed fields and characters, height of the page in
 * screens, and milliseconds to the next paint. `node bench/taps.ts [country]`
 */
const [, , only] = process.argv;

const shop = await openShop({ secure: false, environment: { BOT_PROTECTION: '0' } });
const browser = await openBrowser();
const figures: Figure[] = [];
console.log('| Country | Buyer | Taps | Fields | Characters | Screens, longest at | Paint, median and slowest |');
for (const country of Object.keys(buyers) as BuyerCountry[])
  for (const way of ways)
    if ((!only || only === country) && (way.known || way.payment !== buyers[country].payment))
      await buy(country, way).catch((error) => fail(country, way.name, error));
// Of one country alone the others would seem to be gone.
if (!only) keepFigures('taps', figures);
browser.close();
await shop.stop();

async function buy(country: BuyerCountry, way: Way) {
  const { name, shipping, known } = way;
  const address = shop.address(country);
  const { payment: usual, language, ...person } = buyers[country];
  // Of the same length, and another one for each way and run, because an account changes what the checkout asks for.
  const [local = '', host] = person.email.split('@');
  const email = `${randomUUID().slice(0, local.length)}@${host}`;
  const values = { ...person, email };
  const page = await openPhone();
  const session = await meetShop(page, address, { known, values, language });
  await fillCart(address, session, 1);
  await takeSession(page, address, session);
  await page.open(`${address}/checkout`);
  const secrets = { code: '', ...(known === 'by-password' && { password: PASSWORD }) };
  const wish = {
    values: { ...values, ...secrets, blikCode: '777123' },
    ...{ shipping, payment: way.payment ?? usual, optional: ['mobilePhone', 'blikCode', 'password', 'code'] },
    pressed: pressedBy(known, { email, language }),
  };
  const { taps, fields, characters, paints, ...walked } = await walk(page, wish, { code: () => codeFor(email) });
  const sorted = paints.toSorted((one, other) => one - other);
  const at = (share: number) => Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN);
  const screens = `${walked.screens.toFixed(1)}, ${walked.longest}`;
  console.log(
    `| ${country} | ${name} | ${taps} | ${fields} | ${characters} | ${screens} | ${at(0.5)} and ${at(1)} ms |`,
  );
  const aim = known === undefined ? 12 : 2;
  figures.push(
    { name: `${country}, ${name}: taps`, value: taps, unit: '', aim: { atMost: aim } },
    { name: `${country}, ${name}: screens`, value: walked.screens, unit: '', aim: { atMost: 2 } },
  );
  // It has no answer, because the page is gone.
  void page.leave();
}

interface Buyer {
  known: Way['known'];
  values: Record<string, string>;
  language: string;
}

/** Whatever makes the shop know the buyer before this visit. Returns the session of the visit. */
async function meetShop(page: VisitorPage, address: string, { known, values, language }: Buyer): Promise<Session> {
  const guest = await startSession(address);
  if (known === undefined) return guest;
  if (known === 'on-device') {
    await takeSession(page, address, guest);
    await page.open(`${address}/`);
    const points = [await findPoint(address, guest, values.postCode ?? '')];
    const remembered = JSON.stringify({ recipients: [values], points, at: Date.now() });
    await page.evaluate(`localStorage.setItem('checkout.remembered', ${JSON.stringify(remembered)})`);
    return guest;
  }
  const account = await register(address, guest, values);
  if (known === 'logged-in') return account;
  if (known === 'saved-card') {
    await fillCart(address, account, 1);
    await orderWithSavedCard(address, account, values.postCode ?? '');
    return account;
  }
  if (known === 'by-passkey') {
    await takeSession(page, address, account);
    await addPasskey(page, address, addPasskeyText(language));
  }
  return startSession(address);
}

/** With consent to nothing but what is necessary, so that the banner covers nothing. */
function takeSession(page: VisitorPage, address: string, { cookie }: Session) {
  return page.takeCookies(`${cookie}; consent=${encodeURIComponent('1|2026-11-21T10:00:00.000Z|')}`, address);
}

/** A part of the text of the button that makes the buyer known. */
function pressedBy(known: Way['known'], { email, language }: { email: string; language: string }) {
  if (known === 'on-device') return email;
  if (known === 'by-passkey') return logInText(language, 'key-use');
  return known === 'by-code' ? logInText(language, 'code-send') : null;
}

async function openPhone(): Promise<VisitorPage> {
  const page = await browser.openVisitor(() => undefined);
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
