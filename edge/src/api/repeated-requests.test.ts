import { createServer, type RequestListener, request as sendRequest } from 'node:http';
import { text } from 'node:stream/consumers';
import { IDEMPOTENCY_HEADER } from '@odeta/contracts';
import { listen, stopServers } from '../../testing/proxied-server.ts';
import { createForward } from './remote-api.ts';

afterEach(stopServers);

const KEY = { [IDEMPOTENCY_HEADER]: 'k' };
/** Nothing listens there. */
const NOWHERE = 'http://127.0.0.1:2';

/** A server that ends while it answers, as with `kill -9`. */
const dies: RequestListener = (request) => void request.resume().on('end', () => request.socket.destroy());
/** A server that ends before it has read the body. */
const diesEarly: RequestListener = (request) => void request.once('data', () => request.socket.destroy());
const refuses =
  (status: number, type: string): RequestListener =>
  (request, response) =>
    void request.resume().on('end', () => response.writeHead(status, { 'content-type': type }).end());

/** `edge` before a server that fails and one that answers with the body that it receives. The failing one is asked first. */
async function openPair(failing: RequestListener | null) {
  const received: string[] = [];
  const address = async (listener: RequestListener) => `http://127.0.0.1:${await listen(createServer(listener))}`;
  const good = await address(async (request, response) => {
    received.push(request.method ?? '');
    response.end(`read ${await text(request)}`);
  });
  const first = failing ? await address(failing) : NOWHERE;
  return { received, port: await listen(createServer(createForward(` ${first} ${good} `, 0))) };
}

const ask = (port: number, init: RequestInit = {}) => fetch(`http://127.0.0.1:${port}/api/x`, init);

test.each([
  ['a GET whose server ends', dies, {}, 'read '],
  ['a HEAD whose server ends', dies, { method: 'HEAD' }, ''],
  ['a GET whose server is not there', null, {}, 'read '],
  ['a POST whose server is not there', null, { method: 'POST', body: 'one' }, 'read one'],
  ['a POST with an idempotency key whose server ends', dies, { method: 'POST', body: 'one', headers: KEY }, 'read one'],
  ['a GET that a gateway refuses with 502', refuses(502, 'text/html'), {}, 'read '],
  ['a GET that a gateway refuses with 503', refuses(503, 'text/html'), {}, 'read '],
])('%s is answered by another server', async (_, failing, init, body) => {
  const { port, received } = await openPair(failing);

  const answer = await ask(port, init);

  expect([answer.status, await answer.text()]).toEqual([200, body]);
  expect(received).toHaveLength(1);
});

test.each([
  ['a POST whose server ends', dies, { method: 'POST', body: 'one' }],
  [
    'a POST with an idempotency key whose body is too long to be kept',
    dies,
    { method: 'POST', body: 'a'.repeat(70_000), headers: KEY },
  ],
  ['a GET that the server itself refuses', refuses(503, 'application/problem+json; charset=utf-8'), {}],
])('%s is not repeated', async (_, failing, init) => {
  const { port, received } = await openPair(failing);

  expect((await ask(port, init)).status).toBe(503);
  expect(received).toEqual([]);
});

test('a body that the first server has read in part is not repeated as if it were complete', async () => {
  const { port, received } = await openPair(diesEarly);
  const options = { port, host: '127.0.0.1', path: '/api/x', method: 'POST', headers: KEY, agent: false };
  const client = sendRequest(options).on('error', () => undefined);
  const status = new Promise((resolve) => client.once('response', (answer) => resolve(answer.statusCode)));

  client.write('half');

  expect(await status).toBe(503);
  client.end(' and the rest');
  expect(received).toEqual([]);
});

test('a request whose only server is starting again is answered', async () => {
  const state = { answers: 0 };
  const api = await listen(
    createServer((request, response) => {
      state.answers += 1;
      if (state.answers === 1) request.socket.destroy();
      else response.end('again');
    }),
  );
  const port = await listen(createServer(createForward(`http://127.0.0.1:${api}`, 0)));

  expect(await (await ask(port)).text()).toBe('again');
});

test('a refusal for want of a server says when to try again', async () => {
  const port = await listen(createServer(createForward(NOWHERE, 0)));

  const answer = await ask(port);

  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2']);
});
