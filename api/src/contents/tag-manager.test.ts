import { readStaticContents } from '@odeta/contracts';
import { openTestShop } from '../../testing/shop/shop.ts';
import { newClient } from '../../testing/shop/test-client.ts';
import { tagManagerIdsOf } from './tag-manager.ts';

const COLLECT = {
  method: 'POST',
  url: '/api/dev/tag-manager/collect',
  payload: { event: 'purchase' },
  headers: { origin: 'http://sk.localhost:3000' },
} as const;
const SCRIPT = { method: 'GET', url: '/api/dev/tag-manager.js' } as const;

test('a country has the tag manager that is configured for it, or none (A3)', async () => {
  const shop = await openTestShop({ config: { TAG_MANAGER_IDS: { pl: 'GTM-ABC1' } } });
  const managerOf = async (country: 'pl' | 'sk') =>
    (await newClient(shop.app, country).send(readStaticContents)).body.contents.tagManager;

  expect(await managerOf('pl')).toMatchObject({
    url: 'https://www.googletagmanager.com/gtm.js?id=GTM-ABC1',
    origins: expect.arrayContaining(['https://www.googletagmanager.com', 'https://www.google-analytics.com']),
  });
  expect(await managerOf('sk')).toBeNull();
  expect((await newClient(shop.app).sendRaw(SCRIPT)).status).toBe(404);
  await shop.close();
});

test('the demo tag manager is served by the shop, without third-party origins (A3)', async () => {
  const shop = await openTestShop({ config: { TAG_MANAGER_IDS: { sk: 'demo' } } });
  const client = newClient(shop.app);

  const { contents } = (await client.send(readStaticContents)).body;

  expect(contents.tagManager).toEqual({ id: 'demo', url: SCRIPT.url, origins: [] });
  expect((await client.sendRaw(SCRIPT)).headers['content-type']).toMatch(/^text\/javascript/);
  expect((await client.sendRaw(COLLECT)).status).toBe(204);
  await shop.close();
});

test.each([
  [{ NODE_ENV: 'production' }, {}],
  [{ NODE_ENV: 'production', TAG_MANAGER_IDS: { pl: 'GTM-ABC1' } }, { pl: 'GTM-ABC1' }],
  [{ NODE_ENV: 'development', TAG_MANAGER_IDS: {} }, {}],
  [{ NODE_ENV: 'production', DEMO: true }, expect.objectContaining({ sk: 'demo', ua: 'demo' })],
])('with %j the tag managers are %j (A3)', (config, ids) => {
  expect(tagManagerIdsOf(config)).toEqual(ids);
});
