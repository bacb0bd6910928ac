import { sql } from 'kysely';
import { order } from '../../testing/people/buyer.ts';
import { openWarehouse } from '../../testing/people/warehouse.ts';
import {
  meetPayer,
  noFailures,
  openPayingShop,
  outcomeOf,
  type PayingShop,
} from '../../testing/servers/paying-shop.ts';
import { watchPayments } from '../payments/payment-watch.ts';

let shop: PayingShop;
beforeAll(async () => {
  shop = await openPayingShop();
});
afterAll(() => shop.close());

async function watch() {
  const now = () => new Date(Date.now() + 60_000);
  await watchPayments({ db: shop.db, provider: shop.bank.provider, orders: shop.orders, now }, noFailures);
}

test('an online payment is refunded by the bank in parts, each once, with an e-mail for each (P5)', async () => {
  const buyer = await meetPayer(shop, 'card', { goods: { 'DRESS-wine-s': 2, 'DRESS-wine-m': 1 } });
  const { body } = await order(buyer);
  await shop.bank.press(body.redirect ?? '', { do: 'pay', number: '4444333322221111' });
  await outcomeOf(buyer, body.payment?.orderId ?? '');
  const row = await shop.db.selectFrom('shopOrder').selectAll().executeTakeFirstOrThrow();
  const payment = await shop.db.selectFrom('payment').select('id').executeTakeFirstOrThrow();
  const warehouse = openWarehouse(shop.app, row.number);
  const [first] = await warehouse.openPieces();

  await warehouse.report('sold-out', { pieces: [{ lineId: first?.lineId ?? '', quantity: 1 }] });
  await watch();
  const part = (await shop.bank.ask('GET', `/api/payments/${payment.id}`)).refunded;
  await warehouse.report('cancelled', { reason: 'cannot-be-sent' });
  await Promise.all([watch(), watch()]);
  await watch();
  await shop.sendEmails();

  expect(part).toBe(Math.round(row.itemsValue / 3));
  expect((await shop.bank.ask('GET', `/api/payments/${payment.id}`)).refunded).toBe(row.total);
  const { rows } = await sql`
    select o.state, o.payment_state, p.state as payment from shop_order o join payment p on p.order_id = o.id
  `.execute(shop.db);
  expect(rows).toEqual([{ state: 'cancelled', paymentState: 'refunded', payment: 'refunded' }]);
  expect(shop.emails.map(({ key }) => key.split(':')[0]).filter((kind) => kind === 'refund-made')).toHaveLength(2);
});
