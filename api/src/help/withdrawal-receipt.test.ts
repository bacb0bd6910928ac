import {
  type CountryCode,
  countries,
  countryCodes,
  declareWithdrawal,
  type InputOf,
  quoteWithdrawal,
  readOwnOrder,
  type WithdrawableItem,
} from '@odeta/contracts';
import { sql } from 'kysely';
import { meetReturner } from '../../testing/people/returner.ts';
import { openTestShop, type TestShop } from '../../testing/shop/shop.ts';
import { startSession, type TestClient } from '../../testing/shop/test-client.ts';
import { emailTextFor } from '../http/texts.ts';
import { toMajor, toMinor } from '../pricing/money.ts';
import { priceText } from '../pricing/price-text.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

/** An order of two dresses of one size and one of another, placed with the e-mail of its customer. */
async function meetOwner(country: CountryCode = 'sk') {
  const { customer, row, email } = await meetReturner(shop, undefined, country);
  await sql`update shop_order set email = ${email} where id = ${row.id}`.execute(shop.db);
  const { order } = (await customer.send(readOwnOrder)).body;
  const [dresses, other] = order?.items ?? [];
  if (!dresses || !other) throw new Error('The order has no goods');
  const place = { code: country, currency: countries[country].currency, country: countries[country] };
  const price = (amount: number) => priceText(place, toMinor(country, amount));
  const pieces = (count: number) => emailTextFor(country, 'item-pieces', { count });
  return { customer, email, number: row.number, total: toMajor(country, row.total), dresses, other, price, pieces };
}

type Lines = NonNullable<InputOf<typeof declareWithdrawal>['lines']>;

async function receiptOf(client: TestClient, { number = '', email = '', goods = '', lines = [] as Lines }) {
  shop.emails.length = 0;
  const scope = goods || lines.length > 0 ? 'part' : 'whole';
  const form = { name: 'Jana', orderNumber: number, email, goods, lines, scope };
  const { status } = await client.send(declareWithdrawal, form);
  await shop.sendEmails();
  expect(status).toBe(200);
  return shop.emails.find(({ key }) => key.startsWith('withdrawal-receipt'))?.text ?? '';
}

const costOf = ({ price, pricePromo }: WithdrawableItem) => pricePromo ?? price;

test.each(countryCodes)(
  'the receipt of an owner in %s lists the goods with quantity and price, and the refund with the delivery (P6)',
  async (country) => {
    const { customer, email, number, total, dresses, other, price, pieces } = await meetOwner(country);
    const receipt = await receiptOf(customer, { number, email });

    const each = emailTextFor(country, 'item-pieces-each', { count: 2, price: price(costOf(dresses)) });
    expect(receipt).toContain(`${each}: ${price(2 * costOf(dresses))}`);
    expect(receipt).toContain(`${pieces(1)}: ${price(costOf(other))}`);
    expect(receipt).toContain(`${emailTextFor(country, 'return-total')}: ${price(total)}`);
  },
);

test('the receipt for a part names only its goods, and the refund that the form has shown (P6)', async () => {
  const { customer, email, number, dresses, other, price } = await meetOwner();
  const lines = [{ lineId: dresses.lineId, quantity: 1 }];
  const { refund } = (await customer.send(quoteWithdrawal, { orderNumber: number, lines })).body;
  const receipt = await receiptOf(customer, { number, email, lines });

  expect(receipt).toContain(`1 ks: ${price(costOf(dresses))}`);
  expect(receipt).toContain(`Vrátime vám: ${price(refund ?? 0)}`);
  expect(receipt).not.toContain(other.text);
  expect(receipt.match(/ ks: /g)).toHaveLength(1);
});

test('a receipt has no goods or sums for strangers, for another e-mail, and for goods in the buyer’s own words (P6)', async () => {
  const { customer, email, number, dresses } = await meetOwner();
  const stranger = await startSession(shop.app);
  const words = `${dresses.text}, 2 ks, jedny`;

  for (const receipt of [
    await receiptOf(stranger, { number, email }),
    await receiptOf(stranger, { number, email, goods: `${dresses.text}, 1 ks` }),
    await receiptOf(customer, { number, email: 'eva@example.sk' }),
    await receiptOf(customer, { number, email, goods: words }),
  ]) {
    expect(receipt).toContain(number);
    expect(receipt).not.toMatch(/€|Vrátime vám:/);
  }
});

test('the receipt lists goods without a refund while the order is not paid, and none that are withdrawn from already (P6)', async () => {
  const { customer, email, number } = await meetOwner();
  await sql`update shop_order set payment_state = 'on-delivery' where number = ${number}`.execute(shop.db);

  const first = await receiptOf(customer, { number, email });
  expect(first).toMatch(/ ks: .+€/);
  expect(first).not.toContain('Vrátime vám');
  expect(await receiptOf(customer, { number, email })).not.toContain('€');
});
