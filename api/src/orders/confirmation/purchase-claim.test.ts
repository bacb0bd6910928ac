import { randomUUID } from 'node:crypto';
import { type AgreementType, claimPurchase, readConfirmInit, readDynamicData } from '@odeta/contracts';
import { sql } from 'kysely';
import { consents, order, prepareBuyer } from '../../../testing/people/buyer.ts';
import { openTestShop, type TestShop } from '../../../testing/shop/shop.ts';
import { startSession, type TestClient } from '../../../testing/shop/test-client.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

/** A buyer who has ordered, with the number of the order. */
async function meetBuyer(basketConsents: AgreementType[] = consents, country?: 'hu') {
  const buyer = await prepareBuyer(shop, { 'DRESS-wine-s': 2 }, country);
  const { body } = await order(buyer, { basketConsents });
  return { buyer, orderId: body.hurraTagManager.orderId ?? '' };
}

async function claim(client: TestClient, orderId: string, claimId: string | null = randomUUID()) {
  const { status, body } = await client.send(claimPurchase, { orderId, claimId });
  return status === 200 ? body.purchase : status;
}

test('only one of 12 simultaneous pages may report the purchase, with amounts and items of the order (N3)', async () => {
  const { buyer, orderId } = await meetBuyer();
  const { net_amount, order: placed, hurraTagManager } = (await buyer.send(readConfirmInit)).body;

  const answers = await Promise.all(Array.from({ length: 12 }, () => claim(buyer, orderId)));

  const given = answers.filter((purchase) => purchase !== null);
  expect(given).toEqual([
    {
      orderId,
      value: net_amount,
      shipping: placed.summary.shippingCost,
      promoCode: null,
      items: [
        expect.objectContaining({
          name: placed.items[0]?.name,
          categoryName: expect.stringMatching(/\S/),
          quantity: 2,
        }),
      ],
      signUps: { newsletter: false, club: false },
    },
  ]);
  expect(hurraTagManager.amount).toBe(placed.summary.total);
});

test('a page that repeats its claim gets the same response again, and another page gets none (N3)', async () => {
  const { buyer, orderId } = await meetBuyer();

  const [first, again, other] = [
    await claim(buyer, orderId, 'page-1'),
    await claim(buyer, orderId, 'page-1'),
    await claim(buyer, orderId, 'page-2'),
  ];

  expect(first).toMatchObject({ orderId });
  expect([again, other]).toEqual([first, null]);
});

test('a purchase whose buyer refused tracking cannot be reported later (N3)', async () => {
  const { buyer, orderId } = await meetBuyer();

  expect([await claim(buyer, orderId, null), await claim(buyer, orderId)]).toEqual([null, null]);
});

test('a reported purchase contains the sign-ups of the order, and amounts have the decimals of the currency (N4, R22)', async () => {
  const { buyer, orderId } = await meetBuyer([...consents, 'newsletterAgreement'], 'hu');

  const purchase = await claim(buyer, orderId);

  expect(purchase).toMatchObject({ signUps: { newsletter: true, club: false } });
  expect(Number.isInteger((purchase as { value: number }).value)).toBe(true);
});

test.each(['awaiting-payment', 'cancelled'])('an order in state %s is not found as a purchase (N3)', async (state) => {
  const { buyer, orderId } = await meetBuyer();
  await sql`update shop_order set state = ${state} where number = ${orderId}`.execute(shop.db);

  expect(await claim(buyer, orderId)).toBe(404);
});

test("a visitor cannot claim another visitor's purchase (N3)", async () => {
  const { buyer, orderId } = await meetBuyer();

  expect(await claim(await startSession(shop.app), orderId)).toBe(404);
  expect(await claim(buyer, orderId)).not.toBeNull();
});

test('an order paid on another device is offered to the buyer’s next page until it is reported (N3)', async () => {
  const { buyer, orderId } = await meetBuyer();
  const found = async (client = buyer) => (await client.send(readDynamicData)).body.purchaseToReport;
  expect(await found()).toBeNull();
  await sql`update shop_order set placed_at = placed_at - interval '1 hour', state = 'awaiting-payment'`.execute(
    shop.db,
  );
  expect(await found()).toBeNull();

  await sql`update shop_order set state = 'placed' where number = ${orderId}`.execute(shop.db);

  expect(await found()).toMatchObject({ orderId });
  expect(await found(await startSession(shop.app))).toBeNull();
  await claim(buyer, orderId);
  expect(await found()).toBeNull();
});
