import { type AddressInfo, connect } from 'node:net';
import { openTestShop, type TestShop } from '../../testing/shop/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ config: { HEADERS_LIMIT_SECONDS: 1, REQUEST_LIMIT_SECONDS: 1 } });
  await shop.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => shop.close());

/** Sends the beginning of a request, then endlessly one byte at a time. Returns the response when the connection has ended. */
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
  ['headers', 'GET /api/base/init HTTP/1.1\r\nHost: sk.localhost\r\nX-Slow: '],
  ['body', 'POST /api/payments/webhooks/sandbox HTTP/1.1\r\nHost: sk.localhost\r\nContent-Length: 60000\r\n\r\n'],
])('a slow request with %s sent byte by byte is aborted while others are served', async (_, beginning) => {
  const { port } = shop.app.server.address() as AddressInfo;

  const slow = dribble(port, beginning);
  const quick = await fetch(`http://127.0.0.1:${port}/api/health`);

  expect(quick.status).toBe(200);
  expect(await slow).toMatch(/^(HTTP\/1\.1 4\d\d |$)/);
});
