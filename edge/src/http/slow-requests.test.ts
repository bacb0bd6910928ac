import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { openEdge } from '../../testing/open-edge.ts';
import { createRemoteApi } from '../api/remote-api.ts';

/** An API that answers after it has read the whole body. */
const reading = createServer((request, response) => request.resume().on('end', () => response.end('{}')));
beforeAll(() => new Promise<void>((resolve) => reading.listen(0, '127.0.0.1', resolve)));
// Closing waits for open connections: one with an endless body would take as long as the answer limit.
afterAll(() => new Promise((resolve) => reading.close(resolve)));

/** Sends `beginning`, then a byte at a time without end. Returns what was received when the connection has closed. */
function dribble(port: number, beginning: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  const parts: string[] = [];
  return new Promise((resolve) => {
    socket.write(beginning);
    const drops = setInterval(() => socket.write('a'), 50);
    socket.setEncoding('utf8').on('data', (part: string) => parts.push(part));
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearInterval(drops);
      resolve(parts.join(''));
    });
  });
}

test.each([
  ['headers', 'GET / HTTP/1.1\r\nHost: sk.localhost\r\nX-Slow: '],
  ['body', 'POST /api/base/log HTTP/1.1\r\nHost: sk.localhost\r\nContent-Length: 60000\r\n\r\n'],
  ['body, which is dropped,', 'GET /api/base/menu HTTP/1.1\r\nHost: sk.localhost\r\nContent-Length: 60000\r\n\r\n'],
])('a request that sends its %s byte by byte is ended by a timeout, while others are served', async (_, beginning) => {
  const { app } = await openEdge({
    api: createRemoteApi(`http://127.0.0.1:${(reading.address() as AddressInfo).port}`, 0),
    config: { HEADERS_LIMIT_SECONDS: '1', REQUEST_LIMIT_SECONDS: '1' },
  });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });

  const slow = dribble(Number(new URL(address).port), beginning);
  const quick = await fetch(`${address}/health`);

  expect(quick.status).toBe(200);
  expect(await slow).toMatch(/^(HTTP\/1\.1 (408|200) |$)/);
  expect(await slow).not.toMatch(/HTTP.*HTTP/s);
  await app.close();
});

test('a connection whose client never reads a large response is closed', async () => {
  const closed = Promise.withResolvers<void>();
  const { app } = await openEdge({
    api: {
      forward(_, response) {
        response.once('close', closed.resolve);
        response.end(Buffer.alloc(30_000_000));
      },
    },
    config: { HEADERS_LIMIT_SECONDS: '1', REQUEST_LIMIT_SECONDS: '1' },
  });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect(Number(new URL(address).port), '127.0.0.1').on('error', () => undefined);

  socket.pause().write('GET /api/large HTTP/1.1\r\nHost: sk.localhost\r\n\r\n');
  await closed.promise;

  expect((await fetch(`${address}/health`)).status).toBe(200);
  socket.destroy();
});
