import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { createGracefulStop, type GracefulStop } from '@odeta/node/graceful-stop';
import { sendRequest } from './send-request.ts';
import { createServers } from './servers.ts';

interface Api {
  server: Server;
  stop: GracefulStop;
  address: string;
  sockets: Set<Socket>;
  /** Requests wait until it is called. */
  answer(): void;
}

const opened: Server[] = [];
afterEach(() => {
  for (const server of opened.splice(0)) server.closeAllConnections();
});

async function startApi(name: string): Promise<Api> {
  const sockets = new Set<Socket>();
  const waiting: (() => void)[] = [];
  const server = createServer((_, response) => void waiting.push(() => response.end(name)));
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  const stop = createGracefulStop(server, { delaySeconds: 0 });
  opened.push(server.listen(0, '127.0.0.1'));
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const answer = () => {
    for (const one of waiting.splice(0)) one();
  };
  return { server, stop, address: `http://127.0.0.1:${port}`, sockets, answer };
}

const post = {
  method: 'POST',
  path: '/',
  headers: {},
  body: () => null,
  hasWholeBody: () => true,
  isRepeatable: false,
  signal: new AbortController().signal,
};

async function whenTrue(isTrue: () => boolean) {
  while (!isTrue()) await new Promise((resolve) => setImmediate(resolve));
}

test('after the first answer of a server that stops, no connection to it is used again, and the other one gets the requests', async () => {
  const [first, second] = [await startApi('first'), await startApi('second')];
  const servers = createServers(`${first.address} ${second.address}`);
  const send = async () => (await sendRequest(servers, post)).body.text();
  // Two connections to each.
  const begun = [send(), send(), send(), send()];
  await whenTrue(() => first.sockets.size === 2 && second.sockets.size === 2);
  const answering = setInterval(() => [first, second].map(({ answer }) => answer()), 1);
  await Promise.all(begun);

  // It has been told to stop, and still listens for a while.
  void first.stop.beforeClose();
  expect((await Promise.all([send(), send()])).sort()).toEqual(['first', 'second']);

  await whenTrue(() => first.sockets.size === 0);
  expect(await Promise.all([send(), send(), send()])).toEqual(['second', 'second', 'second']);
  clearInterval(answering);
});
