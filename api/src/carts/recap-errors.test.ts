import { choosePayment, chooseShipping, readCheckoutInit, useDiscountCode } from '@odeta/contracts';
import { sql } from 'kysely';
import { prepareBuyer } from '../../testing/people/buyer.ts';
import { closePoint, findPoints, pickUp, takesCash } from '../../testing/people/points.ts';
import { openTestShop, type TestShop } from '../../testing/shop/shop.ts';
import type { TestClient } from '../../testing/shop/test-client.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const recapOf = async (buyer: TestClient) => (await buyer.send(readCheckoutInit)).body.orderRecapHandledErrors;

test('the recap has no errors while all choices are valid (J2)', async () => {
  expect(await recapOf(await prepareBuyer(shop))).toEqual([]);
});

test('the recap reports a post code without delivery (J7)', async () => {
  const buyer = await prepareBuyer(shop, undefined, 'ua');

  const { body } = await buyer.send(chooseShipping, { shipping: 'courier', shippingPostcode: '95100' });

  expect(body).toMatchObject({ postcode: false, orderRecapHandledErrors: ['shippingAddress.postCode'] });
});

test('the recap reports a payment method that the delivery method does not accept (J5)', async () => {
  const buyer = await prepareBuyer(shop);

  const { body } = await buyer.send(chooseShipping, { shipping: 'balikobox', shippingPostcode: '811 05' });

  expect(body).toMatchObject({ payment: null, orderRecapHandledErrors: ['cart.payment'] });
});

test('the recap reports a discount code that expired after it was applied (J2)', async () => {
  const buyer = await prepareBuyer(shop);
  await buyer.send(useDiscountCode, { code: 'TEN' });
  await sql`update discount_code set valid_until = '2020-12-31' where code = 'TEN'`.execute(shop.db);

  expect(await recapOf(buyer)).toEqual(['cart.discountCode']);
});

test('the recap reports a chosen pickup point that has closed (J2)', async () => {
  const buyer = await prepareBuyer(shop);
  const [point] = await findPoints(buyer, 'Bratislava', takesCash);
  await pickUp(buyer, point?.id ?? '');
  await buyer.send(choosePayment, { payment: 'cod' });
  expect(await recapOf(buyer)).toEqual([]);

  await closePoint(shop, point?.id ?? '');
  expect(await recapOf(buyer)).toEqual(['cart.shippingPoint']);
});
