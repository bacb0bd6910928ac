import { createMetrics } from '@odeta/node/metrics';
import { openEdge } from '../testing/open-edge.ts';
import { createRouteTemplates } from './choosing/route-template.ts';

const readSeries = (text: string, series: string) => {
  const line = text.split('\n').find((one) => one.startsWith(`${series} `));
  return line === undefined ? undefined : Number(line.slice(series.length + 1));
};

test('pages are measured by route and version, with cache, calls to the API, workers and live versions', async () => {
  const metrics = createMetrics();
  const { get } = await openEdge({ metrics, config: { PAGE_CACHE_SECONDS: '60' } });
  for (const url of ['/c/coats', '/c/coats', '/cart', '/nowhere']) await get(url);

  const text = await metrics.text();

  const served = (route: string, status: number) =>
    readSeries(
      text,
      `http_server_request_duration_seconds_count{service_name="edge",http_request_method="GET",http_route="${route}",http_response_status_code="${status}",error_type=""}`,
    );
  expect(served('/*', 200)).toBe(2);
  expect(served('/cart', 200)).toBe(1);
  expect(served('/*', 404)).toBe(1);
  expect(readSeries(text, 'odeta_page_cache_requests_total{cache="pages",result="fresh"}')).toBe(1);
  expect(readSeries(text, 'odeta_page_cache_requests_total{cache="pages",result="miss"}')).toBe(2);
  expect(readSeries(text, 'odeta_page_render_duration_seconds_count{unit="cart@1"}')).toBe(2);
  expect(text).toContain('url_template="/api/base/menu",http_response_status_code="200"');
  expect(readSeries(text, 'odeta_release_traffic_ratio{unit="cart@1",stage="live"}')).toBe(1);
  expect(readSeries(text, 'odeta_render_workers{unit="cart@1"}')).toBe(1);
  expect(readSeries(text, 'odeta_render_worker_memory_bytes{unit="cart@1"}')).toBeGreaterThan(10_000_000);
  expect(readSeries(text, 'odeta_render_queue_pages{state="waiting"}')).toBe(0);
});

test('a release that cannot be rendered is counted as often as it fails, and not by the log', async () => {
  const metrics = createMetrics();
  const { get } = await openEdge({
    metrics,
    remote: 'exports.remote = { name: "cart", area() { throw new Error("no basket"); } }',
  });
  for (let page = 0; page < 3; page += 1) await get('/cart');

  const failed = 'odeta_failures_total{service_name="edge",kind="skeleton",part="",unit="cart@1",phase="render"}';
  expect(readSeries(await metrics.text(), failed)).toBe(3);
});

test('a thousand addresses and versions of strangers add no series of their own', async () => {
  const metrics = createMetrics();
  const { get, app } = await openEdge({ metrics, config: { RATE_LIMITS: '1000' } });
  const seriesOf = async () => (await metrics.text()).split('\n').filter((line) => /^(http|odeta)_/.test(line)).length;
  const open = (index: number) =>
    get(`/x${index}/y?v=${index}`, { cookie: `set-aside=cart@${index}`, 'x-request-id': `${index}` });
  const ask = async (index: number) => {
    await app.inject({
      method: 'POST',
      url: `/z${index}`,
      headers: { host: 'sk.localhost', origin: 'http://evil.example' },
    });
  };
  await ask(0);
  await open(0);
  const before = await seriesOf();

  for (let index = 1; index < 1_000; index += 1) await ask(index);
  for (let index = 1; index < 20; index += 1) await open(index);

  // A cache may have had its first stale value meanwhile.
  expect(await seriesOf()).toBeLessThan(before + 5);
});

test('the shop does not serve its metrics', async () => {
  const metrics = createMetrics();
  const { get } = await openEdge({ metrics });
  expect((await get('/metrics')).body).not.toContain('# TYPE');
});

test('addresses are counted by their template', () => {
  const templateOf = createRouteTemplates();
  const paths = ['/', '/p/:slug', '/help/*', '/my-account/orders/:id'];
  const table = { key: 't', routes: paths.map((path) => ({ path, remote: 'cart', sameForAll: false })) };
  const found = ['/', '/p/coat', '/P/coat/', '/help', '/help/a/b', '/my-account/orders/7', '/p/a/b', '/else'];
  expect(found.map((path) => templateOf(table as never, path))).toEqual([
    ...['/', '/p/:slug', '/p/:slug', '/help/*', '/help/*', '/my-account/orders/:id', '/*', '/*'],
  ]);
});
