import { openEdge, shellCode } from '../../testing/open-edge.ts';

type Edge = Awaited<ReturnType<typeof openEdge>>;

const settings = { DISCOVERY_CACHE_SECONDS: '0', RENDER_LIMIT_SECONDS: '2', RENDER_MEMORY_MB: '160' };
const rendered = '{"remote":"cart"';
const skeleton = '{"remote":null';
const healthy = "exports.remote = { name: 'cart' };";
/** Leaks 30 MB. */
const keeps = "(globalThis.kept ??= []).push(new Array(4e6).fill(1)); return 'kept ' + globalThis.kept.length";

const remoteThat = (members: string) => `exports.remote = { name: 'cart', ${members} };`;

const open = (remote: string, shell?: string) => openEdge({ remote, shell, config: settings });

/** Requests the cart until its page contains this; meanwhile every answer has one of the statuses. */
async function cartUntil(edge: Edge, content: string, statuses = [200]): Promise<void> {
  const { statusCode, body } = await edge.get('/cart');
  expect(statuses).toContain(statusCode);
  if (!body.includes(content)) await cartUntil(edge, content, statuses);
}

test.each([
  ['loops without end', 'page() { for (;;); }'],
  ['never ends loading', 'load: () => new Promise(() => {})'],
  ['needs more memory than there is', 'page() { const all = []; for (;;) all.push(new Array(1e6).fill(1)); }'],
  ['ends the process', 'page() { process.exit(1); }'],
  ['throws', "page() { throw new Error('broken'); }"],
])('a page whose remote %s is sent with a skeleton, and other pages are not affected', async (_, members) => {
  const edge = await open(remoteThat(members));

  const [cart, other] = await Promise.all([edge.get('/cart'), edge.get('/nowhere')]);

  expect(cart).toMatchObject({ statusCode: 200, body: expect.stringContaining(skeleton) });
  expect(other).toMatchObject({ statusCode: 404, body: expect.stringContaining('<main>') });
});

test('the shell knows the time limit of a page', async () => {
  const shell = shellCode
    .replace('routes, report })', 'routes, report, timeLimit })')
    .replace('description: null', 'description: String(timeLimit)');
  const edge = await open(healthy, shell);

  expect((await edge.get('/cart')).body).toContain('<meta name="description" content="2000">');
});

test('a remote without server code is sent as a skeleton, and no failure is logged', async () => {
  const edge = await open('');

  expect(await edge.get('/cart')).toMatchObject({ statusCode: 200, body: expect.stringContaining(skeleton) });
  expect(edge.lines).toEqual([]);
});

test.each([
  ['throws in a timer', "setTimeout(() => { throw new Error('late'); })"],
  ['has an unhandled promise rejection', "Promise.reject(new Error('unhandled'))"],
  ['ends the process in a timer', 'setTimeout(() => process.exit(1))'],
])('a remote that %s breaks no page, and is set aside eventually', async (_, fault) => {
  const edge = await open(remoteThat(`load() { ${fault}; }`));

  await cartUntil(edge, rendered);
  await cartUntil(edge, skeleton);
});

test('a remote whose worker repeatedly gets no processor time is not set aside', async () => {
  // Blocks the event loop without using a processor, as on a machine that is overloaded or was paused.
  const starved = 'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1500)';
  const load = `async load() {
    globalThis.pages = (globalThis.pages ?? 0) + 1;
    await new Promise((resolve) => setTimeout(resolve, 10));
    if (pages <= 4) ${starved};
    await new Promise((resolve) => setTimeout(resolve, 100));
  }`;
  const edge = await openEdge({ remote: remoteThat(load), config: { ...settings, RENDER_LIMIT_SECONDS: '1' } });

  await cartUntil(edge, rendered, [200, 503]);

  // Its first four pages were late.
  expect(new Set(edge.lines.map(({ kind }) => kind))).toEqual(new Set(['skeleton']));
});

test('a remote that loops repeatedly is set aside, but another version of it is not', async () => {
  const edge = await open(remoteThat('load() { for (;;); }'));
  for (let page = 0; page < 3; page += 1) await edge.get('/cart');

  edge.release('cart', '2', healthy);

  expect((await edge.get('/cart')).body).toContain(rendered);
});

test('a remote that exceeds the memory limit outside of the heap is set aside', async () => {
  // In small steps with pauses, so that on no machine the time limit or the check for endless loops comes first.
  const fills =
    'load: async () => { for (const kept = []; ; await new Promise(setImmediate)) kept.push(new Uint8Array(2e7).fill(1)); }';
  const edge = await openEdge({ remote: remoteThat(fills), config: { ...settings, RENDER_LIMIT_SECONDS: '20' } });
  const setAside = () => edge.lines.filter(({ kind }) => kind === 'release-set-aside');

  for (let page = 0; page < 10 && setAside().length === 0; page += 1)
    expect((await edge.get('/cart')).statusCode).toBe(200);

  expect((await edge.get('/cart')).body).toContain(skeleton);
  expect(setAside()).toMatchObject([{ unit: 'cart@1', msg: expect.stringContaining('memory limit') }]);
});

test('a worker whose pages leak memory is replaced before its memory is full', async () => {
  const edge = await open(remoteThat(`page() { ${keeps}; }`));

  const pages = [];
  for (let page = 0; page < 7; page += 1) pages.push((await edge.get('/cart')).body);

  expect(pages.every((body) => body.includes(rendered))).toBe(true);
  expect(pages.map((body) => /kept (\d)/.exec(body)?.[1])).not.toContain('6');
});

test('a shell in an endless loop is replaced by its previous version', async () => {
  const edge = await open(healthy);
  await cartUntil(edge, rendered);

  edge.release('shell', '2', shellCode.replace('stores: () => ({})', 'stores() { for (;;); }'));

  expect((await edge.get('/nowhere')).statusCode).toBe(503);
  await cartUntil(edge, '/releases/shell/1/', [200, 503]);
});

test('a memory limit that a worker exceeds before it renders is refused, because it would be replaced again and again', async () => {
  await expect(openEdge({ config: { RENDER_MEMORY_MB: '96' } })).rejects.toThrow('must be at least 150 megabytes');
});
