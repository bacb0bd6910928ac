import { openEdge } from '../../testing/open-edge.ts';

const key = 'a key of the testers';

const send = (app: Awaited<ReturnType<typeof openEdge>>['app'], payload: string) =>
  app.inject({
    method: 'POST',
    url: '/testers',
    headers: { host: 'sk.localhost', 'content-type': 'application/x-www-form-urlencoded' },
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

test('without a configured key the tester endpoint responds with 404', async () => {
  const { app } = await openEdge();

  expect((await send(app, 'key=')).statusCode).toBe(404);
});
