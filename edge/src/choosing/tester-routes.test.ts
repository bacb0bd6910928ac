import { openEdge } from '../../testing/open-edge.ts';

const key = 'a key of the testers';

const own = { origin: 'http://sk.localhost' };

const send = (app: Awaited<ReturnType<typeof openEdge>>['app'], payload: string, site: Record<string, string> = own) =>
  app.inject({
    method: 'POST',
    url: '/testers',
    headers: { host: 'sk.localhost', 'content-type': 'application/x-www-form-urlencoded', ...site },
    payload,
  });

test('a visitor with the key becomes a tester, and a tester gets an error message for a version that is not listed', async () => {
  const { app, get } = await openEdge({ config: { TESTER_KEY: key } });
  expect((await get('/testers')).body).toContain('<form method="post">');

  const answer = await send(app, `key=${encodeURIComponent(key)}`);
  const [cookie] = answer.cookies;
  const unknown = await get('/cart?mfe=cart@9', { cookie: `${cookie?.name}=${cookie?.value}` });

  expect(cookie).toMatchObject({ name: 'tester', httpOnly: true });
  expect([unknown.statusCode, unknown.body]).toEqual([400, 'cart has no listed version "9". Listed: 1.']);
});

test.each(['key=another', 'key=', 'nothing', ''])('the form body %j makes no visitor a tester', async (payload) => {
  const { app } = await openEdge({ config: { TESTER_KEY: key } });

  const { statusCode, cookies } = await send(app, payload);

  expect([statusCode, cookies]).toEqual([403, []]);
});

test.each<Record<string, string>>([{ origin: 'https://evil.example' }, { 'sec-fetch-site': 'same-site' }, {}])(
  'a form that was sent with %j makes no visitor a tester, and is in the security log',
  async (site) => {
    const { app, lines } = await openEdge({ config: { TESTER_KEY: key } });

    const { statusCode, cookies } = await send(app, `key=${encodeURIComponent(key)}`, site);

    expect([statusCode, cookies]).toEqual([403, []]);
    expect(lines).toEqual([expect.objectContaining({ channel: 'security', event: 'csrf-refused', route: '/testers' })]);
  },
);

test('wrong keys of testers are in the security log, without the key', async () => {
  const { app, lines } = await openEdge({ config: { TESTER_KEY: key } });

  for (let attempt = 0; attempt < 150; attempt += 1) await send(app, 'key=guessed-key');
  await app.close();

  const refused = lines.filter(({ event }) => event === 'tester-refused');
  expect(refused[0]).toMatchObject({ channel: 'security', country: 'sk', ip: '127.0.0.1', route: '/testers' });
  expect(refused).toHaveLength(11);
  expect(refused.at(-1)).toMatchObject({ ip: '127.0.0.1', repeated: 140 });
  expect(JSON.stringify(lines)).not.toContain('guessed');
});

test('without a configured key the tester endpoint responds with 404', async () => {
  const { app } = await openEdge();

  expect((await send(app, 'key=')).statusCode).toBe(404);
});
