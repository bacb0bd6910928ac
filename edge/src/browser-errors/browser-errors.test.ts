import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { BROWSER_ERRORS_PATH } from '@odeta/contracts';
import { sourceMapOf } from '@odeta/delivery/releases/source-maps';
import { openEdge } from '../../testing/open-edge.ts';
import { signValue } from '../choosing/signed-value.ts';

const tester = { cookie: `tester=${signValue('s'.repeat(40), 'tester', String(Date.now() + 60_000))}` };

/** `;` ends a line: the second line of the script begins with column 1 of line 12, and has column 5 of line 13 from its tenth character on. */
const map = JSON.stringify({
  version: 3,
  sources: ['./cart-mfe/src/cart/basket.ts'],
  names: [],
  mappings: ';AAWA,SACI',
});

function open() {
  return openEdge({ config: { LOG_LEVEL: 'warn' } }).then((edge) => {
    const store = (version: string, file: string, text = map) => {
      const place = path.join(edge.directory, 'cart', version, sourceMapOf(file));
      mkdirSync(path.dirname(place), { recursive: true });
      writeFileSync(place, brotliCompressSync(text));
    };
    const report = (payload: unknown, headers: Record<string, string> = { origin: 'http://sk.localhost' }) =>
      edge.app.inject({
        ...{ method: 'POST', url: BROWSER_ERRORS_PATH, headers: { host: 'sk.localhost', ...headers } },
        payload: payload as object,
      });
    return { ...edge, store, report };
  });
}

const error = (stack: string, more: object = {}) => ({
  ...{ name: 'TypeError', message: 'no basket', units: ['cart@1'], path: '/cart' },
  ...{ stack, ...more },
});

test.each([
  ['Chrome', 'TypeError: no basket\n    at b (http://sk.localhost/releases/cart/page-cart.1a2b3c4d.js:2:12)'],
  ['Firefox and Safari', 'b@http://sk.localhost/releases/cart/page-cart.1a2b3c4d.js:2:12\n'],
  ['a repeated request', 'at http://sk.localhost/releases/cart/page-cart.1a2b3c4d.js?retry=1:2:12'],
])('a stack of %s is logged with the line of the source, and is on the releases page', async (_, stack) => {
  const { store, report, lines, get } = await open();
  store('1', 'page-cart.1a2b3c4d.js');

  const { statusCode } = await report(error(stack));

  expect(statusCode).toBe(204);
  expect(lines).toContainEqual(
    expect.objectContaining({
      ...{ kind: 'browser', unit: 'cart@1', route: '/cart', country: 'sk' },
      cause: expect.objectContaining({
        message: 'a browser reports: TypeError: no basket',
        stack: 'cart@1 cart-mfe/src/cart/basket.ts:13:5',
      }),
    }),
  );
  const { body } = await get('/releases', tester);
  expect(body).toContain('<code>cart-mfe/src/cart/basket.ts:13:5</code>');
  expect(body).not.toMatch(/ style=/);
});

test('a file that several versions share is that of the version that the page had', async () => {
  const edge = await open();
  edge.releaseOver('cart', '2', "exports.remote = { name: 'cart' };");
  for (const version of ['1', '2']) edge.store(version, 'page-cart.1a2b3c4d.js');
  await edge.get('/cart');

  await edge.report(error('at /releases/cart/page-cart.1a2b3c4d.js:2:12', { units: ['cart@1', 'cart@9'] }));

  expect(edge.lines.at(-1)).toMatchObject({ unit: 'cart@1' });
});

test('a place without a source map is named as the browser does', async () => {
  const { store, report, lines } = await open();
  store('1', 'broken.1a2b3c4d.js', '{');

  await report(
    error('at /releases/cart/1/browser/none.js:1:7\n at /releases/cart/broken.1a2b3c4d.js:1:7\n at x.js:1:1'),
  );

  expect(lines.at(-1)).toMatchObject({ cause: { stack: 'cart@1 none.js:1:7\ncart@1 broken.1a2b3c4d.js:1:7' } });
});

test.each([
  ['leaves the release', '/releases/cart/../../secret.js:1:1'],
  ['names an unknown version', '/releases/cart/9/browser/page.js:1:1'],
  ['names an unknown unit', '/releases/__proto__/1/browser/page.js:1:1'],
  ['has thousands of lines', `${'at /releases/cart/page.js:1:1\n'.repeat(190)}`],
  ['has a line without an end', `/releases/cart/${'a'.repeat(5_000)}.js:1:1`],
  ['has control characters', 'at \u0007\u202e\n{"level":50}\n/releases/cart/page.js:9999999:9999999'],
])('a stack that %s is logged without harm', async (_, stack) => {
  const { report, lines } = await open();

  const { statusCode } = await report(error(stack, { message: 'for jana@example.sk\n\u0007{"level":50}' }));

  expect(statusCode).toBe(204);
  const { cause } = lines.at(-1) as unknown as { cause: { message: string; stack: string } };
  expect(cause.message).toBe('a browser reports: TypeError: for (e-mail) {"level":50}');
  expect(cause.stack.split('\n').length).toBeLessThanOrEqual(8);
  expect(cause.stack).not.toContain('secret');
});

test.each([[[]], [{ name: 'Error' }], [error('x'.repeat(7_000))]])('%j is no report', async (payload) => {
  const { report, lines } = await open();

  expect((await report(payload)).statusCode).toBe(204);
  expect(lines).toEqual([]);
});

test('many stacks are logged in a few lines, and another site reports nothing', async () => {
  const { report, lines } = await open();

  const { statusCode } = await report(error('at /releases/cart/page.js:1:1'), { origin: 'https://evil.example' });
  for (let number = 0; number < 60; number += 1) await report(error('', { message: `broken ${number}` }));

  expect(statusCode).toBe(403);
  expect(lines.filter(({ kind }) => kind === 'browser').length).toBeLessThanOrEqual(21);
});

test('source maps are not served', async () => {
  const { store, get } = await open();
  store('1', 'page-cart.1a2b3c4d.js');

  expect((await get(`/releases/cart/1/${sourceMapOf('page-cart.1a2b3c4d.js')}`)).statusCode).toBe(404);
});
