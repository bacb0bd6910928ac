import { listen } from '../../testing/chaos/listen.ts';
import { order } from '../../testing/people/buyer.ts';
import { meetPayer, openPayingShop, type PayingShop } from '../../testing/servers/paying-shop.ts';
import { createOrderEvents } from './order-events.ts';

let shop: PayingShop;
beforeAll(async () => {
  shop = await openPayingShop();
});
afterAll(() => shop.close());

test('the order stream begins with the current payment status and ends with the outcome (M5)', async () => {
  const buyer = await meetPayer(shop, 'blik');
  const { body } = await order(buyer, { blikCode: '777123' });

  const heard = await listen(shop.address, buyer, body.listener ?? '');

  expect(heard.map(({ type, status }) => [type, status]).slice(-1)).toEqual([['message', 'success']]);
  expect(heard.slice(0, -1).every(({ type, status }) => type === 'pending' && status === 'pending')).toBe(true);
});

test('a failed payment is sent with its reason', async () => {
  const buyer = await meetPayer(shop, 'blik');
  const { body } = await order(buyer, { blikCode: '500500' });

  const heard = await listen(shop.address, buyer, body.listener ?? '');

  expect(heard.at(-1)).toMatchObject({ type: 'message', status: 'failed', failure: 'refused' });
});

test('a reconnected stream sends missed events and does not repeat received ones (R9)', async () => {
  const buyer = await meetPayer(shop, 'card');
  const { body } = await order(buyer);
  const path = `/api/checkout/order/${body.payment?.orderId}/events`;

  const first = await listen(shop.address, buyer, path, { forMs: 600 });
  const again = await listen(shop.address, buyer, path, { forMs: 600, lastEventId: first[0]?.id ?? '' });
  await shop.bank.press(body.redirect ?? '', { do: 'pay', number: '4444333322221111' });
  const last = await listen(shop.address, buyer, path, { lastEventId: first[0]?.id ?? '' });

  expect(first.map(({ status }) => status)).toEqual(['pending']);
  expect(again).toEqual([]);
  expect(last.at(-1)).toMatchObject({ status: 'success' });
});

test('an order event of one server instance is received by another', async () => {
  const events = createOrderEvents(shop.direct, () => undefined);
  const heard = new Promise<void>((resolve) => {
    void meetPayer(shop, 'blik').then(async (buyer) => {
      const { body } = await order(buyer, { blikCode: '777123' });
      events.subscribe(body.payment?.orderId ?? '', resolve);
    });
  });

  await heard;

  await events.close();
});
