import { openEdge } from '../../testing/open-edge.ts';
import { PageUnavailable } from '../refusals/page-unavailable.ts';
import { createRenderQueue } from './render-queue.ts';

/** A page that takes 5 ms of a processor and as long of the API. */
const shell = `
exports.shell = {
  provided: {},
  routeOf: () => ({ remote: null, isPrivate: true, startsAtOnce: false, query: [], reachable: [] }),
  loadSiteContents: async () => null,
  render: async ({ url, send }) => {
    await send('/api/cart', { method: 'GET', headers: {} });
    for (const end = performance.now() + 5; performance.now() < end; );
    return { status: 200, redirect: null, title: '', description: null, canonical: null, robots: null, complete: true,
      write: async (out) => { out.write('<main>cart</main>'); }, stores: () => ({}) };
  },
};`;

test('of many visitors at once nobody gets an error: who has to wait for too long gets a sentence and a time', async () => {
  const { get, lines } = await openEdge({ shell, config: { TRUST_PROXY: '1', RENDER_LIMIT_SECONDS: '1' } });
  const visitors = Array.from({ length: 600 }, (_, number) => `203.0.${number >> 8}.${number & 255}`);

  const answers = await Promise.all(visitors.map((address) => get('/cart', { 'x-forwarded-for': address })));

  const others = answers.filter(({ statusCode }) => statusCode !== 200);
  for (const { statusCode, headers, body } of others) {
    expect([statusCode, headers['retry-after']]).toEqual([503, '10']);
    expect(body).toContain('Teraz je tu priveľa ľudí');
  }
  expect(answers.length - others.length).toBeGreaterThan(100);
  expect(lines.filter(({ kind }) => kind !== 'server-error')).toEqual([]);
}, 60_000);

test('a queue that is full refuses at once, whatever the address', async () => {
  const queue = createRenderQueue({ RENDER_WORKERS: 1 });
  const end = Promise.withResolvers<void>();
  const running = Array.from({ length: 2_016 }, (_, number) => queue.run(`${number}`, () => end.promise));

  await expect(queue.run('other', async () => 'page')).rejects.toBeInstanceOf(PageUnavailable);
  end.resolve();
  await Promise.all(running);
});
