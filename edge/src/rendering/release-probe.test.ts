import { setTimeout as pause } from 'node:timers/promises';
import type { DiscoveryEntry } from '@odeta/contracts';
import { createMetrics } from '@odeta/node/metrics';
import { openEdge } from '../../testing/open-edge.ts';
import {
  cartUntil,
  first,
  openServing,
  remoteThat,
  second,
  setAside,
  settings,
  third,
} from '../../testing/tried-edge.ts';
import { StoreUnreadable } from '../releases/release-store.ts';
import { createReleaseProbe } from './release-probe.ts';
import { WorkerStarvedError } from './try-release.ts';

test('visitors get the previous version until the new version has passed a trial rendering', async () => {
  const edge = await openServing();
  edge.releaseOver('cart', '2', remoteThat(''));

  expect((await edge.get('/cart')).body).toContain(first);
  const body = await cartUntil(edge, (page) => page.includes(second));

  expect(body).toContain('"fallbacks":{"cart":{"url":"/releases/cart/1/entry.js"');
});

test.each([
  ['throws while it is loaded', "throw new Error('broken');", /broken/],
  ['exposes nothing', 'exports.other = {};', /exposes no remote/],
  ['throws before it renders', remoteThat("load() { throw new Error('broken'); }"), /broken/],
  ['throws while it renders', remoteThat("area() { throw new Error('broken'); }"), /broken/],
  ['throws in a timer', remoteThat("load() { setTimeout(() => { throw new Error('late'); }, 50); }"), /late/],
  ['loops without end', remoteThat('load() { for (;;); }'), /endless loop/],
  ['hangs', remoteThat('load: () => new Promise(() => {})'), /took longer/],
  [
    'needs more memory than there is',
    remoteThat('page() { const all = []; for (;;) all.push(new Array(1e6).fill(1)); }'),
    // On a busy machine garbage collection near the limit may take longer than a worker may be blocked.
    /memory limit|endless loop/,
  ],
])('a version that %s is set aside before a visitor gets it, and the reason is logged', async (_, code, reason) => {
  const metrics = createMetrics();
  const edge = await openServing(settings, metrics);
  edge.releaseOver('cart', '2', code);

  const body = await cartUntil(edge, () => setAside(edge).length > 0);

  expect(body).toContain('"complete":true');
  expect(setAside(edge)).toEqual(['cart@2']);
  expect(await metrics.text()).toContain('odeta_release_set_aside{unit="cart@2"} 1');
  expect(edge.lines.find(({ kind }) => kind === 'release-set-aside')?.msg).toMatch(reason);
  expect((await edge.get('/cart')).body).toContain(first);
  expect(edge.lines.filter(({ kind }) => kind === 'skeleton')).toEqual([]);
});

test('a version that fails only with a visitor’s data is replaced by the previous version on that page', async () => {
  const edge = await openServing();
  const breaksOn = "area() { if (globalThis.isReal) throw new Error('broken'); globalThis.isReal = true; }";
  edge.releaseOver('cart', '2', remoteThat(breaksOn));
  await cartUntil(edge, (page) => page.includes(second));

  const body = await cartUntil(edge, (page) => page.includes(first));

  expect(body).toContain('"versions":{"cart":{"url":"/releases/cart/1/entry.js"');
  expect(edge.lines).toContainEqual(expect.objectContaining({ kind: 'fallback', unit: 'cart@2' }));
});

test('a version that fails repeatedly for visitors is set aside', async () => {
  const edge = await openServing();
  const breaksLater = "area() { if (globalThis.isReal) throw new Error('broken'); globalThis.isReal = true; }";
  edge.releaseOver('cart', '2', remoteThat(breaksLater));
  await cartUntil(edge, (page) => page.includes(second));

  for (let page = 0; page < 3; page += 1) await edge.get('/cart');

  expect(setAside(edge)).toEqual(['cart@2']);
});

test('versions listed at process start and versions restored by a rollback are used without a trial rendering', async () => {
  const edge = await openEdge({ config: settings });
  edge.releaseOver('cart', '2', remoteThat(''));
  expect((await edge.get('/cart')).body).toContain(second);
  edge.releaseOver('cart', '3', "exports.remote = { name: 'third' };");
  await cartUntil(edge, (page) => page.includes(third));

  edge.releaseOver('cart', '2', remoteThat(''));

  expect((await edge.get('/cart')).body).toContain(second);
});

test('a version whose trial got no processor time is not set aside, and the log says why it is not used yet', async () => {
  const edge = await openServing({ ...settings, RENDER_LIMIT_SECONDS: '1' });
  // Blocks the event loop without using a processor, as on a machine that is overloaded or was paused.
  const starved = 'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 3000)';
  const rests = (milliseconds: number) => `await new Promise((resolve) => setTimeout(resolve, ${milliseconds}));`;
  const load = `async load() { ${rests(10)} ${starved}; ${rests(100)} }`;
  edge.releaseOver('cart', '2', remoteThat(load));
  await edge.get('/cart');

  const undecided = () => edge.lines.filter(({ part }) => part === 'rendering');
  while (undecided().length + setAside(edge).length === 0) await pause(50);

  expect(undecided()).toMatchObject([{ unit: 'cart@2' }]);
  expect(setAside(edge)).toEqual([]);
});

const entry = (version: string, wasLive?: true): DiscoveryEntry => ({
  url: `/releases/cart/${version}/entry.js`,
  fallbackUrl: '/releases/cart/0/entry.js',
  metadata: { integrity: 'x', version },
  extras: {
    release: { url: `/releases/cart/${version}/release.json`, integrity: 'x' },
    fallback: { version: '0', integrity: 'x', release: { url: '/releases/cart/0/release.json', integrity: 'x' } },
    wasLive,
  },
});

/** A probe that has seen version 5, and what it sets aside. */
function openProbe(tryRelease: () => Promise<Error | null>) {
  const aside: string[] = [];
  const undecided: string[] = [];
  const probe = createReleaseProbe({
    tryRelease,
    prepare: async () => {},
    setAside: (_, address) => void aside.push(address),
    onUndecided: ({ unit }, { message }) => void undecided.push(`${unit}: ${message}`),
    onListed() {},
  });
  const client = { address: '::1', host: 'sk.localhost', protocol: 'http' as const };
  const list = (cart: DiscoveryEntry) =>
    probe.listed({ document: { schema: 's', microFrontends: { cart: [cart] } }, versions: { cart } }, { client });
  list(entry('5'));
  return { probe, list, aside, undecided };
}

test('a version that a rollback restores is used at once, so that nobody gets a third version', () => {
  const { probe, list } = openProbe(() => new Promise(() => {}));
  const [fresh, restored] = [entry('6'), entry('2', true)];

  list(fresh);
  list(restored);

  expect([probe.isUntried(fresh), probe.isUntried(restored)]).toEqual([true, false]);
});

test.each([
  ['that the store does not deliver', new StoreUnreadable('too late')],
  ['whose trial gets no processor time', new WorkerStarvedError('too late')],
])('a version %s is not set aside, and tried again until the trial can tell', async (_, fault) => {
  jest.useFakeTimers();
  const outcomes = [fault, fault, null];
  const { probe, list, aside, undecided } = openProbe(async () => outcomes.shift() ?? null);
  const fresh = entry('6');

  list(fresh);
  await jest.advanceTimersByTimeAsync(6_000);
  expect([outcomes.length, probe.isUntried(fresh)]).toEqual([1, true]);
  await jest.advanceTimersByTimeAsync(6_000);

  expect([outcomes.length, probe.isUntried(fresh), aside]).toEqual([0, false, []]);
  expect(undecided).toEqual(['cart: too late', 'cart: too late']);
  jest.useRealTimers();
});
