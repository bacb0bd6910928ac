import { openEdge } from '../../testing/open-edge.ts';

/** Milliseconds for which the page waits in its first worker: longer than a retired one may take. */
const WAIT = 14_000;

test('a page that a retired worker does not finish is rendered by another, and no version is at fault', async () => {
  const config = { RENDER_LIMIT_SECONDS: '30', RENDER_MEMORY_MB: '160' };
  const remote = `exports.remote = {
    name: 'cart',
    load(url) {
      // More than a worker may have without being replaced.
      if (url.includes('large')) globalThis.kept = Buffer.alloc(${2 ** 27}, 1);
      const left = url.includes('waiting') ? ${Date.now() + WAIT} - Date.now() : 0;
      return new Promise((done) => setTimeout(done, left));
    },
  };`;
  const edge = await openEdge({ remote, config });
  const waiting = edge.get('/cart?waiting');
  await edge.get('/cart?large');

  const { statusCode, body } = await waiting;

  expect([statusCode, body.includes('{"remote":"cart"')]).toEqual([200, true]);
  expect(edge.lines.filter(({ kind }) => /part-unwell|set-aside|fallback|skeleton/.test(String(kind)))).toEqual([]);
}, 60_000);
