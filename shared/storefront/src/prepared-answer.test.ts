/** @jest-environment @odeta/build/dom-environment */
import { endpoint } from '@odeta/contracts';
import * as v from 'valibot';
import { createApiClient } from './api-client.ts';
import { answers, createTestStorefront } from './testing/create-test-storefront.ts';
import type { Transport } from './transport.ts';

const readThing = endpoint({
  method: 'GET',
  path: '/things/{name}',
  summary: 'A thing',
  params: v.object({ name: v.string() }),
  body: v.object({ count: v.number() }),
});

const quiet: Omit<Transport, 'send'> = {
  page: () => ({ url: '/cart', referer: '' }),
  csrf: { read: () => 'token', proof: async () => ({}) },
  reload() {},
  show() {},
};

test('data that was read ahead is used once, by the next request for it', async () => {
  const storefront = createTestStorefront({ api: [answers(readThing, { count: 1 })] });

  storefront.api.prepare?.('/things/a');
  await storefront.api.send(readThing, { name: 'a' });
  expect(storefront.sent).toHaveLength(1);
  await storefront.api.send(readThing, { name: 'a' });

  expect(storefront.sent).toHaveLength(2);
});

test('data that could not be read ahead is requested again', async () => {
  const sent: string[] = [];
  const api = createApiClient({
    ...quiet,
    send: async (url) => {
      sent.push(url);
      if (sent.length === 1) throw new Error('offline');
      return { status: 200, json: async () => ({ success: true, body: { count: 1 } }) };
    },
  });

  api.prepare?.('/things/a');

  await expect(api.send(readThing, { name: 'a' })).resolves.toEqual({ count: 1 });
  expect(sent).toEqual(['/api/things/a', '/api/things/a']);
});
