import { Script } from 'node:vm';
import { readBaseInit, readLiveChatStatus, readStaticContents } from '@odeta/contracts';
import { openTestShop, type TestShop } from '../../testing/shop/shop.ts';
import { newClient } from '../../testing/shop/test-client.ts';
import { createDemoChat } from './demo-chat.ts';

const PAGE = '/api/dev/live-chat';
/** A Sunday: outside the chat's hours. */
const SUNDAY = new Date('2026-11-29T10:00:00Z');

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ config: { DEMO: true }, now: () => SUNDAY });
});
afterAll(() => shop.close());

const headers = { host: 'localhost:3000' };
const set = (status: string, more: Record<string, string> = {}) =>
  shop.app.inject({
    method: 'POST',
    url: PAGE,
    headers: {
      ...headers,
      'content-type': 'application/x-www-form-urlencoded',
      origin: 'http://localhost:3000',
      ...more,
    },
    payload: new URLSearchParams({ status }).toString(),
  });
const statusIn = async (country: 'pl' | 'sk') =>
  (await newClient(shop.app, country).send(readLiveChatStatus)).body.liveChatStatus;

test('every state of the demo chat can be set, and affects only the country with a chat (D12, R14)', async () => {
  expect(await statusIn('pl')).toBe('unavailable');
  for (const status of ['available', 'busy', 'unavailable'] as const) {
    expect((await set(status)).statusCode).toBe(303);
    expect(await statusIn('pl')).toBe(status);
    expect((await newClient(shop.app, 'pl').send(readBaseInit)).body.liveChatStatus).toBe(status);
    expect(await statusIn('sk')).toBe('unavailable');
    expect((await shop.app.inject({ url: PAGE, headers })).body).toContain(`value="${status}" checked`);
  }
  await set('');
  expect(await statusIn('pl')).toBe('unavailable');
});

test('the demo chat uses a valid script served by the shop and has no contact link (D12)', async () => {
  const { contents } = (await newClient(shop.app, 'pl').send(readStaticContents)).body;

  expect(contents.liveChat).toMatchObject({ script: '/api/dev/live-chat.js', contactUrl: null });
  const script = await shop.app.inject({ url: '/api/dev/live-chat.js', headers });
  expect(script.headers['content-type']).toMatch(/^text\/javascript/);
  // Only compiles the script.
  expect(() => new Script(script.body)).not.toThrow();
});

test('the state of the demo chat cannot be set from another machine (D12)', async () => {
  expect((await set('available', { 'x-forwarded-for': '203.0.113.9' })).statusCode).toBe(404);
  expect(await statusIn('pl')).toBe('unavailable');
});

test('a production shop has no demo chat unless DEMO is set (D12)', () => {
  expect(createDemoChat({ NODE_ENV: 'production' })).toBeNull();
  expect(createDemoChat({ NODE_ENV: 'production', DEMO: true })).not.toBeNull();
});
