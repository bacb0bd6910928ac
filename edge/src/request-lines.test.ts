import { openEdge } from '../testing/open-edge.ts';

test('a page is one line with its route and version, and nothing of what was typed', async () => {
  const { get, lines } = await openEdge({ config: { LOG_LEVEL: 'info' } });

  const { headers } = await get('/cart?email=jana@example.sk', {
    cookie: 'session=typed-token',
    'user-agent': 'Typed/1',
  });

  expect(lines.filter(({ kind }) => kind === 'request')).toEqual([
    expect.objectContaining({
      ...{ method: 'GET', route: '/cart', status: 200, unit: 'cart@1', country: 'sk' },
      requestId: headers['x-request-id'],
    }),
  ]);
  expect(JSON.stringify(lines)).not.toMatch(/jana|typed/i);
});

test('requests are not logged where only warnings are wanted', async () => {
  const { get, lines } = await openEdge();

  await get('/cart');

  expect(lines).toEqual([]);
});
