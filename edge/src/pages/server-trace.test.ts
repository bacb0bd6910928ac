import { openEdge } from '../../testing/open-edge.ts';

const remote = (code = '') => `require('react'); exports.remote = { name: 'cart', ${code} };`;

const timingOf = ({ headers }: { headers: Record<string, unknown> }) => String(headers['server-timing'] ?? '');

test('who has a preview sees in a header what was given and why, and how long each phase took; shoppers do not', async () => {
  const { get, preview } = await openEdge({ remote: remote() });
  const cookie = `preview=${preview('cart', '2', remote())}`;

  const timing = timingOf(await get('/cart', { cookie }));

  expect(timing).toContain('given.cart;desc="cart@2 preview"');
  expect(timing).toContain('given.shell;desc="shell@1 default"');
  expect(timing).toMatch(/choose;dur=[\d.]+, contents;dur=[\d.]+, render;dur=[\d.]+$/);
  expect(timingOf(await get('/cart'))).toBe('');
});

test('a tester sees the same, also for pages that are the same for everyone', async () => {
  const { app, get } = await openEdge({ config: { TESTER_KEY: 'a key of the testers' } });
  const headers = {
    ...{ host: 'sk.localhost', origin: 'http://sk.localhost' },
    'content-type': 'application/x-www-form-urlencoded',
  };
  const answer = await app.inject({ method: 'POST', url: '/testers', headers, payload: 'key=a key of the testers' });
  const [tester] = answer.cookies;

  const shown = await get('/shared', { cookie: `tester=${tester?.value}` });

  expect(timingOf(shown)).toContain('given.cart;desc="cart@1 default"');
});

test('a version that failed while the page was rendered is named', async () => {
  const { get, preview } = await openEdge({ remote: remote() });
  const broken = preview('cart', '2', remote('area() { throw new Error("broken") }'));

  const { headers, body } = await get('/cart', { cookie: `preview=${broken}` });

  expect(timingOf({ headers })).toContain('failed;desc="cart@2"');
  expect(body).toContain('<b>cart@2</b> (nefunguje');
});
