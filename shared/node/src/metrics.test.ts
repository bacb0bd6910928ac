import { createMetrics } from './metrics.ts';
import { createRequestObserver } from './observe-requests.ts';

const seriesOf = (text: string, name: string) => text.split('\n').filter((line) => line.startsWith(`${name}{`));
const silent = { level: 'silent', info() {} };

test('a thousand names of strangers are one series', async () => {
  const metrics = createMetrics();
  const counter = metrics.counter({ name: 'c_total', help: 'c', labels: ['route'], most: 3 });

  for (const route of ['/a', '/b', '/a']) counter.add({ route });
  for (let index = 0; index < 1_000; index += 1) counter.add({ route: `/${index}` });

  expect(seriesOf(await metrics.text(), 'c_total')).toEqual([
    'c_total{route="/a"} 2',
    'c_total{route="/b"} 1',
    'c_total{route="/0"} 1',
    'c_total{route="other"} 999',
  ]);
});

test('of versions the last ones are counted', async () => {
  const metrics = createMetrics();
  const counter = metrics.counter({ name: 'c_total', help: 'c', labels: ['unit'], most: 2, keepsLast: true });

  for (const unit of ['cart@1', 'cart@2', 'cart@1', 'cart@3']) counter.add({ unit });

  expect(seriesOf(await metrics.text(), 'c_total')).toEqual(['c_total{unit="cart@1"} 2', 'c_total{unit="cart@3"} 1']);
});

test('a gauge that cannot be read, or not in time, has no value, and the others have theirs', async () => {
  const metrics = createMetrics({ readLimit: 20 });
  metrics.gauge({ name: 'broken', help: 'b', labels: ['a'] }, () => Promise.reject(new Error('down')));
  metrics.gauge({ name: 'late', help: 'l', labels: ['a'] }, () => new Promise(() => {}));
  metrics.gauge({ name: 'good', help: 'g', labels: ['a'] }, () => [[{ a: 'x' }, 7]]);

  const text = await metrics.text();

  expect(text).toContain('good{a="x"} 7');
  expect(text).not.toMatch(/^(broken|late)\{/m);
});

test('requests are measured with methods and routes that exist', async () => {
  const metrics = createMetrics();
  const observe = createRequestObserver('edge', { metrics, log: silent });
  const request = { status: 404, ms: 3, country: 'sk', requestId: 'r' };

  observe?.({ ...request, method: 'GET', route: '/p/:slug' });
  for (const method of ['BREW', 'WHEN']) observe?.({ ...request, method });

  expect(seriesOf(await metrics.text(), 'http_server_request_duration_seconds_count')).toEqual([
    'http_server_request_duration_seconds_count{service_name="edge",http_request_method="GET",http_route="/p/:slug",http_response_status_code="404",error_type=""} 1',
    'http_server_request_duration_seconds_count{service_name="edge",http_request_method="_OTHER",http_route="",http_response_status_code="404",error_type=""} 2',
  ]);
});
