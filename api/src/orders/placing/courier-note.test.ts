import { COURIER_NOTE_LENGTH, chooseShipping, PICK_UP_GROUP, readOrder } from '@odeta/contracts';
import { emptyOrders } from '../../../testing/database/empty-orders.ts';
import { order, prepareBuyer } from '../../../testing/people/buyer.ts';
import { findPoints, pickUp, takesCash } from '../../../testing/people/points.ts';
import { openWarehouse } from '../../../testing/people/warehouse.ts';
import { openTestShop, type TestShop } from '../../../testing/shop/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
beforeEach(async () => {
  await emptyOrders(shop.db);
  shop.emails.length = 0;
});
afterAll(() => shop.close());

const orderRow = () => shop.db.selectFrom('shopOrder').selectAll().executeTakeFirstOrThrow();

test('a note for the courier is one line for the warehouse, on the page of the order and in the e-mail', async () => {
  const buyer = await prepareBuyer(shop);
  const note = 'Zvoniť <b>dvakrát</b>\u202e\n kód 1234';

  await order(buyer, { courierNote: note });
  const { id, number } = await orderRow();
  const { shipping } = await openWarehouse(shop.app, number).order();
  const { body } = await buyer.send(readOrder, { orderId: id });
  await shop.sendEmails();

  const line = 'Zvoniť <b>dvakrát</b> kód 1234';
  expect([shipping.note, body.order.courierNote]).toEqual([line, line]);
  expect(shop.emails.at(-1)?.text).toContain(`Poznámka pre kuriéra: ${line}`);
  expect(shop.emails.at(-1)?.html).toContain('Zvoniť &lt;b&gt;dvakrát&lt;/b&gt; kód 1234');
});

test('a note is not kept for a pick-up, and one that is too long is refused', async () => {
  const buyer = await prepareBuyer(shop);
  const refused = await order(buyer, { courierNote: 'x'.repeat(COURIER_NOTE_LENGTH + 1) });
  await buyer.send(chooseShipping, { shipping: PICK_UP_GROUP });
  const [point] = await findPoints(buyer, '', takesCash);
  await pickUp(buyer, point?.id ?? '');

  await order(buyer, { courierNote: 'Zvoniť dvakrát' });

  expect(refused.status).toBe(422);
  expect((await orderRow()).courierNote).toBe('');
});
