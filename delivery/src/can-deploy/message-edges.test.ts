import { createDeployWorld, type DeployWorld, findBroken, next } from '../../testing/deploy-world.ts';
import type { KnownVersion } from './known-version.ts';

let world: DeployWorld;
beforeAll(async () => {
  world = await createDeployWorld();
});

type Edit = Parameters<typeof next>[1];

const rename = (map: Record<string, unknown>, from: string, to: string) => {
  map[to] = map[from];
  delete map[from];
};
const field = (schema: unknown, name: string) => (schema as { properties: Record<string, object> }).properties[name];

type Broken = [what: string, unit: 'cart' | 'shell', edit: Edit, edge: object];

const broken: Broken[] = [
  [
    'sends an event by another name',
    'cart',
    ({ sends }) => rename(sends, 'cart.changed', 'cart.updated'),
    { user: 'shell@1', provider: 'cart@2', thing: 'event cart.changed', why: 'it is no longer sent' },
  ],
  [
    'hears an event by another name',
    'cart',
    ({ hears }) => rename(hears, 'page.restored', 'page.returned'),
    { user: 'cart@2', provider: 'every unit', thing: 'event page.returned', why: 'nobody sends it' },
  ],
  [
    'sends an event with other data',
    'cart',
    ({ sends }) =>
      rename((sends['cart.changed'] as { properties: object }).properties as never, 'cartItemsCount', 'count'),
    { user: 'shell@1', provider: 'cart@2', thing: 'event cart.changed', why: 'cartItemsCount is missing' },
  ],
  [
    'hears an event with more data than is sent',
    'shell',
    ({ hears }) => void (hears['cart.changed'] as { required: string[] }).required.push('elsewhere'),
    { user: 'shell@2', provider: 'cart@1', thing: 'event cart.changed', why: 'elsewhere may be missing' },
  ],
  [
    'writes another cookie than the one that is read',
    'cart',
    ({ writes }) => void writes.splice(0, 1, 'confirmed'),
    { user: 'shell@1', provider: 'cart@2', thing: 'storage confirmation', why: 'it is no longer written' },
  ],
  [
    'writes a key that is another unit’s own',
    'shell',
    ({ owns }) => void owns.push('drafts.*'),
    { user: 'shell@2', provider: 'cart@1', thing: 'storage drafts.*', why: 'both write it as their own' },
  ],
  [
    'no longer takes a message of the app',
    'shell',
    ({ bridge }) => void delete bridge?.hears.backButton,
    { provider: 'app 3.0', thing: 'message backButton', why: expect.stringContaining('no longer takes it') },
  ],
  [
    'no longer sends a message that the app needs',
    'shell',
    ({ bridge }) => void delete bridge?.sends.purchaseCompleted,
    { provider: 'app 3.0', thing: 'message purchaseCompleted', why: expect.stringContaining('no longer sends it') },
  ],
  [
    'sends a message with other data',
    'shell',
    ({ bridge }) =>
      Object.assign(field(field(bridge?.sends.basketCount, 'payload'), 'count') ?? {}, { type: 'string' }),
    { provider: 'app 3.0', thing: 'message basketCount', why: 'payload.count may be string' },
  ],
];

const others = (unit: string): { before: KnownVersion; live: KnownVersion[] } =>
  unit === 'cart' ? { before: world.cart, live: [world.shell] } : { before: world.shell, live: [world.cart] };

test.each(broken)('a version that %s breaks one edge', async (_, unit, edit, edge) => {
  const edges = await findBroken(next(world[unit], edit), others(unit));

  expect(edges).toHaveLength(1);
  expect(edges).toMatchObject([edge]);
});

const unrelated: [what: string, unit: 'cart' | 'shell', edit: Edit][] = [
  ['is the same', 'shell', () => {}],
  ['sends another event', 'cart', ({ sends }) => Object.assign(sends, { 'cart.emptied': { type: 'object' } })],
  [
    'says more with an event',
    'cart',
    ({ sends }) =>
      Object.assign((sends['cart.changed'] as { properties: object }).properties, { by: { type: 'string' } }),
  ],
  ['hears an event no longer', 'cart', ({ hears }) => void delete hears['page.restored']],
  ['takes more than is sent', 'shell', ({ hears }) => Object.assign(hears, { 'cart.changed': {} })],
  ['writes another key', 'cart', ({ writes, owns }) => void [writes, owns].map((keys) => keys.push('cart.draft'))],
  ['goes on to write a key of its own', 'cart', ({ owns }) => void owns.reverse()],
  [
    'sends another message',
    'shell',
    ({ bridge }) => Object.assign(bridge?.sends ?? {}, { points: { type: 'object' } }),
  ],
];

test.each(unrelated)('a version that %s breaks nothing', async (_, unit, edit) => {
  expect(await findBroken(next(world[unit], edit), others(unit))).toEqual([]);
});

test('a unit can be released before the units it listens to, and versions without declared uses break nothing', async () => {
  expect(await findBroken(world.shell, {})).toEqual([]);
  expect(await findBroken(world.cart, { live: [{ ...world.shell, uses: null }] })).toEqual([]);
});
