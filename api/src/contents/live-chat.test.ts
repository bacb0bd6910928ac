import { readLiveChatStatus } from '@odeta/contracts';
import { changeSiteContents } from '../../testing/shop/edit-contents.ts';
import { openTestShop, TEST_NOW, type TestShop } from '../../testing/shop/shop.ts';
import { newClient } from '../../testing/shop/test-client.ts';

let shop: TestShop;
let now = TEST_NOW;
beforeAll(async () => {
  shop = await openTestShop({ now: () => now });
});
afterEach(() => {
  now = TEST_NOW;
});
afterAll(() => shop.close());

const chatAt = async (time: string, country: 'pl' | 'sk' = 'pl') => {
  now = new Date(time);
  return (await newClient(shop.app, country).send(readLiveChatStatus)).body.liveChatStatus;
};

test('without a script the live chat is unavailable', async () => {
  expect(await chatAt('2026-11-23T09:00:00Z')).toBe('unavailable');
});

test('the live chat is available during its hours in the shop’s time zone, only in Poland (D12, R14)', async () => {
  await changeSiteContents(shop, 'pl', { liveChat: { ...hours, script: 'https://chat.example/chat.js', busy: false } });
  await changeSiteContents(shop, 'sk', { liveChat: { ...hours, script: 'https://chat.example/chat.js', busy: false } });

  // A Monday; the shop's time is one hour ahead of UTC.
  expect(await chatAt('2026-11-23T06:59:00Z')).toBe('unavailable');
  expect(await chatAt('2026-11-23T07:00:00Z')).toBe('available');
  expect(await chatAt('2026-11-23T18:59:00Z')).toBe('available');
  expect(await chatAt('2026-11-23T19:00:00Z')).toBe('unavailable');
  // Saturday until 19:00, Sunday closed.
  expect(await chatAt('2026-11-28T17:59:00Z')).toBe('available');
  expect(await chatAt('2026-11-28T18:00:00Z')).toBe('unavailable');
  expect(await chatAt('2026-11-29T10:00:00Z')).toBe('unavailable');
  expect(await chatAt('2026-11-23T09:00:00Z', 'sk')).toBe('unavailable');
});

test('a live chat marked as busy is reported as busy (D12)', async () => {
  await changeSiteContents(shop, 'pl', { liveChat: { ...hours, script: 'https://chat.example/chat.js', busy: true } });

  expect(await chatAt('2026-11-23T09:00:00Z')).toBe('busy');
});

const hours = {
  hours: [
    { days: [1, 2, 3, 4, 5], from: '8:00', until: '20:00' },
    { days: [6], from: '8:00', until: '19:00' },
  ],
};
