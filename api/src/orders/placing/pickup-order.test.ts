import {
  choosePayment,
  chooseShipping,
  countryCodes,
  PICK_UP_GROUP,
  readConfirmInit,
  readShippingPayment,
} from '@odeta/contracts';
import { customers, order, prepareBuyer } from '../../../testing/people/buyer.ts';
import { findPoints, pickUp, takesCash } from '../../../testing/people/points.ts';
import { openTestShop, type TestShop } from '../../../testing/shop/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

test('a pickup order shows its pickup point instead of the buyer’s address, and the name of the carrier (J9, N1)', async () => {
  const buyer = await prepareBuyer(shop);
  await buyer.send(chooseShipping, { shipping: PICK_UP_GROUP });
  const [point] = await findPoints(buyer, '', (one) => one.shipping === 'balikobox' && takesCash(one));
  await pickUp(buyer, point?.id ?? '');

  const { problem } = await order(buyer);
  const { body } = await buyer.send(readConfirmInit);

  expect(problem.code).toBeUndefined();
  const { disabled: _, distance: __, acceptedPayment: ___, ...kept } = point ?? {};
  expect(body.order.point).toEqual(kept);
  expect(body.order.shipping).toMatchObject({ key: PICK_UP_GROUP, name: 'BalíkoBOX' });
  expect(body.order.shipTo[0]).toContain(customers.sk.firstName);
  expect(body.order.shipTo.slice(1)).toEqual([point?.name, point?.street, `${point?.postCode} ${point?.city}`]);
});

test('an order to an address has no pickup point', async () => {
  const buyer = await prepareBuyer(shop);
  await order(buyer);

  const { body } = await buyer.send(readConfirmInit);

  expect(body.order.point).toBeNull();
  expect(body.order.shipTo).toContain('811 05 Bratislava');
});

test.each(countryCodes)('in %s the confirmation shows the chosen pickup point (J9, N1)', async (country) => {
  const buyer = await prepareBuyer(shop, undefined, country);
  const { shippingPayment } = (await buyer.send(readShippingPayment)).body;
  const shipping = shippingPayment.find(({ group }) => group === 'pick-up')?.key ?? '';
  await buyer.send(chooseShipping, { shipping });
  await buyer.send(choosePayment, { payment: 'card' });
  const [point] = await findPoints(buyer, '', (one) => one.shipping === shipping);
  await pickUp(buyer, point?.id ?? '', shipping);

  // The bank does not respond here, so that the order waits for its payment.
  await order(buyer);
  const { id } = await shop.db
    .selectFrom('shopOrder')
    .select('id')
    .where('country', '=', country)
    .orderBy('placedAt', 'desc')
    .executeTakeFirstOrThrow();
  const { body } = await buyer.send(readConfirmInit, { order: id });

  const { disabled: _, distance: __, acceptedPayment: ___, ...kept } = point ?? {};
  expect(point?.name).toMatch(/\S/);
  expect(body.order).toMatchObject({ point: kept, shipping: { key: shipping } });
});
