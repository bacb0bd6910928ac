import type { Discovery } from '@odeta/contracts';
import { fileOfChange } from '@odeta/delivery/releases/changes';
import { CART, documentOf, openGood, openSpoiled, type Spoil, team } from '../../testing/memory-store.ts';
import { createTeamKeys } from '../../testing/signed-document.ts';
import { createDiscoveryReader } from './discovery.ts';

test.each<[string, Spoil, RegExp]>([
  ['is half written', ({ store }) => store.put(() => '{"payload":'), /number 2: Invalid JSON/],
  [
    'is of another schema',
    ({ store }) => store.put((number) => String(team.sign(number, {} as Discovery))),
    /Invalid key/,
  ],
  [
    'lists a unit without a default version',
    ({ store, units: { shell, cart } }) =>
      store.deploy({ shell, cart: { ...cart, deployment: { traffic: 10, default: false } } }),
    /Exactly one version/,
  ],
  ['is not signed', ({ store, units }) => store.put(() => JSON.stringify(documentOf(units))), /number 2: Invalid key/],
  [
    'is signed by somebody else',
    ({ store, units }) => store.deploy(units, createTeamKeys().sign),
    /number 2: .+ which RELEASE_KEYS does not name/,
  ],
  [
    'was changed after it was signed',
    ({ store, units }) =>
      store.put((number) => {
        const envelope = JSON.parse(String(team.sign(number, documentOf(units))));
        const payload = Buffer.from(envelope.payload, 'base64').toString('utf8').replace('"team"', '"Team"');
        return JSON.stringify({ ...envelope, payload: Buffer.from(payload).toString('base64') });
      }),
    /number 2: its signature does not fit/,
  ],
  ...[
    { url: 'https://elsewhere.example/releases/cart/2/entry.js' },
    { url: '//elsewhere.example/releases/cart/2/entry.js' },
    { url: '/releases/../api/cart' },
    { fallbackUrl: 'https://elsewhere.example/releases/cart/1/entry.js' },
    { deployment: { traffic: 10, default: false }, url: 'data:text/javascript,1' },
  ].map((change): [string, Spoil, RegExp] => [
    `names ${Object.values(change).at(-1)}`,
    ({ store, units: { shell, cart } }) => {
      const other = { ...store.publish('cart', '2', CART), ...change };
      store.deploy({ shell, cart: 'deployment' in change ? [cart, other] : other });
    },
    /cart 2 names .+, which is not a file of the store/,
  ]),
  [
    'is an older one under a new number',
    ({ store }) => store.put(() => store.files.get(`/releases/${fileOfChange(1)}`) ?? ''),
    /number 2: it was signed as number 1/,
  ],
])('a document that %s is refused; the last good one stays in use', async (_, spoil, reason) => {
  const { seen, problems } = await openSpoiled(spoil);

  expect(seen).toEqual([
    ['1', '1'],
    ['1', '1'],
  ]);
  expect(problems).toEqual([expect.stringMatching(reason)]);
});

test('files of a configured origin are accepted', async () => {
  const { store, units } = await openGood();
  const cart = store.publish('cart', '2', CART);
  store.deploy({ ...units, cart: { ...cart, url: 'https://files.example/cart/2/entry.js' } });
  const options = { fileOrigins: ['https://files.example'] };
  const reader = createDiscoveryReader(store, team.trusted, 0, () => {}, options);

  expect((await reader.read()).versions.cart?.metadata.version).toBe('2');
});

test('a refused document does not block the next one', async () => {
  const { store, units, live } = await openGood();
  store.put(() => 'nonsense');

  store.deploy({ ...units, cart: store.publish('cart', '2', CART) });

  expect(await live()).toEqual(['1', '2']);
});

test('during and after a key rotation the latest document is read, with both keys or only the new one', async () => {
  const next = createTeamKeys();
  const { store, units } = await openGood();
  store.deploy({ ...units, cart: store.publish('cart', '2', CART) }, next.sign);
  const reader = createDiscoveryReader(store, new Map([...team.trusted, ...next.trusted]), 0, () => {});
  const later = createDiscoveryReader(store, next.trusted, 0, () => {});

  expect((await reader.read()).versions.cart?.metadata.version).toBe('2');
  expect((await later.read()).versions.cart?.metadata.version).toBe('2');
});

test('when the store is reset to an older state, the latest document stays live, and the loss is reported', async () => {
  const { store, units, live, problems } = await openGood();
  store.deploy({ ...units, cart: store.publish('cart', '2', CART) });
  await live();

  store.files.delete(`/releases/${fileOfChange(2)}`);

  expect(await live()).toEqual(['1', '2']);
  expect(problems).toEqual([expect.stringMatching(/lost the document in use/)]);
});
