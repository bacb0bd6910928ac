import { signRequestId } from '@odeta/node/request-id';
import fastify from 'fastify';
import { createLogLines } from '../../testing/shop/log-lines.ts';
import { ApiError } from './api-error.ts';
import { answerWithProblems } from './problem-details.ts';
import { requestIdOf } from './request-id.ts';

const SECRET = 's'.repeat(40);

function openApp() {
  const { log, lines } = createLogLines();
  const app = fastify({ loggerInstance: log, genReqId: requestIdOf(SECRET) });
  answerWithProblems(app);
  app.get('/orders/:id', async () => {
    throw new Error('broken');
  });
  app.get('/locked', async () => {
    throw Object.assign(new Error('deadlock detected'), { code: '40P01' });
  });
  app.get('/pay', async () => {
    throw new ApiError('payment-unavailable', { cause: new Error('the bank does not answer') });
  });
  app.get('/refused', async () => {
    throw new ApiError('empty-cart');
  });
  const get = (url: string, headers: Record<string, string> = {}) =>
    app.inject({ url, headers: { host: 'sk.localhost', ...headers } });
  return { get, lines };
}

test.each([
  ['/orders/7', 500, '/orders/:id', 'broken'],
  ['/locked', 503, '/locked', 'deadlock detected'],
  ['/pay', 503, '/pay', 'the bank does not answer'],
])(
  '%s, which fails with %i, is one log line with request id, route, country and cause',
  async (url, status, route, message) => {
    const { get, lines } = openApp();

    const answer = await get(url);

    expect(answer.statusCode).toBe(status);
    expect(lines).toEqual([
      expect.objectContaining({
        kind: 'server-error',
        requestId: answer.headers['x-request-id'],
        route,
        country: 'sk',
        cause: expect.objectContaining({ message }),
      }),
    ]);
  },
);

test('an intended error such as an empty cart is not logged as a failure', async () => {
  const { get, lines } = openApp();

  await get('/refused');

  expect(lines).toEqual([]);
});

test('a request signed by edge keeps its request id, and an unsigned one gets a new id', async () => {
  const { get } = openApp();

  const ofEdge = await get('/refused', { 'x-request-id': signRequestId(SECRET, 'page-1') });
  const ofStranger = await get('/refused', { 'x-request-id': 'page-1' });

  expect(ofEdge.headers['x-request-id']).toBe('page-1');
  expect(ofStranger.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
});
