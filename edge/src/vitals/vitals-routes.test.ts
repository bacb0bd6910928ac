import { VITALS_PATH } from '@odeta/contracts';
import { createMetrics } from '@odeta/node/metrics';
import { openEdge } from '../../testing/open-edge.ts';
import { signValue } from '../choosing/signed-value.ts';

const tester = { cookie: `tester=${signValue('s'.repeat(40), 'tester', String(Date.now() + 60_000))}` };

async function open() {
  const metrics = createMetrics();
  const edge = await openEdge({ metrics, config: { RATE_LIMITS: '1000' } });
  const report = (payload: unknown, headers: Record<string, string> = { origin: 'http://sk.localhost' }) =>
    edge.app.inject({
      ...{ method: 'POST', url: VITALS_PATH, headers: { host: 'sk.localhost', ...headers } },
      payload: payload as object,
    });
  const timesOf = async (release: string) => {
    const { timings } = JSON.parse((await edge.get('/releases.json', tester)).body);
    const found = timings.find((one: { release: string }) => one.release === release)?.phases ?? [];
    return Object.fromEntries(found.map(({ phase, count }: { phase: string; count: number }) => [phase, count]));
  };
  const series = async () => (await metrics.text()).split('\n').filter((line) => line.startsWith('odeta_browser_'));
  return { ...edge, report, timesOf, series };
}

const units = [
  { release: 'shell@1', downloaded: true },
  { release: 'cart@1', downloaded: false },
];
const view = { path: '/cart', isSoft: false, lcp: 1_200, inp: 48, cls: 0.02, ttfb: 90 };
const visit = (more: object = {}, views: unknown[] = [view]) => ({ connection: 'fast', units, views, ...more });

test('what browsers measure is in the metrics by address and by version, and on the releases page', async () => {
  const { report, timesOf, series, get } = await open();

  for (const lcp of [900, 1_200, 4_000]) await report(visit({}, [{ ...view, lcp }]));

  expect(await series()).toEqual(
    expect.arrayContaining([
      'odeta_browser_vital_duration_seconds_count{vital="lcp",http_route="/cart"} 3',
      'odeta_browser_vital_duration_seconds_bucket{le="2.5",vital="lcp",http_route="/cart"} 2',
      'odeta_browser_vital_unit_duration_seconds_count{vital="inp",unit="cart@1"} 3',
      'odeta_browser_vital_unit_duration_seconds_count{vital="inp",unit="shell@1"} 3',
      'odeta_browser_layout_shift_ratio_count{http_route="/cart"} 3',
    ]),
  );
  expect(await timesOf('cart@1')).toEqual({ ttfb: 3, lcp: 3, inp: 3, cls: 3 });
  expect((await get('/releases', tester)).body).toMatch(
    /aria-label="shell@1 cls: p75 0\.0\d+, p95 0\.0\d+ of 3 pages"/,
  );
});

test('an address that another remote has counts for that one, and only what was measured counts', async () => {
  const { report, timesOf } = await open();

  await report(visit({}, [{ path: '/elsewhere', isSoft: true, lcp: 300 }]));

  expect([await timesOf('shell@1'), await timesOf('cart@1')]).toEqual([{ lcp: 1 }, {}]);
});

test.each([
  ['an unknown version', visit({ units: [{ release: 'cart@9' }, { release: '__proto__@1' }] })],
  ['a negative time', visit({}, [{ ...view, lcp: -1 }])],
  [
    'too many views',
    visit(
      {},
      Array.from({ length: 11 }, () => view),
    ),
  ],
  ['no report', []],
])('%s counts for no version', async (_, payload) => {
  const { report, timesOf } = await open();

  expect((await report(payload)).statusCode).toBe(204);

  expect([await timesOf('shell@1'), await timesOf('cart@1')]).toEqual([{}, {}]);
});

test('another site reports nothing, and a thousand addresses add one series', async () => {
  const { report, series } = await open();
  expect((await report(visit(), { origin: 'https://evil.example' })).statusCode).toBe(403);
  await report(visit({}, [{ ...view, path: '/x/y' }]));
  const before = (await series()).length;

  for (let index = 0; index < 200; index += 1)
    await report(visit({ units: [{ release: `cart@${index + 2}` }] }, [{ ...view, path: `/x${index}/y` }]));

  expect((await series()).length).toBe(before);
});
