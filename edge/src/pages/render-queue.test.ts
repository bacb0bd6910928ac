import { createMetrics } from '@odeta/node/metrics';
import { openEdge } from '../../testing/open-edge.ts';
import { PageUnavailable } from '../refusals/page-unavailable.ts';
import { createRenderQueue, hasPriority } from './render-queue.ts';

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
});

const from = (id: string, priority = false) => ({ address: id, id, hasPriority: priority });

test('a queue that is full refuses at once, whatever the address', async () => {
  const queue = createRenderQueue({ RENDER_WORKERS: 1 });
  const end = Promise.withResolvers<void>();
  const running = Array.from({ length: 2_016 }, (_, number) => queue.run(from(`${number}`), () => end.promise));

  await expect(queue.run(from('other'), async () => 'page')).rejects.toBeInstanceOf(PageUnavailable);
  end.resolve();
  await Promise.all(running);
});

test('a process that has no time left refuses visitors at once, keeps their turn, and serves those who buy', async () => {
  const busy = { isLate: true };
  const shed: string[] = [];
  const options = { isLate: () => busy.isLate, shed: (reason: string) => void shed.push(reason) };
  const queue = createRenderQueue({ RENDER_WORKERS: 1 }, options);
  const page = async () => 'page';

  await expect(queue.run(from('visitor'), page)).rejects.toBeInstanceOf(PageUnavailable);
  expect(await queue.run(from('buyer', true), page)).toBe('page');
  expect(shed).toEqual(['event-loop']);
  busy.isLate = false;

  const end = Promise.withResolvers<void>();
  const running = Array.from({ length: 16 }, (_, number) => queue.run(from(`${number}`), () => end.promise));
  const begun: string[] = [];
  const waiting = ['newcomer', 'visitor'].map((name) => queue.run(from(name), async () => void begun.push(name)));
  end.resolve();
  await Promise.all([...running, ...waiting]);

  expect(begun).toEqual(['visitor', 'newcomer']);
});

test.each([
  ['GET', '/checkout', true],
  ['GET', '/checkout/plain/payment', true],
  ['GET', '/confirm?order=1', true],
  ['POST', '/help/contact', true],
  ['GET', '/cart', false],
  ['GET', '/checkouts', false],
  ['GET', '/', false],
])('%s %s: somebody is inside: %s', (method, url, expected) => {
  expect(hasPriority({ method, url })).toBe(expected);
});

test('in a burst those who order all get their page, the others a page or a refusal that is counted', async () => {
  const metrics = createMetrics();
  const { get } = await openEdge({ shell, metrics, config: { TRUST_PROXY: '1', RENDER_LIMIT_SECONDS: '10' } });
  const answered: string[] = [];
  const open = async (url: string, address: string) => {
    const answer = await get(url, { 'x-forwarded-for': address });
    answered.push(`${url} ${answer.statusCode}`);
    return answer;
  };
  // So that the queue knows how long a page takes.
  for (let page = 0; page < 30; page += 1) await open('/cart', `192.0.2.${page}`);
  answered.length = 0;

  const visitors = Array.from({ length: 2_500 }, (_, number) => open('/cart', `10.0.${number >> 8}.${number & 255}`));
  const buyers = Array.from({ length: 40 }, (_, number) => open('/checkout', `10.1.0.${number}`));
  const bought = await Promise.all(buyers);
  const looked = await Promise.all(visitors);

  expect(bought.map(({ statusCode }) => statusCode)).toEqual(bought.map(() => 200));
  const refused = looked.filter(({ statusCode }) => statusCode === 503);
  expect(refused.length).toBeGreaterThan(0);
  expect(looked.length - refused.length).toBeGreaterThan(0);
  for (const { headers, body } of refused) {
    expect(headers).toMatchObject({ 'retry-after': '10', 'cache-control': 'no-store' });
    expect(body).toMatch(/<meta http-equiv="refresh" content="1\d|20">/);
  }
  // The last buyer came after all visitors, and had a page before most of them.
  const lastBuyer = answered.lastIndexOf('/checkout 200');
  const before = answered.slice(0, lastBuyer).filter((answer) => answer === '/cart 200').length;
  expect(before).toBeLessThan((looked.length - refused.length) / 2);
  const counted = `odeta_shed_requests_total{service_name="edge",reason="queue"} ${refused.length}`;
  expect((await metrics.text()).split('\n')).toContain(counted);
});
