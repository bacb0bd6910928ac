import {
  choosePayment,
  chooseShipping,
  chooseShippingAddress,
  createShippingAddress,
  editCustomer,
  readCartInit,
  readCheckoutInit,
} from '@odeta/contracts';
import { sql } from 'kysely';
import { meetCustomer } from '../../testing/people/account.ts';
import { customers, fillCart, order, prepareBuyer } from '../../testing/people/buyer.ts';
import { openTestShop, type TestShop } from '../../testing/shop/shop.ts';
import type { TestClient } from '../../testing/shop/test-client.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
beforeEach(async () => {
  await sql`update pickup_point set disabled = false`.execute(shop.db);
  await sql`update shipping_payment set disabled = false`.execute(shop.db);
});
afterAll(() => shop.close());

/** A buyer with a finished order and a new cart. `point`: the pick-up point of the first order. */
async function comeBack(point?: { shipping: string; id: string }) {
  const buyer = await prepareBuyer(shop, { 'DRESS-wine-s': 1 });
  if (point) {
    await buyer.send(chooseShipping, { shipping: point.shipping, shippingPointId: point.id });
    await buyer.send(choosePayment, { payment: 'cod' });
  }
  await order(buyer);
  await fillCart(shop, buyer, { 'DRESS-wine-m': 1 });
  return buyer;
}

const checkoutOf = async (buyer: TestClient) => (await buyer.send(readCheckoutInit)).body;

async function openPoint() {
  const { rows } = await sql<{ id: string; shipping: string }>`
    select external_id || '#' || shipping as id, shipping from pickup_point
    where country = 'sk' and pay_cash and not disabled and shipping in (select key from shipping_method where country = 'sk')
    order by id limit 1
  `.execute(shop.db);
  if (!rows[0]) throw new Error('The test data has no point that takes cash');
  return rows[0];
}

test('a returning buyer finds the delivery and payment of the last order selected, and can order at once (J2)', async () => {
  const buyer = await comeBack();

  const init = await checkoutOf(buyer);
  const { status } = await order(buyer);

  expect([init.shipping, init.payment]).toEqual(['courier', 'cod']);
  expect(init.lastOrder).toMatchObject({ pointName: null, lapsed: [], shippingCost: init.summary.shippingCost });
  expect(status).toBe(200);
});

test('the pick-up point of the last order is selected again while it is open (J2, J12)', async () => {
  const point = await openPoint();
  const buyer = await comeBack(point);

  const init = await checkoutOf(buyer);

  expect(init.shippingPointId).toBe(point.id);
  expect(init.shippingPoint.map(({ id }) => id)).toContain(point.id);
  expect(init.lastOrder?.pointName).not.toBeNull();
});

test('a pick-up point closed since the last order is reported and not selected, and an order needs another one (J2)', async () => {
  const point = await openPoint();
  const buyer = await comeBack(point);
  await sql`update pickup_point set disabled = true where external_id || '#' || shipping = ${point.id}`.execute(
    shop.db,
  );

  const init = await checkoutOf(buyer);
  const refused = await order(buyer);

  expect([init.shipping, init.shippingPointId]).toEqual([point.shipping, null]);
  expect(init.lastOrder).toMatchObject({ lapsed: expect.arrayContaining(['point']) });
  expect(refused.status).toBe(422);
});

test('a deselected delivery method stays deselected, and the checkout no longer mentions the last order (J2, J5)', async () => {
  const buyer = await comeBack();
  await checkoutOf(buyer);
  await buyer.send(chooseShipping, { shipping: null });

  const init = await checkoutOf(buyer);

  expect([init.shipping, init.lastOrder]).toEqual([null, null]);
});

test('the last order does not overwrite choices made since, and a new buyer starts without any (J2)', async () => {
  const newcomer = await prepareBuyer(shop, { 'DRESS-wine-s': 1 });
  await newcomer.send(choosePayment, { payment: null });
  await newcomer.send(chooseShipping, { shipping: null });
  const back = await comeBack();
  await back.send(chooseShipping, { shipping: 'post' });

  expect(await checkoutOf(newcomer)).toMatchObject({ shipping: null, payment: null, lastOrder: null });
  expect(await checkoutOf(back)).toMatchObject({ shipping: 'post', payment: null, lastOrder: null });
});

test('a payment method disabled since the last order is reported, and the delivery method stays selected (J2, M1)', async () => {
  const buyer = await comeBack();
  await sql`update shipping_payment set disabled = true where country = 'sk' and payment = 'cod'`.execute(shop.db);
  await sql`update reference set version = version + 1`.execute(shop.db);
  await shop.refreshSettings();

  const init = await checkoutOf(buyer);
  await sql`update shipping_payment set disabled = false`.execute(shop.db);
  await sql`update reference set version = version + 1`.execute(shop.db);
  await shop.refreshSettings();

  expect([init.shipping, init.payment]).toEqual(['courier', null]);
  expect(init.lastOrder?.lapsed).toEqual(['payment']);
});

/** A customer with an account, a cart and everything that an order needs. */
async function meetBuyer(email: string) {
  const buyer = await meetCustomer(shop, 'sk', { email });
  await fillCart(shop, buyer, { 'DRESS-wine-s': 1 });
  await buyer.send(editCustomer, { ...customers.sk, email });
  await buyer.send(chooseShipping, { shipping: 'courier', shippingPostcode: customers.sk.postCode });
  await buyer.send(choosePayment, { payment: 'cod' });
  return buyer;
}

test('the delivery address of the last order is selected again, even if it differs from the billing address (J2, K2)', async () => {
  const buyer = await meetBuyer('last.address@example.sk');
  const elsewhere = { ...customers.sk, street: 'Mlynské nivy', streetNumber: '16', postCode: '82109' };
  const { body } = await buyer.send(createShippingAddress, { ...elsewhere, shipping: 'courier', keep: true });
  await order(buyer);
  // Another building with the same address, newer than the address of the order.
  await sql`
    insert into address (customer_id, first_name, last_name, street, street_number, flat_number, post_code, city, mobile_phone, building)
    select customer_id, first_name, last_name, street, street_number, flat_number, post_code, city, mobile_phone, 'B2' from address
    where id = ${body.shippingAddressId}
  `.execute(shop.db);
  await fillCart(shop, buyer, { 'DRESS-wine-m': 1 });
  const there = await checkoutOf(buyer);
  await buyer.send(chooseShippingAddress, { shippingAddressId: null, shipping: 'courier', shippingPostcode: '81105' });
  await order(buyer);
  await fillCart(shop, buyer, { 'DRESS-wine-s': 1 });
  const here = await checkoutOf(buyer);

  expect(there.shippingAddressId).toBe(body.shippingAddressId);
  expect([here.shipping, here.shippingAddressId]).toEqual(['courier', null]);
});

test('the cart offers to order as last time only to a logged-in customer with an order (J2)', async () => {
  const guest = await comeBack();
  const buyer = await meetBuyer('as.last.time@example.sk');
  const canRepeat = async (who: TestClient) => (await who.send(readCartInit)).body.canRepeat;

  const before = await canRepeat(buyer);
  await order(buyer);

  expect([before, await canRepeat(buyer), await canRepeat(guest)]).toEqual([false, true, false]);
});

test('a text accepted at sign-up or with an order is marked as accepted until its version changes (L4)', async () => {
  const buyer = await meetBuyer('agreed@example.sk');
  const accepted = async () =>
    (await checkoutOf(buyer)).agreements.filter(({ acceptedBefore }) => acceptedBefore).map(({ type }) => type);

  const before = await accepted();
  await order(buyer);
  await fillCart(shop, buyer, { 'DRESS-wine-m': 1 });
  const after = await accepted();
  await sql`update consent set text_version = '2020-01-01' where type = 'regulationsAgreement'`.execute(shop.db);

  expect([before, after, await accepted()]).toEqual([
    ['privacyAgreement'],
    ['regulationsAgreement', 'privacyAgreement'],
    ['privacyAgreement'],
  ]);
});
