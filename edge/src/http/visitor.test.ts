import fastifyCookie from '@fastify/cookie';
import { createSessionId } from '@odeta/shared/contracts/csrf-token';
import fastify from 'fastify';
import { meetVisitor } from './visitor.ts';

const SECRET = 'a secret that only tests know, long enough';

async function visit(cookie: string) {
  const app = fastify();
  await app.register(fastifyCookie);
  app.get('/', (request, reply) => reply.send(meetVisitor(request, reply, SECRET)));
  const { cookies } = await app.inject({ url: '/', headers: { host: 'sk.localhost', cookie } });
  return cookies;
}

test('a log-in for this visit only stays one when the token is renewed (K7)', async () => {
  const sid = createSessionId(SECRET, { forVisit: true });

  const [session] = await visit(`sid=${sid}; csrf=old`);

  expect(session).toMatchObject({ name: 'sid', value: sid });
  expect(session).not.toHaveProperty('maxAge');
});

test('with a new token the visitor keeps his id, which lasts anew', async () => {
  const [{ value: sid = '' } = {}] = await visit('');

  const cookies = await visit(`sid=${sid}; csrf=old`);

  expect(cookies.map(({ name }) => name)).toEqual(['sid', 'csrf']);
  expect(cookies[0]).toMatchObject({ value: sid, maxAge: 5_184_000, httpOnly: true });
});

test.each([
  ['', true],
  ['sid=x; csrf=y', true],
  ['sid=x; csrf=y; firstURL=z', false],
])('one who comes with the cookies "%s" is new: %s (B21)', async (cookie, newUser) => {
  const app = fastify();
  await app.register(fastifyCookie);
  app.get('/', (request, reply) => reply.send(meetVisitor(request, reply, SECRET)));

  const { payload } = await app.inject({ url: '/', headers: { host: 'sk.localhost', cookie } });

  expect(JSON.parse(payload)).toMatchObject({ country: 'sk', newUser });
});
