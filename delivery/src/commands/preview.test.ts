import { verifyPreview } from '@odeta/delivery/releases/preview';
import { USES_FILE } from '@odeta/delivery/releases/uses';
import { createReleasedStore, give, prepare } from '../../testing/released-store.ts';
import { readTeamKeys } from '../publish/keys.ts';
import * as preview from './preview.ts';

const asked: Parameters<typeof preview.previewOf>[2] = {
  hours: 72,
  shop: 'https://odeta.sk',
  path: undefined,
  api: undefined,
};

async function makePreview(options: Partial<typeof asked>, ...units: string[]) {
  const shop = await createReleasedStore();
  const opened = { store: shop.store, team: readTeamKeys(process.env) };
  const prepared = units.map((unit) => prepare(unit, 'changed()'));
  const made = await preview.previewOf(opened, prepared, { ...asked, ...options });
  const token = new URL(made.address).pathname.slice('/preview/'.length);
  return { shop, prepared, made, read: verifyPreview(token, shop.team.trusted) };
}

test('a preview is published beside what is live, and its link opens a page of the unit for three days', async () => {
  const { shop, prepared, made, read } = await makePreview({}, 'cart');
  const version = prepared[0]?.version ?? '';

  expect(shop.number()).toBe(1);
  expect(made.releases).toEqual([{ unit: 'cart', version, published: true, live: false }]);
  expect(made.address).toMatch(/^https:\/\/odeta\.sk\/preview\/[\w.-]+\?to=%2Fcart$/);
  expect(read?.releases).toEqual({ cart: { version, integrity: expect.stringMatching(/^sha384-/) } });
  expect(((read?.until ?? 0) * 1000 - Date.now()) / 3_600_000).toBeCloseTo(72, 1);
  const until = made.until.slice(0, 16).replace('T', ' ');
  expect(made.markdown).toBe(`**[Preview of cart@${version}](${made.address})** until ${until} UTC · can be deployed`);
});

test('a preview of what everyone has already says so', async () => {
  const shop = await createReleasedStore();
  const live = prepare('cart', 'next()');
  await shop.release('cart', 'next()');

  const made = await preview.previewOf({ store: shop.store, team: readTeamKeys(process.env) }, [live], asked);

  expect(made.releases).toEqual([{ unit: 'cart', version: live.version, published: false, live: true }]);
});

test('one link shows several units, and opens the page that was asked for', async () => {
  const { made, read } = await makePreview({ path: '/cart/gifts' }, 'shell', 'cart');

  expect(Object.keys(read?.releases ?? {})).toEqual(['shell', 'cart']);
  expect(new URL(made.address).searchParams.get('to')).toBe('/cart/gifts');
});

test('a preview says what a release would break, and is made all the same', async () => {
  const shop = await createReleasedStore();
  await shop.release('help', 'listens()', { uses: { hears: { 'cart.changed': {} } } });
  await shop.release('cart', 'sends()', { uses: { sends: { 'cart.changed': {} } } });
  const silent = prepare('cart', 'silent()', {}, { [USES_FILE]: '{}' });

  const made = await preview.previewOf({ store: shop.store, team: readTeamKeys(process.env) }, [silent], asked);

  expect(made.edges).toEqual([expect.stringContaining('cart.changed')]);
  expect(made.markdown).toContain('1 thing would break');
});

test.each([
  [['--hours', '0', 'cart'], /--hours 0/],
  [['--hours', '721', 'cart'], /up to 720/],
  [['--shop', 'odeta', 'cart'], /odeta is no address of a shop/],
  [['--country', 'xx', 'cart'], /no country xx.+ hu, ro/],
  [['--path', 'cart', 'cart'], /^--path cart is no page of the shop, such as \/cart\.$/],
  [['--path', '//evil.example', 'cart'], /is no page of the shop/],
  [['--dry-run', 'cart'], /there is no try/],
  [[], /^Usage: /],
])('%j is refused', async (args, message) => {
  const shop = await createReleasedStore();

  await expect(give(preview, shop, ...args)).rejects.toMatchObject({
    exitCode: 2,
    message: expect.stringMatching(message),
  });
});
