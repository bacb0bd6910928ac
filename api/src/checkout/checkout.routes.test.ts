import { editCustomer, readAvailableAgreements, readCheckoutInit } from '@odeta/contracts';
import { customers, order, prepareBuyer } from '../../testing/people/buyer.ts';
import { openTestShop, type TestShop } from '../../testing/shop/shop.ts';
import { startSession } from '../../testing/shop/test-client.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

test('the checkout redirects to the cart if the cart is empty (J2)', async () => {
  const { body } = await (await startSession(shop.app)).send(readCheckoutInit);

  expect(body.redirect).toBe('/cart');
});

test('the checkout still opens with an unknown value of payment-back (J1)', async () => {
  const buyer = await prepareBuyer(shop);

  const { status, body } = await buyer.send(readCheckoutInit, { 'payment-back': 'x'.repeat(500) });

  expect([status, body.redirect]).toEqual([200, null]);
});

test('the checkout returns the delivery, payment and customer data chosen before (J2)', async () => {
  const buyer = await prepareBuyer(shop);

  const { body } = await buyer.send(readCheckoutInit);

  expect(body).toMatchObject({
    redirect: null,
    shipping: 'courier',
    payment: 'cod',
    customer: { email: 'jana.hruskova@example.sk', postCode: '811 05' },
    summary: { cashRounding: 0.02, total: 30.2 },
    validationPatterns: { phone: { min: 9, max: 9 } },
  });
  expect(body.cartItems).toHaveLength(1);
});

test('consents have a text and a version, and none is preselected (L4, H21)', async () => {
  const { body } = await (await startSession(shop.app, 'hu')).send(readCheckoutInit);

  expect(body.agreements.map(({ type, value, required, version }) => [type, value, required, version])).toEqual([
    ['regulationsAgreement', false, true, '2026-11-01'],
    ['privacyAgreement', false, true, '2026-11-01'],
    ['newsletterAgreement', false, false, '2026-11-01'],
    ['smsAgreement', false, false, '2026-11-01'],
  ]);
  expect(body.agreements[0]?.text).toContain('<a href="/pomoc/aszf/">');
});

test('a consent that was already given is not requested again (L4)', async () => {
  const buyer = await prepareBuyer(shop);
  await order(buyer, { basketConsents: ['regulationsAgreement', 'privacyAgreement', 'newsletterAgreement'] });

  const { body } = await buyer.send(readAvailableAgreements);

  expect(body.customerAvailableAgreements).toEqual([{ type: 'smsAgreement', checked: false }]);
});

test('a guest who enters the e-mail of another buyer does not learn which consents that buyer gave (L4)', async () => {
  const email = 'private@example.sk';
  const buyer = await prepareBuyer(shop);
  await buyer.send(editCustomer, { ...customers.sk, email });
  await order(buyer, { basketConsents: ['regulationsAgreement', 'privacyAgreement', 'newsletterAgreement'] });
  const stranger = await startSession(shop.app);
  await stranger.send(editCustomer, { ...customers.sk, email });

  const { body } = await stranger.send(readAvailableAgreements);
  const init = await stranger.send(readCheckoutInit);

  expect(body.customerAvailableAgreements.map(({ type }) => type)).toEqual(['newsletterAgreement', 'smsAgreement']);
  expect(init.body.customerAvailableAgreements).toEqual(body.customerAvailableAgreements);
});

test('a visitor with another e-mail can still give both optional consents', async () => {
  const client = await startSession(shop.app);
  await client.send(editCustomer, { ...customers.sk, email: 'nobody@example.sk' });

  const { body } = await client.send(readAvailableAgreements);

  expect(body.customerAvailableAgreements.map(({ type }) => type)).toEqual(['newsletterAgreement', 'smsAgreement']);
});
