import { editCustomer, readAvailableAgreements, readCheckoutInit } from '@odeta/contracts';
import { customers, order, prepareBuyer } from '../../testing/people/buyer.ts';
import { openTestShop, type TestShop } from '../../testing/shop/shop.ts';
import { startSession } from '../../testing/shop/test-client.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

test('an empty cart leads back to the cart (J2)', async () => {
  const { body } = await (await startSession(shop.app)).send(readCheckoutInit);

  expect(body.redirect).toBe('/cart');
});

test('a way back from a payment that names nothing we know still opens the checkout (J1)', async () => {
  const buyer = await prepareBuyer(shop);

  const { status, body } = await buyer.send(readCheckoutInit, { 'payment-back': 'x'.repeat(500) });

  expect([status, body.redirect]).toEqual([200, null]);
});

test('the checkout knows what was chosen before (J2)', async () => {
  const buyer = await prepareBuyer(shop);

  const { body } = await buyer.send(readCheckoutInit);

  expect(body).toMatchObject({
    redirect: null,
    shipping: 'courier',
    payment: 'cod',
    customer: { email: 'jana.hruskova@example.sk', postCode: '811 05' },
    summary: { total: 30.18 },
    validationPatterns: { phone: { min: 9, max: 9 } },
  });
  expect(body.cartItems).toHaveLength(1);
});

test('consents come with their text and version, and none is ticked (L4, H21)', async () => {
  const { body } = await (await startSession(shop.app, 'hu')).send(readCheckoutInit);

  expect(body.agreements.map(({ type, value, required, version }) => [type, value, required, version])).toEqual([
    ['regulationsAgreement', false, true, '2026-11-01'],
    ['privacyAgreement', false, true, '2026-11-01'],
    ['newsletterAgreement', false, false, '2026-11-01'],
    ['smsAgreement', false, false, '2026-11-01'],
  ]);
  expect(body.agreements[0]?.text).toContain('<a href="/pomoc/aszf/">');
});

test('a consent that was given is not asked for again (L4)', async () => {
  const buyer = await prepareBuyer(shop);
  await order(buyer, { basketConsents: ['regulationsAgreement', 'privacyAgreement', 'newsletterAgreement'] });

  const { body } = await buyer.send(readAvailableAgreements);

  expect(body.customerAvailableAgreements).toEqual([{ type: 'smsAgreement', checked: false }]);
});

test('a guest who types the e-mail of somebody else does not learn which consents that person gave (L4)', async () => {
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

test('a visitor with another e-mail may still give all of them', async () => {
  const client = await startSession(shop.app);
  await client.send(editCustomer, { ...customers.sk, email: 'nobody@example.sk' });

  const { body } = await client.send(readAvailableAgreements);

  expect(body.customerAvailableAgreements.map(({ type }) => type)).toEqual(['newsletterAgreement', 'smsAgreement']);
});
