import fastifyCookie from '@fastify/cookie';
import { createCsrfToken, createSessionId } from '@odeta/node/csrf-token';
import fastify from 'fastify';
import { readSession } from './session.ts';

const SECRET = 'a secret that only tests know, long enough';

async function visit(cookie: string, protocol = 'http') {
  const app = fastify({ trustProxy: true });
  await app.register(fastifyCookie);
  app.get('/', (request, reply) => reply.send(readSession(request, reply, SECRET)));
  const { cookies } = await app.inject({
    url: '/',
    headers: { host: 'sk.localhost', cookie, 'x-forwarded-proto': protocol },
  });
  return cookies;
}

test('a session for this visit only still has no expiry after the CSRF token is renewed (K7)', async () => {
  const sid = createSessionId(SECRET, { forVisit: true });

  const [session] = await visit(`sid=${sid}; csrf=old`);

  expect(session).toMatchObject({ name: 'sid', value: sid });
  expect(session).not.toHaveProperty('maxAge');
});

test('renewing the CSRF token keeps the session id and renews its lifetime', async () => {
  const [{ value: sid = '' } = {}] = await visit('');

  const cookies = await visit(`sid=${sid}; csrf=old`);

  expect(cookies.map(({ name }) => name)).toEqual(['sid', 'csrf']);
  expect(cookies[0]).toMatchObject({ value: sid, maxAge: 5_184_000, httpOnly: true });
});

test.each([
  ['', true],
  ['sid=x; csrf=y', true],
  ['sid=x; csrf=y; firstURL=z', false],
])('a visitor with the cookies "%s" is a new user: %s (B21)', async (cookie, newUser) => {
  const app = fastify();
  await app.register(fastifyCookie);
  app.get('/', (request, reply) => reply.send(readSession(request, reply, SECRET)));

  const { payload } = await app.inject({ url: '/', headers: { host: 'sk.localhost', cookie } });

  expect(JSON.parse(payload)).toMatchObject({ country: 'sk', newUser });
});

test('over HTTPS the session and CSRF cookies are restricted to this host and sent for all its paths', async () => {
  const cookies = await visit('', 'https');

  expect(cookies).toMatchObject([
    { name: '__Host-sid', path: '/', secure: true, httpOnly: true },
    { name: '__Host-csrf', path: '/', secure: true },
  ]);
  for (const cookie of cookies) expect(cookie).not.toHaveProperty('domain');
});

test('over HTTPS a planted session id or token in a cookie without the prefix is ignored, also beside the visitor’s own', async () => {
  const planted = createSessionId(SECRET);
  const own = createSessionId(SECRET);
  const [plantedToken, token] = [createCsrfToken(SECRET, planted), createCsrfToken(SECRET, own)];

  const [session, csrf] = await visit(`sid=${planted}; csrf=${plantedToken}`, 'https');

  expect(session).toMatchObject({ name: '__Host-sid', value: expect.not.stringContaining(planted) });
  expect(csrf).toMatchObject({ name: '__Host-csrf', value: expect.not.stringContaining(plantedToken) });
  const besideOwn = await visit(`sid=${planted}; __Host-sid=${own}; __Host-csrf=${token}`, 'https');
  expect(besideOwn).toMatchObject([{ name: 'sid', value: '', maxAge: 0 }]);
});

test('the cookies of a webview last at least 7 days, even if the app is closed (E1)', async () => {
  const given = await visit('', 'https');

  expect(given).toHaveLength(2);
  for (const { maxAge } of given) expect(maxAge).toBeGreaterThanOrEqual(604_800);
});
