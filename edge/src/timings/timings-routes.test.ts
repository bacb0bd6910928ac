import { openEdge } from '../../testing/open-edge.ts';
import { signValue } from '../choosing/signed-value.ts';

const tester = { cookie: `tester=${signValue('s'.repeat(40), 'tester', String(Date.now() + 60_000))}` };

async function openShop() {
  const edge = await openEdge();
  const report = (payload: unknown, headers: Record<string, string> = { origin: 'http://sk.localhost' }) =>
    edge.app.inject({
      ...{ method: 'POST', url: '/timings', headers: { host: 'sk.localhost', ...headers } },
      payload: payload as object,
    });
  const timesOf = async (release: string) => {
    const { timings } = JSON.parse((await edge.get('/releases.json', tester)).body);
    return timings.find((one: { release: string }) => one.release === release)?.phases ?? [];
  };
  return { ...edge, report, timesOf };
}

test('what browsers report about a listed version is on the releases page as p75 and p95, with a plot of each phase', async () => {
  const { report, timesOf, get } = await openShop();

  for (const ms of [100, 120, 400]) await report({ release: 'cart@1', phases: { entry: ms, shown: 2 * ms } });

  expect((await timesOf('cart@1')).map(({ phase, count }: { phase: string; count: number }) => [phase, count])).toEqual(
    [
      ['entry', 3],
      ['shown', 3],
    ],
  );
  const { body } = await get('/releases', tester);
  expect(body).toContain('<h2>Phases</h2>');
  expect(body).toMatch(/aria-label="cart@1 entry: p75 \d+ ms, p95 \d+ ms of 3 pages"/);
  expect(body).not.toMatch(/ style=/);
});

test('one line of the log says which phase of a late page took longest', async () => {
  const { report, lines } = await openShop();

  await report({ release: 'cart@1', phases: { entry: 900, chunk: 900, render: 80, shown: 3_900 } });
  for (const chunk of [5_100, 4_800])
    await report({ release: 'cart@1', phases: { entry: 900, chunk, render: 80, shown: 7_200 } });
  await report({ release: 'cart@1', phases: { entry: 20, render: 80, shown: 6_000 } });

  expect(lines.map(({ msg }) => msg)).toEqual([
    'late: shown after 7200 ms: chunk took 5100 ms',
    'late: shown after 6000 ms: page took 5900 ms',
  ]);
  expect(lines[0]).toMatchObject({ level: 40, kind: 'late', unit: 'cart@1', phase: 'chunk', ms: 5_100, shown: 7_200 });
});

test('every page that is rendered counts for its version, except those of a preview', async () => {
  const { get, timesOf, preview } = await openShop();
  const token = preview('cart', '2', "require('react'); exports.remote = { name: 'cart' };");

  await get('/cart');
  await get('/cart', { cookie: `preview=${token}` });

  expect(await timesOf('cart@1')).toEqual([expect.objectContaining({ phase: 'server', count: 1 })]);
  expect(await timesOf('cart@2')).toEqual([]);
});

test.each([
  [{ release: 'cart@9', phases: { entry: 1 } }],
  [{ release: '__proto__@1', phases: { entry: 1 } }],
  [{ release: 'cart@1', phases: { entry: -1 } }],
  [{ release: 'cart@1', phases: { entry: '1' } }],
  [[]],
])('%j counts nothing', async (payload) => {
  const { report, timesOf } = await openShop();

  expect((await report(payload)).statusCode).toBe(204);
  expect(await timesOf('cart@1')).toEqual([]);
});

test('another site reports nothing', async () => {
  const { report, timesOf } = await openShop();

  const { statusCode } = await report({ release: 'cart@1', phases: { entry: 1 } }, { origin: 'https://evil.example' });

  expect(statusCode).toBe(403);
  expect(await timesOf('cart@1')).toEqual([]);
});
