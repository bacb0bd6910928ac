import { readDeliveryReturn, readStaticContents } from '@odeta/contracts';
import { sql } from 'kysely';
import { changeSettings } from '../../testing/shop/edit-contents.ts';
import { openTestShop, type TestShop } from '../../testing/shop/shop.ts';
import { newClient } from '../../testing/shop/test-client.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

test('the footer lists the offered payment and delivery methods, and no others (D1)', async () => {
  const { body } = await newClient(shop.app, 'pl').send(readStaticContents);
  const { items } = body.contents.footer.paymentAndDelivery;

  expect(items.map(({ label }) => label)).toEqual([
    'BLIK',
    'Karta płatnicza',
    'Apple Pay lub Google Pay',
    'Za pobraniem',
    'Kurier pod adres',
    'Poczta Polska',
    'InPost',
  ]);
  const images = items.map(({ image }) => image?.split('/').at(-1));
  expect(images).toEqual(['code.svg', 'card.svg', 'card.svg', 'cash.svg', 'courier.svg', 'courier.svg', 'point.svg']);

  await sql`update shipping_payment set disabled = true where country = 'pl' and payment = 'cod'`.execute(shop.db);
  await changeSettings(shop);
  const later = await newClient(shop.app, 'pl').send(readStaticContents);
  expect(later.body.contents.footer.paymentAndDelivery.items.map(({ label }) => label)).not.toContain('Za pobraniem');
});

test('the cash-on-delivery fee in Ukraine follows the fee table (D13, R18)', async () => {
  await sql`update country set exchange_rates = '{"USD":{"rate":42.1,"on":"2026-11-02"}}' where code = 'ua'`.execute(
    shop.db,
  );
  const rule = {
    tiers: [
      { upTo: 500, percent: 6 },
      { upTo: 1000, percent: 5 },
      { upTo: 2000, percent: 4 },
      { upTo: null, percent: 2 },
    ],
    minimum: { amount: 1, currency: 'USD' },
    taxPercent: 20,
  };
  await sql`update shipping_payment set fee = ${JSON.stringify(rule)} where country = 'ua'`.execute(shop.db);
  await changeSettings(shop);

  const { body } = await newClient(shop.app, 'ua').send(readDeliveryReturn);
  const cod = body.methods.find((method) => method.cod)?.cod;

  // 300 × 6 % is less than 1 USD: 42.10 + 20 % = 50.52, so 51. 500: 42.10 again (30 < 42.10). 1000 × 5 % + 20 % = 60.
  expect(cod?.examples).toEqual([
    { value: 300, fee: 51 },
    { value: 500, fee: 51 },
    { value: 1000, fee: 60 },
    { value: 2000, fee: 96 },
    { value: 5000, fee: 120 },
  ]);
  expect(cod).toMatchObject({ from: 51, taxPercent: 20, rate: { currency: 'USD', rate: 42.1, on: '2026-11-02' } });
});

test('a fixed cash-on-delivery fee is a single amount without tiers (D13)', async () => {
  const { body } = await newClient(shop.app, 'sk').send(readDeliveryReturn);

  expect(body.methods.find((method) => method.cod)?.cod).toMatchObject({ tiers: [], rate: null });
  expect(body).toMatchObject({ currency: 'EUR', freeDeliveryFrom: 89, returnDays: 100 });
  // Each operator of the pick-up points has its own fee.
  expect(body.methods.filter(({ isGroup }) => isGroup).map(({ name }) => name)).toEqual(['Výdajné miesto alebo box']);
  expect(body.payments.map(({ name, onDelivery }) => [name, onDelivery])).toEqual([
    ['Platba kartou', false],
    ['Apple Pay alebo Google Pay', false],
    ['Dobierka', true],
  ]);
});
