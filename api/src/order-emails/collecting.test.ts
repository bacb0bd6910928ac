import { type CountryCode, chooseShipping, countryCodes, PICK_UP_GROUP } from '@odeta/contracts';
import { emptyOrders } from '../../testing/database/empty-orders.ts';
import { customers, order, prepareBuyer } from '../../testing/people/buyer.ts';
import { findPoints, pickUp, takesCash } from '../../testing/people/points.ts';
import { openWarehouse } from '../../testing/people/warehouse.ts';
import { oneLine, seen } from '../../testing/servers/read-email.ts';
import { openTestShop, type TestShop } from '../../testing/shop/shop.ts';
import { emailTextFor } from '../http/texts.ts';
import { collectingSection } from './collecting.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
beforeEach(async () => {
  await emptyOrders(shop.db);
  shop.emails.length = 0;
});
afterAll(() => shop.close());

/** The e-mail about a parcel to the first point of this operator that is paid on the spot. */
async function sentTo(shipping: string) {
  const buyer = await prepareBuyer(shop);
  await buyer.send(chooseShipping, { shipping: PICK_UP_GROUP });
  const [point] = await findPoints(buyer, '', takesCash);
  await pickUp(buyer, point?.id ?? '');
  await order(buyer);
  const { id, number, pickupPoint } = await shop.db.selectFrom('shopOrder').selectAll().executeTakeFirstOrThrow();
  const stored = JSON.stringify({ ...pickupPoint, shipping });
  await shop.db.updateTable('shopOrder').set({ pickupPoint: stored }).where('id', '=', id).execute();
  await openWarehouse(shop.app, number).send();
  await shop.sendEmails();
  const email = shop.emails.find(({ key }) => key.startsWith('parcel-sent'));
  return { point, html: oneLine(seen(email?.html)), text: oneLine(email?.text) };
}

test('the e-mail for a parcel to a locker has the steps to open it, its last day, place and map, also as text (J9, N1)', async () => {
  const { point, html, text } = await sentTo('balikobox');

  for (const said of [
    'V boxe',
    'Ako otvoríte box',
    '1. Keď tam zásielka bude, dopravca vám pošle správu s kódom na číslo',
    '2. Kód zadajte na displeji boxu.',
    '3. Predpokladaný posledný deň na vyzdvihnutie: nedeľa 29. novembra. Presný termín je v správe s kódom.',
    'Nevyzdvihnutá zásielka sa vráti k nám a objednávku zrušíme.',
    'Tovar môžete vrátiť do 100 dní.',
    `${point?.name}.`,
  ]) {
    expect(html).toContain(oneLine(said));
    expect(text).toContain(oneLine(said));
  }
  expect(html).toContain(oneLine(`${point?.name}. Keď tam zásielka bude, dopravca vám pošle správu s kódom. `));
  expect(text).toContain(`https://www.google.com/maps/search/?api=1&query=${point?.latitude},${point?.longitude}`);
});

test('the e-mail of a parcel to a post office asks for the code at the counter, and names no last day (J9, N1)', async () => {
  const { text } = await sentTo('post_office');

  expect(text).toContain('Ako si zásielku vyzdvihnete');
  expect(text).toContain('2. Kód povedzte obsluhe.');
  expect(text).toContain('3. Termín vyzdvihnutia je v správe s kódom.');
  expect(text).toContain('· Na mieste: ');
});

test('the e-mail for a parcel to an address has no steps for collecting it (N1)', async () => {
  await order(await prepareBuyer(shop));
  const { number } = await shop.db.selectFrom('shopOrder').select('number').executeTakeFirstOrThrow();
  await openWarehouse(shop.app, number).send();
  await shop.sendEmails();

  const text = shop.emails.find(({ key }) => key.startsWith('parcel-sent'))?.text;
  expect(text).toMatch(/· Doručenie: /);
  expect(text).not.toMatch(/kódom|Zobraziť na mape/);
});

test.each(countryCodes)(
  'in %s the steps have a text for every case, with the buyer’s phone number (A1, N1)',
  (country) => {
    const words = {
      say: (key: string, values = {}) => emailTextFor(country, key, values),
      day: (date: string) => date,
    };
    const about = (parts: object) => ({ words, order: { ...orderOf(country), ...parts } });
    const sections = [
      collectingSection(about({}), { isLocker: true, collectBy: '2026-11-27' }),
      collectingSection(about({ paymentState: 'on-delivery' }), { isLocker: true, collectBy: '2026-11-28' }),
      collectingSection(about({ shipTo: { ...customers[country], mobilePhone: '' } }), {
        isLocker: false,
        collectBy: null,
      }),
      collectingSection(about({}), { isLocker: false, collectBy: null }),
    ];

    expect(JSON.stringify(sections)).not.toMatch(/collect-|\{\{|undefined/);
    expect(sections[0]?.paragraphs?.[0]).toMatch(/\d{3}/);
    expect(new Set(sections.flatMap(({ paragraphs = [] }) => paragraphs)).size).toBe(9);
  },
);

const orderOf = (country: CountryCode) => ({
  country,
  shipTo: customers[country] as never,
  paymentState: 'paid' as const,
});
