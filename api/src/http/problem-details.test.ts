import fastify from 'fastify';
import { openTestShop, type TestShop } from '../../testing/shop/shop.ts';
import { newClient } from '../../testing/shop/test-client.ts';
import { answerWithProblems } from './problem-details.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ config: { RATE_LIMITS: 1 } });
});
afterAll(() => shop.close());

test.each([
  ['pl', 'Nie znaleźliśmy tego, czego szukasz'],
  ['hu', 'Nem találtuk, amit keres'],
  ['ro', 'Nu am găsit ceea ce cauți'],
  ['ua', 'Мы не нашли то, что вы ищете'],
] as const)('an unknown path is refused with 404 in the language of %s', async (country, message) => {
  const { status, problem, headers } = await newClient(shop.app, country).sendRaw({
    method: 'GET',
    url: '/api/nowhere',
  });

  expect(status).toBe(404);
  expect(headers['content-type']).toBe('application/problem+json; charset=utf-8');
  expect(problem).toMatchObject({
    success: false,
    code: 'not-found',
    messages: [{ type: 'error', message }],
    validation: {},
  });
});

test('a known path with another method is not found', async () => {
  const { status, problem } = await newClient(shop.app).sendRaw({ method: 'POST', url: '/api/base/menu', payload: {} });

  expect([status, problem.code]).toEqual([404, 'not-found']);
});

test('an unexpected error does not reveal its cause', async () => {
  const app = fastify();
  answerWithProblems(app);
  app.get('/broken', async () => {
    throw new Error('password of the database: 1234');
  });

  const answer = await app.inject({ url: '/broken', headers: { host: 'sk.localhost' } });

  expect(answer.statusCode).toBe(500);
  expect(answer.json()).toMatchObject({ code: 'unexpected', body: {} });
  expect(answer.payload).not.toContain('1234');
});

test('a temporary database error is answered with 503 and a retry time', async () => {
  const app = fastify();
  answerWithProblems(app);
  app.get('/deadlock', async () => {
    throw Object.assign(new Error('deadlock detected'), { code: '40P01' });
  });

  const answer = await app.inject({ url: '/deadlock' });

  expect([answer.statusCode, answer.json().code, answer.headers['retry-after']]).toEqual([503, 'busy', '2']);
});

test('responses have security headers against scripts, framing, sniffing and caching', async () => {
  const { headers } = await newClient(shop.app).sendRaw({ method: 'GET', url: '/api/base/init' });

  expect(headers).toMatchObject({
    'content-security-policy': expect.stringContaining("default-src 'none'"),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'cache-control': 'no-store',
  });
});

test.each(['/api/base/init', '/api/none', '/api/%'])('over TLS %s sends an HSTS header', async (url) => {
  const balanced = await openTestShop({ name: 'balanced', config: { TRUST_PROXY: 1 } });

  const { headers } = await balanced.app.inject({ url, headers: { 'x-forwarded-proto': 'https' } });
  await balanced.close();

  expect(headers).toMatchObject({
    'strict-transport-security': 'max-age=31536000',
    'x-content-type-options': 'nosniff',
  });
});

test('one address can send thirty order requests before it is rate limited', async () => {
  const client = newClient(shop.app);
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 31; attempt += 1) {
    const { status, problem } = await client.sendRaw({ method: 'POST', url: '/api/checkout/order', payload: {} });
    statuses.push(status);
    if (status === 429) expect(problem).toMatchObject({ code: 'too-many-requests', messages: [{ type: 'error' }] });
  }

  expect(statuses.slice(0, 30)).toEqual(Array(30).fill(403));
  expect(statuses.at(-1)).toBe(429);
});

test('the API is not ready when the database is gone', async () => {
  const other = await openTestShop({ name: 'gone' });
  const ready = await other.app.inject('/api/ready');
  await other.db.destroy();
  const gone = await other.app.inject('/api/ready');
  await other.app.close();

  expect([ready.statusCode, gone.statusCode]).toEqual([200, 503]);
});
