import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  type CountryCode,
  chooseShipping,
  countries,
  countryCodes,
  PICK_UP_GROUP,
  readCartInit,
} from '@odeta/contracts';
import { sql } from 'kysely';
import { emptyOrders } from '../../testing/database/empty-orders.ts';
import { customers, order, prepareBuyer } from '../../testing/people/buyer.ts';
import { findPoints, pickUp, takesCash } from '../../testing/people/points.ts';
import { linksIn, oneLine, seen } from '../../testing/servers/read-email.ts';
import { openTestShop, type TestShop } from '../../testing/shop/shop.ts';
import { ORDER_LINK_PATH } from '../orders/order-link/order-link.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
beforeEach(async () => {
  await emptyOrders(shop.db);
  shop.emails.length = 0;
});
afterAll(() => shop.close());

const number = async () => (await shop.db.selectFrom('shopOrder').select('number').executeTakeFirstOrThrow()).number;

/** Required contents of the confirmation per country, for two dresses, delivered by courier, paid on delivery. */
const confirmations: Record<CountryCode, string[]> = {
  pl: [
    'Dziękujemy, Anna. Zamówienie zostało przyjęte.',
    'Anna Lis',
    'Mokotowska 17/4',
    'rozmiar S · 2 szt. po',
    'VAT 23%',
    'ODETA Polska sp. z o.o.',
    'Wzór formularza odstąpienia od umowy',
  ],
  sk: [
    'Ďakujeme, Jana. Objednávka je prijatá.',
    'Jana Hrušková',
    'Šancová 48',
    'veľkosť S · 2 ks po',
    'DPH 23 %',
    'ODETA Slovakia, s. r. o.',
    'Vzorový formulár na odstúpenie od zmluvy',
  ],
  hu: [
    'Köszönjük, Eszter. Rendelését rögzítettük.',
    'Nagy Eszter',
    'Teréz körút 51',
    'S méret · 2 db, darabja',
    'Áfa 27%',
    'ODETA Hungary Kft.',
    'Elállási nyilatkozatminta',
  ],
  ro: [
    'Îți mulțumim, Ioana. Comanda a fost înregistrată.',
    'Ioana Pop',
    'Calea Victoriei 12',
    'mărimea S · 2 buc. a câte',
    'TVA 21%',
    'ODETA România S.R.L.',
    'Model de formular de retragere',
  ],
  ua: [
    'Спасибо, Олена. Заказ принят.',
    'Коваль Олена Иванівна',
    'проспект Свободы',
    'размер S · 2 шт. по',
    'НДС 20 %',
    'ООО «ОДЕТА Украина»',
    'Образец заявления об отказе от договора',
  ],
};

/** Messages of which each sentence must be in the confirmation, apart from their values. */
const legalTexts = [
  ...['terms-text', 'terms-attached', 'withdrawal-period', 'withdrawal-how', 'withdrawal-refund', 'withdrawal-goods'],
  ...['form', 'form-to', 'form-goods', 'form-order', 'form-name', 'form-address', 'form-signature'],
  ...['claims', 'claims-text', 'delivery', 'sum-total', 'sum-vat', 'footer-seller', 'footer-privacy'],
];

/** The constant parts of the legal texts in the language of the country. */
function legalPartsOf(country: CountryCode): string[] {
  const folder = path.join(import.meta.dirname, '../messages/emails');
  const texts = JSON.parse(readFileSync(path.join(folder, `${countries[country].language}.json`), 'utf8'));
  return legalTexts.flatMap((key) => (texts[key] as string).split(/\{\{\w+\}\}/)).filter((part) => /\p{L}/u.test(part));
}

test.each(countryCodes)(
  'the order confirmation of %s contains everything required by law, as HTML and as text (N1)',
  async (country) => {
    const buyer = await prepareBuyer(shop, { 'DRESS-wine-s': 2 }, country);
    const { body: cart } = await buyer.send(readCartInit);
    await order(buyer);
    await shop.sendEmails();

    const [email, ...more] = shop.emails;
    const [html, text] = [oneLine(seen(email?.html)), oneLine(email?.text)];
    const { name } = (await shop.db.selectFrom('orderItem').select('name').executeTakeFirstOrThrow()) ?? {};
    const shown = new Intl.NumberFormat('sk', { minimumFractionDigits: 0, useGrouping: false });
    const facts = [...confirmations[country], await number(), name];

    expect([email?.to, more]).toEqual([customers[country].email, []]);
    expect(email?.replyTo).toMatch(/\S+@\S+/);
    expect(text).toContain(email?.replyTo);
    expect(email?.subject).toContain(await number());
    for (const part of legalPartsOf(country)) expect(text).toContain(oneLine(part).trim());
    for (const fact of facts) {
      expect(html).toContain(oneLine(fact));
      expect(text).toContain(oneLine(fact));
    }
    for (const amount of [cart.summary.itemsValue, cart.summary.total]) {
      const digits = shown.format(amount).replace(',', '[,.]');
      expect(text.replace(/[\s\u00a0\u202f](?=\d{3}\b)/g, '')).toMatch(new RegExp(digits));
    }
    expect(linksIn(email?.html)).toEqual(
      expect.arrayContaining([
        expect.stringContaining(`http://${country}.localhost:3000${ORDER_LINK_PATH}`),
        expect.stringMatching(/\/pomoc\/.+/),
      ]),
    );
  },
);

test('the confirmation has the prices and the tax of the order, even if the catalogue has changed since (N1)', async () => {
  const buyer = await prepareBuyer(shop, { 'DRESS-wine-s': 1, 'CUSHION-oat-one': 2 });
  await order(buyer);
  const { total, itemsValue, shippingCost, cashRounding } = await shop.db
    .selectFrom('shopOrder')
    .select(['total', 'itemsValue', 'shippingCost', 'cashRounding'])
    .executeTakeFirstOrThrow();
  await sql`update price set price = price + 1000`.execute(shop.db);
  await shop.sendEmails();
  await sql`update price set price = price - 1000`.execute(shop.db);

  const euros = (cents: number) => `${(cents / 100).toFixed(2).replace('.', ',')} €`;
  expect(cashRounding).toBe(2);
  const taxed = total - 2;
  const net = Math.round((taxed * 100) / 123);
  const text = oneLine(shop.emails[0]?.text);
  for (const [label, cents] of [
    ['Tovar (3 ks)', itemsValue],
    ['Zaokrúhlenie (platba v hotovosti)', 2],
    ['Spolu s DPH', total],
    ['Základ dane', net],
    ['DPH 23 %', taxed - net],
  ] as const)
    expect(text).toContain(`${label}: ${euros(cents)}`);
  expect(shippingCost).toBeGreaterThan(0);
});

test('the confirmation of an order to a point has the point, its address and its opening hours (J9)', async () => {
  const buyer = await prepareBuyer(shop);
  await buyer.send(chooseShipping, { shipping: PICK_UP_GROUP });
  const points = await findPoints(buyer, '', takesCash);
  const point = points.find(({ alwaysOpen }) => !alwaysOpen);
  await pickUp(buyer, point?.id ?? '');
  await order(buyer);
  await shop.sendEmails();

  const text = oneLine(shop.emails[0]?.text);
  expect(text).toContain(oneLine(`${point?.name} ${point?.street}`));
  expect(text).toMatch(/Otváracie hodiny: po–\S+ \d\d:\d\d–\d\d:\d\d/);
});

test('text typed by a buyer is escaped, and adds no tag, link or header (N1)', async () => {
  const buyer = await prepareBuyer(shop);
  await order(buyer);
  const hostile = `<img src=x onerror="alert(1)"> & {{home}} $t(free)`;
  await sql`
    update shop_order set bill_to = jsonb_set(bill_to, '{firstName}', to_jsonb(${`${hostile}\r\nBcc: eve@example.com`}::text)),
      ship_to = jsonb_set(ship_to, '{street}', to_jsonb(${hostile}::text))
  `.execute(shop.db);
  await shop.sendEmails();

  const { html = '', text = '', subject } = shop.emails[0] ?? {};
  expect(html).not.toMatch(/<img[^>]+onerror/);
  expect(html).toContain('&lt;img');
  expect(oneLine(seen(html))).toContain(hostile);
  expect(oneLine(text)).toContain(hostile);
  expect(subject).not.toMatch(/[\r\n]/);
});
