import { request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { PaymentEventSchema } from '@odeta/shared/contracts';
import * as v from 'valibot';
import { order } from '../../testing/buyer.ts';
import { meetPayer, openPayingShop, type PayingShop } from '../../testing/paying-shop.ts';
import type { TestVisitor } from '../../testing/visitor.ts';
import { createOrderEvents } from './order-events.ts';

let shop: PayingShop;
beforeAll(async () => {
  shop = await openPayingShop();
});
afterAll(() => shop.close());

interface Heard {
  id: string;
  type: string;
  status: string;
  failure: string | null;
}

/** Listens as a browser does, until the server ends the stream or the time is over. */
function listen(address: string, visitor: TestVisitor, path: string, { lastEventId = '', forMs = 8000 } = {}) {
  const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const headers = { host: 'pl.localhost:3000', cookie, ...(lastEventId && { 'last-event-id': lastEventId }) };
  return new Promise<Heard[]>((resolve, reject) => {
    const asked = request(address + path, { headers, agent: false }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part) => {
        text += part;
      });
      response.on('close', () => resolve(read(text)));
    });
    asked.on('error', reject);
    asked.end();
    void pause(forMs, undefined, { ref: false }).then(() => asked.destroy());
  });
}

function read(text: string): Heard[] {
  return text.split('\n\n').flatMap((block) => {
    const fields = Object.fromEntries(block.split('\n').map((line) => line.split(/: (.*)/s).slice(0, 2)));
    if (!fields.data) return [];
    const { status, failure } = v.parse(v.pipe(v.string(), v.parseJson(), PaymentEventSchema), fields.data);
    return [{ id: fields.id, type: fields.event ?? 'message', status, failure }];
  });
}

test('the stream begins with how things stand and ends with the outcome (M5)', async () => {
  const buyer = await meetPayer(shop, 'blik');
  const { body } = await order(buyer, { blikCode: '777123' });

  const heard = await listen(shop.address, buyer, body.listener ?? '');

  expect(heard.map(({ type, status }) => [type, status]).slice(-1)).toEqual([['message', 'success']]);
  expect(heard.slice(0, -1).every(({ type, status }) => type === 'pending' && status === 'pending')).toBe(true);
});

test('a failure is told with its reason', async () => {
  const buyer = await meetPayer(shop, 'blik');
  const { body } = await order(buyer, { blikCode: '500500' });

  const heard = await listen(shop.address, buyer, body.listener ?? '');

  expect(heard.at(-1)).toMatchObject({ type: 'message', status: 'failed', failure: 'refused' });
});

test('whoever listens again is told what he missed, and not again what he has (R9)', async () => {
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

test('what happens at one instance is heard at another one', async () => {
  const events = createOrderEvents(shop.pool, () => undefined);
  const heard = new Promise<void>((resolve) => {
    void meetPayer(shop, 'blik').then(async (buyer) => {
      const { body } = await order(buyer, { blikCode: '777123' });
      events.subscribe(body.payment?.orderId ?? '', resolve);
    });
  });

  await heard;

  await events.close();
});
