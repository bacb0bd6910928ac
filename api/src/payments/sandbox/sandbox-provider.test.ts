import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import type { NewPayment } from '../provider.ts';
import { createSandboxProvider } from './sandbox-provider.ts';

test.each([
  ['https://ua.odeta.example', '/checkout?payment-back=order'],
  ['https://ua.odeta.example/uk', '/uk/checkout?payment-back=order'],
])('the payer of an order at %s returns to the page of its language, %s (A1, M4)', async (origin, expected) => {
  const asked: { back?: string }[] = [];
  const bank = createServer(async (request, response) => {
    asked.push((await json(request)) as { back: string });
    const answer = {
      id: 'p',
      reference: 'p',
      state: 'pending',
      failure: null,
      amount: 1,
      currency: 'UAH',
      page: '/pay',
    };
    response.end(JSON.stringify(answer));
  }).listen(0);
  await once(bank, 'listening');
  const url = `http://localhost:${(bank.address() as AddressInfo).port}`;
  const provider = createSandboxProvider({ url, secret: 's'.repeat(40), clock: () => new Date() });

  await provider.create({ paymentId: 'p', orderId: 'order', expiresAt: new Date(), origin } as NewPayment);
  bank.close();

  expect(asked.map(({ back }) => back)).toEqual([expected]);
});
