import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { createBrokenRequests } from './broken-requests.ts';

/** @returns everything that the server sends for the packets */
async function send(listener: RequestListener, packets: readonly string[]): Promise<string> {
  const broken = createBrokenRequests();
  const server = createServer(listener).on('clientError', broken.refuse as never);
  broken.watch(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1').on('error', () => undefined);
  for (const packet of packets) {
    socket.write(packet);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const received = await text(socket).catch(String);
  server.close();
  return received;
}

const whole = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n';
const chunked = 'POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n';
const noChunk = 'no chunk\r\n';
const refusals = (received: string) => received.match(/HTTP\/1\.1 400 /g)?.length ?? 0;

const begin: RequestListener = (_, response) => void response.write('begun');
const end: RequestListener = (_, response) => void response.end('ended');
const wait: RequestListener = () => undefined;

test.each([
  ['is the first on its connection', end, ['no HTTP\r\n\r\n'], 1],
  ['follows a response that has ended', end, [whole, 'no HTTP\r\n\r\n'], 1],
  ['breaks in a body before its response has begun', wait, [chunked, noChunk], 1],
  ['breaks in a body after its response has begun', begin, [chunked, noChunk], 0],
  ['breaks in a body after its response has ended', end, [chunked, noChunk], 0],
  ['follows a response that has begun', begin, [whole, 'no HTTP\r\n\r\n'], 0],
  ['follows a request that is not answered yet', wait, [whole, 'no HTTP\r\n\r\n'], 0],
  ['breaks in a body behind a request that is not answered yet', wait, [whole, chunked, noChunk], 0],
])(
  'a request that %s gets as many refusals as the client can tell from other responses',
  async (_, listener, packets, count) => {
    expect(refusals(await send(listener, packets))).toBe(count);
  },
);
