import { setTimeout as pause } from 'node:timers/promises';
import { openEdge } from '../../testing/open-edge.ts';

type Edge = Awaited<ReturnType<typeof openEdge>>;

const settings = { RENDER_LIMIT_SECONDS: '0.6', RENDER_MEMORY_MB: '160', RATE_LIMITS: '1000' };
const remoteThat = (members: string) => `exports.remote = { name: 'second', ${members} };`;
const first = '{"remote":"cart"';
const second = '{"remote":"second"';
const third = '{"remote":"third"';

/** An edge that has rendered pages with the first version of the cart. */
async function openServing(config = settings) {
  const edge = await openEdge({ config });
  await edge.get('/cart');
  return edge;
}

/** Requests the cart until `isSo`; meanwhile every page has one of the versions, and none has a skeleton. */
async function cartUntil(edge: Edge, isSo: (body: string) => boolean): Promise<string> {
  const { statusCode, body } = await edge.get('/cart');
  expect([statusCode, [first, second, third].some((version) => body.includes(version))]).toEqual([200, true]);
  if (isSo(body)) return body;
  await pause(50);
  return cartUntil(edge, isSo);
}

const setAside = (edge: Edge) => edge.lines.filter(({ kind }) => kind === 'release-set-aside').map(({ unit }) => unit);

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
  const edge = await openServing();
  edge.releaseOver('cart', '2', code);

  const body = await cartUntil(edge, () => setAside(edge).length > 0);

  expect(body).toContain('"complete":true');
  expect(setAside(edge)).toEqual(['cart@2']);
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
