import { createServer } from 'node:http';
import { connect as connectHttp2 } from 'node:http2';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { openEdge } from '../../testing/open-edge.ts';
import { createCertificate } from '../../testing/smuggling/certificate.ts';
import { openHttp2Connection, requestFields, requestFrame } from '../../testing/smuggling/http2-connection.ts';
import { CANCEL, END_HEADERS, END_STREAM, FRAME, fieldsOf, frame } from '../../testing/smuggling/http2-frames.ts';
import { createRemoteApi } from '../api/remote-api.ts';

/** An API that answers after it has read the whole body. */
const reading = createServer((request, response) => request.resume().on('end', () => response.end('{}')));
beforeAll(() => new Promise<void>((resolve) => reading.listen(0, '127.0.0.1', resolve)));
afterAll(() => new Promise((resolve) => reading.close(resolve)));

const INITIAL_WINDOW_SIZE = 4;
const REFUSED_STREAM = 7;

const ping = frame(FRAME.ping, 0, 0, Buffer.alloc(8));
const drop = (stream: number) => frame(FRAME.data, 0, stream, Buffer.from('a'));

async function openSecureEdge(options: Parameters<typeof openEdge>[0] = {}) {
  const { file, keyFile } = await createCertificate();
  const limits = { HEADERS_LIMIT_SECONDS: '1', REQUEST_LIMIT_SECONDS: '1' };
  const api = createRemoteApi(`http://127.0.0.1:${(reading.address() as AddressInfo).port}`, 0);
  const config = { TLS_CERT: file, TLS_KEY: keyFile, ...limits, ...options.config };
  const edge = await openEdge({ api, ...options, config });
  const port = Number(new URL(await edge.app.listen({ port: 0, host: '127.0.0.1' })).port);
  const visit = async (path = '/health') => {
    const session = connectHttp2(`https://127.0.0.1:${port}`, { rejectUnauthorized: false });
    const answer = session.request({ ':path': path, ':authority': 'sk.localhost' });
    const status = new Promise((resolve) => answer.once('response', (headers) => resolve(headers[':status'])));
    await text(answer);
    session.close();
    return status;
  };
  return { ...edge, port, visit };
}

test.each([
  ['of a POST to the API', 'POST', '/api/base/log'],
  ['of a POST to a page', 'POST', '/cart'],
  ['of a GET to the API, which is dropped', 'GET', '/api/base/menu'],
  ['of a GET of a page', 'GET', '/cart'],
])('a body %s that comes byte by byte ends its stream, while others are served', async (_, method, path) => {
  const { port, visit, lines } = await openSecureEdge();
  const slow = await openHttp2Connection(port);
  slow.send(requestFrame(1, path, { method, isWhole: false }));
  slow.repeat(drop(1));

  expect(await visit()).toBe(200);
  await slow.until(() => slow.received(FRAME.reset, 1).length > 0);

  expect(slow.received(FRAME.reset, 1)).toHaveLength(1);
  expect(slow.isClosed()).toBe(false);
  slow.destroy();
  // A post without the origin of a page is refused, too.
  expect(lines.filter(({ event }) => event !== 'csrf-refused')).toEqual([]);
});

test.each([
  ['first', []],
  ['second', [requestFrame(1, '/health')]],
])('a connection whose %s request has headers that come byte by byte is closed', async (_, before) => {
  const { port, visit } = await openSecureEdge();
  const slow = await openHttp2Connection(port);
  const headers = frame(FRAME.headers, END_STREAM, 3, fieldsOf(requestFields('/cart', 'GET')));
  slow.send(...before, headers, frame(FRAME.continuation, END_HEADERS, 3, Buffer.alloc(0), 10_000));
  slow.repeat(Buffer.from([0]));

  expect(await visit()).toBe(200);
  await slow.until();

  expect(slow.isClosed()).toBe(true);
});

test.each([
  ['has sent no request', []],
  ['has got its answers', [requestFrame(1, '/health')]],
])('a connection that %s is closed, also if it is kept awake', async (_, requests) => {
  const { port } = await openSecureEdge();
  const idle = await openHttp2Connection(port);
  idle.send(...requests);
  idle.repeat(ping);

  await idle.until();

  expect(idle.received(FRAME.goAway)).not.toEqual([]);
});

test('a connection without a TLS handshake is closed', async () => {
  const { port } = await openSecureEdge();
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);

  await new Promise((resolve) => socket.once('close', resolve));
});

test('a stream that never reads its response is reset, also on a connection that is kept awake', async () => {
  const { port, visit, lines } = await openSecureEdge();
  const reader = await openHttp2Connection(port, [[INITIAL_WINDOW_SIZE, 0]]);
  reader.send(requestFrame(1, '/cart'), requestFrame(3, '/api/base/menu'));
  reader.repeat(ping);

  await reader.until(() => reader.received(FRAME.reset).length === 2);

  expect(new Set(reader.received(FRAME.reset).map(({ stream }) => stream))).toEqual(new Set([1, 3]));
  reader.destroy();
  expect([await visit('/cart'), lines]).toEqual([200, []]);
});

test('a response that waits for the server longer than clients may take is not reset', async () => {
  const { visit } = await openSecureEdge({
    api: { forward: (_, response) => void setTimeout(() => response.end('at last'), 3_000) },
  });

  expect(await visit('/api/slow')).toBe(200);
});

test('a connection has 100 streams at a time', async () => {
  const { port } = await openSecureEdge({ api: { forward() {} } });
  const greedy = await openHttp2Connection(port);
  greedy.send(...Array.from({ length: 130 }, (_, index) => requestFrame(2 * index + 1, '/api/base/menu')));

  await greedy.until(() => greedy.received(FRAME.reset).length === 30);

  expect(greedy.received(FRAME.reset).map(({ payload }) => payload.readUInt32BE())).toEqual(
    Array(30).fill(REFUSED_STREAM),
  );
  greedy.destroy();
});

test.each([
  // CVE-2023-44487 and CVE-2025-8671.
  ['that the client resets', (stream: number) => frame(FRAME.reset, 0, stream, Buffer.from([0, 0, 0, CANCEL]))],
  [
    'that the client has reset by the server',
    (stream: number) => frame(FRAME.windowUpdate, 0, stream, Buffer.alloc(4, 0x7f)),
  ],
])('streams %s at once end their connection and are no failures of this server', async (_, end) => {
  const { port, visit, lines } = await openSecureEdge();
  const rapid = await openHttp2Connection(port);
  for (let stream = 1; stream < 3_000 && !rapid.isClosed(); stream += 2) {
    const path = ['/cart', '/', '/api/base/menu'][stream % 3] ?? '/';
    rapid.send(requestFrame(stream, path), end(stream));
    // Also after the page has begun.
    if (stream % 20 === 1) await new Promise((resolve) => setTimeout(resolve, 5));
  }

  await rapid.until();

  expect([rapid.isClosed(), await visit('/cart')]).toEqual([true, 200]);
  expect(lines).toEqual([]);
});
