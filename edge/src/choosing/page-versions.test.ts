import fastifyCookie from '@fastify/cookie';
import type { DiscoveryEntry } from '@odeta/contracts';
import { retire } from '@odeta/delivery/releases/retired';
import { readVersionSet, signVersionSet } from '@odeta/node/version-set';
import fastify from 'fastify';
import type { LiveUnits } from '../discovery/discovery.ts';
import { clientKindOf } from '../http/client-kind.ts';
import { createPageVersions } from './page-versions.ts';
import { UnknownVersionError } from './requested-versions.ts';
import { signValue } from './signed-value.ts';

const secret = 's'.repeat(40);

function entryOf(version: string, { isDefault = true, traffic = 100 } = {}): DiscoveryEntry {
  const release = { url: `/releases/${version}/release.json`, integrity: 'sha384-x' };
  const deployment = { traffic, default: isDefault };
  return {
    url: `/releases/${version}/entry.js`,
    metadata: { integrity: 'sha384-x', version },
    deployment,
    extras: { release },
  };
}

const retiredOf = (version: string) => retire(entryOf(version), Date.now());

const canary = entryOf('2.0.0', { isDefault: false });
const unlisted = entryOf('3.0.0', { isDefault: false, traffic: 0 });

interface Situation {
  cart?: DiscoveryEntry[];
  broken?: string[];
}

/** A gateway whose only page shows which versions were chosen for it. */
async function open({ cart = [entryOf('1.0.0')], broken = [] }: Situation = {}) {
  const now = { cart, broken };
  const live = (): LiveUnits => {
    const microFrontends = { shell: [entryOf('1.0.0')], cart: now.cart };
    const versions = { shell: entryOf('1.0.0'), cart: now.cart[0] ?? canary };
    return { document: { schema: 's', microFrontends }, versions, routes: { routes: [], key: '' }, fits: () => true };
  };
  const { ofPage } = createPageVersions({
    secret,
    previews: { find: async () => ({ state: 'none' }) },
    shop: { address: '127.0.0.1', host: 'sk.localhost', protocol: 'http' },
    routesOf: () => Promise.reject(new Error('no such file')),
    probe: { isUntried: () => false, listed() {} },
    renderer: {
      inService: (versions) => versions,
      isSetAside: ({ metadata }) => now.broken.includes(metadata.version),
      routeOf: async (_, __, path) => ({
        remote: path.slice(1),
        isPrivate: true,
        startsAtOnce: false,
        reachable: path === '/' ? [] : ['cart'],
      }),
    },
  });
  const app = fastify();
  await app.register(fastifyCookie);
  app.get('/*', async (request, reply) => {
    const from = { country: 'sk', client: clientKindOf(request.headers['user-agent']) } as const;
    const { versions } = await ofPage(request, reply, from, live());
    return { cart: versions.cart?.metadata.version };
  });
  app.setErrorHandler((error, _, reply) => {
    reply.code(error instanceof UnknownVersionError ? 400 : 500).send((error as Error).message);
  });
  const visit = async (url: string, cookies: Record<string, string> = {}) => {
    const response = await app.inject({ url, cookies });
    const given = Object.fromEntries(response.cookies.map(({ name, value }) => [name, value]));
    return { text: response.body, status: response.statusCode, given, kept: { ...cookies, ...given } };
  };
  const cartOf = async (url: string, cookies?: Record<string, string>) =>
    JSON.parse((await visit(url, cookies)).text).cart;
  return { now, visit, cartOf };
}

const tester = { tester: signValue(secret, 'tester', String(Date.now() + 60_000)) };

test('a visitor gets a bucket cookie only when a canary is listed, and keeps it with the same version', async () => {
  const { now, visit } = await open();
  expect((await visit('/')).given).toEqual({});

  now.cart = [entryOf('1.0.0'), { ...canary, deployment: { traffic: 50, default: false } }];
  const first = await visit('/');

  expect(Object.keys(first.given)).toEqual(['bucket', 'canary']);
  for (let page = 0; page < 5; page += 1)
    expect(await visit('/', first.kept)).toMatchObject({ text: first.text, given: {} });
  expect(Object.keys((await visit('/', { bucket: 'made.up' })).given)).toEqual(['bucket', 'canary']);

  now.cart = [entryOf('1.0.0')];
  expect((await visit('/', first.kept)).given).toEqual({ canary: '' });
});

test('a purchase keeps its first versions on its own pages, even in a process that never saw them live', async () => {
  const { given, kept } = await (await open()).visit('/cart');
  expect(readVersionSet(secret, given.versions)).toEqual({ shell: '1.0.0', cart: '1.0.0' });

  const { visit, cartOf } = await open({ cart: [entryOf('2.0.0'), ...retiredOf('1.0.0'), ...retiredOf('1.5.0')] });

  expect([await cartOf('/checkout', kept), await cartOf('/', kept), await cartOf('/cart')]).toEqual([
    '1.0.0',
    '2.0.0',
    '2.0.0',
  ]);
  expect((await visit('/checkout', kept)).given).toEqual({});
});

test.each<[string, Situation, Record<string, string>]>([
  [
    'is a canary that was stopped',
    { cart: [entryOf('2.0.0'), entryOf('1.0.0', { isDefault: false, traffic: 0 })] },
    {},
  ],
  ['fails on the server', { cart: [entryOf('2.0.0'), entryOf('1.0.0', { isDefault: false })], broken: ['1.0.0'] }, {}],
  [
    'failed in this browser',
    { cart: [entryOf('2.0.0'), entryOf('1.0.0', { isDefault: false })] },
    { 'set-aside': 'cart@1.0.0' },
  ],
  [
    'was chosen by a stranger',
    { cart: [entryOf('2.0.0'), entryOf('1.0.0', { isDefault: false, traffic: 0 })] },
    { versions: 'cart@1.0.0~zzzzzz~x' },
  ],
])(
  'a purchase continues with the live versions when one of its own versions %s',
  async (_, { cart = [], broken = [] }, cookies) => {
    const { now, visit } = await open();
    const pinned = { versions: signVersionSet(secret, { shell: '1.0.0', cart: '1.0.0' }) };
    Object.assign(now, { cart, broken });

    const { text, given } = await visit('/checkout', { ...pinned, ...cookies });

    expect(JSON.parse(text).cart).toBe('2.0.0');
    expect(readVersionSet(secret, given.versions)?.cart).toBe('2.0.0');
  },
);

test('a purchase does not keep a version that was rolled back', async () => {
  const { now, visit } = await open({ cart: [entryOf('2.0.0'), ...retiredOf('1.0.0')] });
  const { kept } = await visit('/cart');

  now.cart = [entryOf('1.0.0')];

  expect(JSON.parse((await visit('/checkout', kept)).text).cart).toBe('1.0.0');
});

test('a tester gets the listed version that they request, and their purchase continues with it', async () => {
  const { visit, cartOf } = await open({ cart: [entryOf('1.0.0'), unlisted] });

  const { text, kept } = await visit('/cart?mfe=cart@3.0.0', tester);

  expect(JSON.parse(text).cart).toBe('3.0.0');
  expect([await cartOf('/checkout', kept), await cartOf('/checkout?mfe=', kept)]).toEqual(['3.0.0', '1.0.0']);
});

test('a requested version is ignored for visitors who are not testers, and refused with 400 if it is not listed', async () => {
  const { visit, cartOf } = await open({ cart: [entryOf('1.0.0'), unlisted, ...retiredOf('0.9.0')] });
  const old = { tester: signValue(secret, 'tester', String(Date.now() - 1000)) };

  expect([await cartOf('/cart?mfe=cart@3.0.0'), await cartOf('/cart?mfe=cart@3.0.0', old)]).toEqual(['1.0.0', '1.0.0']);
  expect(await visit('/cart?mfe=shell@1.0.0,cart@9.0.0', tester)).toMatchObject({
    status: 400,
    text: 'cart has no listed version "9.0.0". Listed: 1.0.0, 3.0.0.',
  });
  expect((await visit('/cart?mfe=cart@0.9.0', tester)).status).toBe(400);
  expect((await visit('/cart?mfe=toString@1', tester)).text).toBe('There is no unit "toString". Units: shell, cart.');
});
