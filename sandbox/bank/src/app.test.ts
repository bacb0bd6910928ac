import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { paymentMethodList } from '@odeta/contracts';
import { sandboxPayToken } from '@odeta/node/derived-keys';
import * as v from 'valibot';
import { buildSandbox, SandboxConfigSchema } from './app.ts';

const APP_SECRET = 's'.repeat(40);

function openBank() {
  const DATA_DIR = mkdtempSync(path.join(tmpdir(), 'sandbox-'));
  return buildSandbox(v.parse(SandboxConfigSchema, { APP_SECRET, DATA_DIR }));
}

test.each(['/health', '/sandbox-pay/style.css', '/sandbox-pay/pay/none', '/none', '/%'])(
  'the response for %s forbids content type sniffing',
  async (url) => {
    const app = openBank();

    const { headers } = await app.inject({ url });
    await app.close();

    expect(headers['x-content-type-options']).toBe('nosniff');
  },
);

test('a payment by any method is paid on the page of the bank, unless the shop sends a code or a token', async () => {
  const app = openBank();
  const pageOf = async (method: string) => {
    const payload = {
      reference: `payment-${method}`,
      orderNumber: 'SK 1000 0001',
      country: 'sk',
      method,
      amount: 2999,
      currency: 'EUR',
      back: '/confirm',
      expiresAt: '2036-11-28T13:20:00Z',
    };
    const headers = { authorization: `Bearer ${sandboxPayToken(APP_SECRET)}` };
    const answer = await app.inject({ method: 'POST', url: '/api/payments', headers, payload });
    const { page } = answer.json();
    return page && (await app.inject({ url: page })).statusCode;
  };

  expect(await pageOf('transfer')).toBe(200);
  for (const [method, { needs }] of Object.entries(paymentMethodList))
    expect([method, await pageOf(method)]).toEqual([method, needs ? null : 200]);
  await app.close();
});

test('the page of the bank is in the language of the page to which the payer returns', async () => {
  const app = openBank();
  const languageOf = async (back: string) => {
    const payload = {
      ...{
        reference: `payment-${back.length}`,
        orderNumber: 'UA 1000 0001',
        country: 'ua',
        method: 'card',
        amount: 99900,
        currency: 'UAH',
      },
      ...{ back, expiresAt: '2036-11-28T13:20:00Z' },
    };
    const headers = { authorization: `Bearer ${sandboxPayToken(APP_SECRET)}` };
    const { page } = (await app.inject({ method: 'POST', url: '/api/payments', headers, payload })).json();
    return /<html lang="(\w+)"/.exec((await app.inject({ url: page })).payload)?.[1];
  };

  expect([await languageOf('/checkout'), await languageOf('/uk/checkout')]).toEqual(['ru', 'uk']);
  await app.close();
});
