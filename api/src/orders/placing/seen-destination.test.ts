import {
  chooseShipping,
  chooseShippingAddress,
  createShippingAddress,
  readCheckoutInit,
  readConfirmInit,
  saveBookAddress,
} from '@odeta/contracts';
import { meetCustomer } from '../../../testing/people/account.ts';
import { customers, order, prepareBuyer } from '../../../testing/people/buyer.ts';
import { findPoints, pickUp, takesCash } from '../../../testing/people/points.ts';
import { openTestShop, type TestShop } from '../../../testing/shop/shop.ts';
import type { TestClient } from '../../../testing/shop/test-client.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const { email: _, ...home } = customers.sk;
const goTo = (client: TestClient, street: string, keep = true) =>
  client.send(createShippingAddress, { ...home, street, keep });

/** What a tab shows that is loaded now. */
async function seenBy(client: TestClient) {
  const { summary, shippingAddressId, shippingPointId } = (await client.send(readCheckoutInit)).body;
  return { cartItems: [], shippingCost: summary.shippingCost, shippingAddressId, shippingPointId };
}

const pointIn = async (client: TestClient, place: number) => {
  const point = (await findPoints(client, 'Bratislava', takesCash))[place];
  if (!point) throw new Error('no point');
  return point;
};

test('an order does not go to an address that was chosen in another tab (K2)', async () => {
  const buyer = await prepareBuyer(shop);
  await goTo(buyer, 'Prvá');
  const seen = await seenBy(buyer);
  await goTo(buyer, 'Druhá');

  const refused = await order(buyer, { seen });
  const placed = await order(buyer, { seen: await seenBy(buyer) });

  expect([refused.status, refused.problem.code]).toEqual([409, 'destination-changed']);
  expect(refused.problem.messages[0]?.message).toMatch(/^Miesto doručenia je teraz iné/);
  expect(placed.status).toBe(200);
  expect(JSON.stringify((await buyer.send(readConfirmInit)).body.order)).toContain('Druhá');
});

test('an order does not go to a point that was chosen in another tab (J12)', async () => {
  const buyer = await prepareBuyer(shop);
  await pickUp(buyer, (await pointIn(buyer, 0)).id);
  const seen = await seenBy(buyer);
  await pickUp(buyer, (await pointIn(buyer, 1)).id);

  expect((await order(buyer, { seen })).problem.code).toBe('destination-changed');
});

test('an order goes to the billing address only if its page shows that (K2)', async () => {
  const buyer = await prepareBuyer(shop);
  await goTo(buyer, 'Prvá');
  const seen = await seenBy(buyer);
  await buyer.send(chooseShippingAddress, { shippingAddressId: null });

  expect((await order(buyer, { seen })).problem.code).toBe('destination-changed');
  expect((await order(buyer, { seen: { ...seen, shippingAddressId: null } })).status).toBe(200);
});

test.each([
  ['the billing address', async () => undefined],
  ['an address', (client: TestClient) => goTo(client, 'Prvá')],
  ['an address for this order only', (client: TestClient) => goTo(client, 'Prvá', false)],
  [
    'the default address',
    (client: TestClient) => client.send(saveBookAddress, { ...home, street: 'Prvá', isDefault: true }),
  ],
  ['a point', async (client: TestClient) => pickUp(client, (await pointIn(client, 0)).id)],
  [
    'an address after a point',
    async (client: TestClient) => {
      await pickUp(client, (await pointIn(client, 0)).id);
      await client.send(chooseShipping, { shipping: 'courier' });
      await goTo(client, 'Prvá');
    },
  ],
])('an order to %s, as its page shows it, is placed (K1, J12)', async (name, choose) => {
  const buyer = await prepareBuyer(
    shop,
    { 'DRESS-wine-s': 1 },
    'sk',
    await meetCustomer(shop, 'sk', { email: `${name.replaceAll(' ', '-')}@example.sk` }),
  );
  await choose(buyer);

  const placed = await order(buyer, { seen: await seenBy(buyer) });

  expect([placed.status, placed.problem.code]).toEqual([200, undefined]);
});

test('after a pick-up was chosen a parcel goes to the billing address, as the page shows since then (K2)', async () => {
  const buyer = await prepareBuyer(
    shop,
    { 'DRESS-wine-s': 1 },
    'sk',
    await meetCustomer(shop, 'sk', { email: 'after-pick-up@example.sk' }),
  );
  await buyer.send(saveBookAddress, { ...home, street: 'Prvá', isDefault: true });
  const before = await seenBy(buyer);

  await buyer.send(chooseShipping, { shipping: 'pick_up_point' });
  await buyer.send(chooseShipping, { shipping: 'courier' });

  expect(before.shippingAddressId).not.toBeNull();
  expect((await seenBy(buyer)).shippingAddressId).toBeNull();
});

test('a client that does not say what it shows gets what the cart has', async () => {
  const buyer = await prepareBuyer(shop);
  const { cartItems, shippingCost } = await seenBy(buyer);
  await goTo(buyer, 'Prvá');

  expect((await order(buyer, { seen: { cartItems, shippingCost } })).status).toBe(200);
});
