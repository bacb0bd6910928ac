import { sql } from 'kysely';
import { emptyOrders } from '../../testing/database/empty-orders.ts';
import { order } from '../../testing/people/buyer.ts';
import { meetPayer, openPayingShop, outcomeOf, type PayingShop } from '../../testing/servers/paying-shop.ts';
import { linksIn, oneLine } from '../../testing/servers/read-email.ts';
import { TEST_SECRET } from '../../testing/shop/shop.ts';
import type { TestClient } from '../../testing/shop/test-client.ts';
import { ORDER_LINK_PATH, orderTokenOf } from '../orders/order-link/order-link.ts';

let shop: PayingShop;
beforeAll(async () => {
  shop = await openPayingShop();
});
beforeEach(async () => {
  await emptyOrders(shop.db);
  shop.emails.length = 0;
});
afterAll(() => shop.close());

const GOOD_CARD = { do: 'pay', number: '4444 3333 2222 1111' };

async function pay(buyer: TestClient, action: Record<string, string>) {
  const { body } = await order(buyer);
  await shop.bank.press(body.redirect ?? '', action);
  await outcomeOf(buyer, body.payment?.orderId ?? '');
  return body.payment?.orderId ?? '';
}
const comeDue = () => sql`update outbox set due_at = now()`.execute(shop.db);
const number = async () => (await shop.db.selectFrom('shopOrder').select('number').executeTakeFirstOrThrow()).number;

test('an order paid online gets one e-mail, after the payment, which it confirms, too (M4, N1)', async () => {
  const buyer = await meetPayer(shop, 'card', { country: 'sk' });
  const { body } = await order(buyer);
  await shop.sendEmails();
  expect(shop.emails).toEqual([]);

  await shop.bank.press(body.redirect ?? '', GOOD_CARD);
  await outcomeOf(buyer, body.payment?.orderId ?? '');
  await shop.sendEmails();
  await comeDue();
  await shop.sendEmails();

  expect(shop.emails.map(({ subject }) => subject)).toEqual([`Objednávka ${await number()} je prijatá`]);
  const [confirmation] = shop.emails;
  expect(oneLine(confirmation?.text)).toMatch(/Platbu sme prijali \d+\. \S+ \d{4}/);
  expect(oneLine(confirmation?.text)).toContain('Zaplatené');
  expect(oneLine(confirmation?.text)).toMatch(/vo verzii z \d+\. \S+ \d{4}, s ktorými ste pri objednávke súhlasili/);
});

test('a failed payment sends one delayed e-mail with a link to the order (M6)', async () => {
  const buyer = await meetPayer(shop, 'card', { country: 'sk' });
  const orderId = await pay(buyer, { do: 'abandon' });
  await shop.sendEmails();
  expect(shop.emails).toEqual([]);

  await comeDue();
  await shop.sendEmails();
  await shop.sendEmails();

  expect(shop.emails.map(({ subject }) => subject)).toEqual([`Platba za objednávku ${await number()} sa nepodarila`]);
  expect(linksIn(shop.emails[0]?.html)).toContain(
    `http://sk.localhost:3000${ORDER_LINK_PATH}${orderTokenOf(TEST_SECRET, orderId)}`,
  );
  expect(oneLine(shop.emails[0]?.text)).toContain('Nič sme nestrhli');
});

test('a buyer whose second payment succeeds gets no e-mail about the first', async () => {
  const buyer = await meetPayer(shop, 'card', { country: 'sk' });
  await pay(buyer, { do: 'abandon' });
  await pay(buyer, GOOD_CARD);
  await comeDue();
  await shop.sendEmails();

  expect(shop.emails.map(({ key }) => key.split(':')[0])).toEqual(['order-placed']);
});

test('after the payment deadline the e-mail links to the checkout for a new order (M6)', async () => {
  const buyer = await meetPayer(shop, 'card', { country: 'sk' });
  await pay(buyer, { do: 'abandon' });
  await sql`update shop_order set state = 'cancelled', payment_state = 'failed', reserved_until = null`.execute(
    shop.db,
  );
  await comeDue();
  await shop.sendEmails();

  expect(oneLine(shop.emails[0]?.text)).toContain('Košík zostal zachovaný');
  expect(linksIn(shop.emails[0]?.html)).toContain('http://sk.localhost:3000/checkout');
});
