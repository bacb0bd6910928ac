import { openEdge, shellCode } from '../../testing/open-edge.ts';

const config = { RENDER_LIMIT_SECONDS: '0.6', RENDER_MEMORY_MB: '160', RATE_LIMITS: '1000' };
const remoteThat = (name: string, members = '') => `exports.remote = { name: '${name}', ${members} };`;
const loads = (code: string) => remoteThat('cart', `load() { ${code} }`);
const changes = (code: string) => `${code}; ${remoteThat('cart')}`;

/** Bundles of the cart that do what no bundle should. */
const faults = {
  'adds to every object': changes("Object.prototype.x = 'y'"),
  'makes every object thenable': changes('Object.prototype.then = function (resolve) { resolve(1); }'),
  'freezes the prototype of objects': changes('Object.freeze(Object.prototype)'),
  'replaces Array.prototype.map': changes('Array.prototype.map = () => []'),
  'removes the iterator of arrays': changes('Array.prototype[Symbol.iterator] = undefined'),
  'replaces Map.prototype.get': changes('Map.prototype.get = () => undefined'),
  'replaces String.prototype.replace': changes("String.prototype.replace = () => ''"),
  'replaces Promise.prototype.then': changes('Promise.prototype.then = () => {}'),
  'replaces JSON.parse and JSON.stringify': changes('JSON.parse = JSON.stringify = () => null'),
  'stops the clock': changes('Date.now = () => 0'),
  'takes chance away': changes('Math.random = () => 0.5'),
  'replaces timers': changes('globalThis.setImmediate = globalThis.setTimeout = () => {}'),
  'deletes all globals': changes('for (const name of Object.getOwnPropertyNames(globalThis)) delete globalThis[name]'),
  'changes what the shell provides': changes(
    "const react = require('react'); for (const name in react) delete react[name]",
  ),
  'breaks stack traces': changes("Error.prepareStackTrace = () => { throw new Error('trace'); }"),
  'loops while it is evaluated': 'for (;;);',
  'loops while it renders': remoteThat('cart', 'page() { for (;;); }'),
  'loops in a timer': loads('setTimeout(() => { for (;;); })'),
  'loops in microtasks': loads('const again = () => Promise.resolve().then(again); return again();'),
  'matches a pattern without end': loads("/^(a+)+$/.test('a'.repeat(50) + 'b')"),
  sleeps: loads('Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 2_000)'),
  'recurses without end': loads('const deeper = () => deeper() + 1; deeper();'),
  'fills an array without end': loads('const all = []; for (;;) all.push(1);'),
  'fills a map without end': loads('const all = new Map(); for (let key = 0; ; key += 1) all.set(key, {});'),
  'fills buffers without end': loads('const all = []; for (;;) all.push(new Uint8Array(2 ** 24).fill(1));'),
  'ends the process': loads('process.exit(1);'),
  'rejects without a handler': loads("Promise.reject(new Error('unhandled'))"),
  'throws in a timer': loads("setTimeout(() => { throw new Error('late'); })"),
  'writes without end': loads(
    "const end = Date.now() + 300; while (Date.now() < end) console.error('x'.repeat(100_000));",
  ),
};

const content = /\{"remote":("\w+"|null)/;
const others = ['/help', '/nowhere', '/help', '/nowhere'];
const fine = ['200 "help"', '404 null', '200 "help"', '404 null', '200 "first"'];

test('no fault of a remote’s bundle affects the page of another remote, or a page with the next version of the same remote', async () => {
  const edge = await openEdge({ help: remoteThat('help'), remote: remoteThat('first'), config });
  await edge.get('/help');
  const affected: Record<string, string[]> = {};

  for (const [fault, code] of Object.entries(faults)) {
    const version = fault.replaceAll(/\W/g, '-');
    edge.release('cart', version, code);
    const pages = await Promise.all(['/cart', ...others].map((url) => edge.get(url)));
    edge.release('cart', `after-${version}`, remoteThat('first'));
    pages.push(await edge.get('/cart'));
    const [faulty, ...rest] = pages.map(({ statusCode, body }) => `${statusCode} ${content.exec(body)?.[1]}`);
    const isSent = faulty === '200 "cart"' || faulty === '200 null';
    if (!isSent || `${rest}` !== `${fine}`) affected[fault] = [`${faulty}`, ...rest];
  }

  expect(affected).toEqual({});
});

test('a page that loops costs no other page of its remote its contents', async () => {
  const loads =
    "load: (url) => { if (url.includes('loop')) for (;;); return new Promise((done) => setTimeout(done, 50)); }";
  // The other pages have enough time on a busy machine, too.
  const edge = await openEdge({ remote: remoteThat('cart', loads), config: { ...config, RENDER_LIMIT_SECONDS: '2' } });
  await edge.get('/cart');

  const pages = await Promise.all(
    Array.from({ length: 12 }, (_, number) => edge.get(number === 0 ? '/cart?loop' : `/cart?sort=${number}`)),
  );

  const [looping, ...rendered] = pages.map(({ body }) => content.exec(body)?.[1]);
  expect(looping).toBe('null');
  expect(rendered).toEqual(rendered.map(() => '"cart"'));
});

test('a page for all whose remote loops on the server is left to the browser, which has other versions', async () => {
  // As the real shell, which knows that the page lacks its remote.
  const shell = shellCode.replace('complete: isComplete(url, report)', 'complete: remote !== null');
  const edge = await openEdge({ shell, help: remoteThat('help', 'page() { for (;;); }'), config });

  const { statusCode, body } = await edge.get('/help');

  expect([statusCode, content.exec(body)?.[1]]).toEqual([200, 'null']);
});

test('a bundle sees no environment, no network and no way to `edge`', async () => {
  process.env.DATABASE_URL = 'postgres://secret';
  const seen =
    '[Object.keys(process.env), typeof process.env.DATABASE_URL, typeof fetch, typeof WebSocket, typeof process.send, typeof process.getBuiltinModule]';
  const edge = await openEdge({ remote: remoteThat('cart', `page: () => JSON.stringify(${seen})`), config });

  expect((await edge.get('/cart')).body).toContain('[[],"undefined","undefined","undefined","undefined","undefined"]');
});
