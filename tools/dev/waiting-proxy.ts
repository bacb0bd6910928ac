import { createServer as createHttpServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { connect, createServer, type Socket } from 'node:net';
import { isLoopback } from '@odeta/node/this-machine';
import type { Stoppable } from '../processes/stop.ts';

/** Milliseconds that a client waits for the server: as long as compiling everything may take. */
const LONGEST_WAIT = 120_000;
const PAUSE = 50;
const LOCAL = '127.0.0.1';

/**
 * Listens instead of a server that restarts often: clients wait until it is available. To the server all connections come from this
 * machine, so requests of other machines get a `Forwarded` header (RFC 7239), by which it tells them from this machine's browser.
 */
export async function openWaitingProxy(
  { port, host }: { port: number; host: string },
  server: number,
): Promise<Stoppable> {
  const clients = new Set<Socket>();
  const ofOthers = createHttpServer((asked, answer) => passMarked(asked, answer, server));
  const handOver: Waiting['serve'] = (client, upstream) => {
    upstream.destroy();
    ofOthers.emit('connection', client);
  };
  const proxy = createServer((client) => {
    clients.add(client);
    client.on('close', () => clients.delete(client));
    client.on('error', () => client.destroy());
    const serve = isLoopback(client.remoteAddress) ? join : handOver;
    whenThere(client, server, { until: Date.now() + LONGEST_WAIT, serve });
  });
  await new Promise<void>((resolve, reject) => {
    proxy.once('error', reject);
    proxy.listen(port, host, resolve);
  });
  return {
    stop: () =>
      new Promise((resolve) => {
        proxy.close(() => resolve());
        for (const client of clients) client.destroy();
      }),
  };
}

interface Waiting {
  until: number;
  serve(client: Socket, upstream: Socket): void;
}

function whenThere(client: Socket, server: number, { until, serve }: Waiting) {
  if (client.destroyed) return;
  const upstream = connect(server, LOCAL);
  upstream.once('connect', () => serve(client, upstream));
  upstream.on('error', () => {
    if (upstream.bytesWritten > 0 || upstream.bytesRead > 0 || Date.now() > until) client.destroy();
    else setTimeout(() => whenThere(client, server, { until, serve }), PAUSE);
  });
}

function join(client: Socket, upstream: Socket) {
  upstream.on('close', () => client.destroy());
  client.on('close', () => upstream.destroy());
  client.pipe(upstream).pipe(client);
}

/** One request per connection, so that the next one also waits if the server restarts. */
function passMarked(asked: IncomingMessage, answer: ServerResponse, server: number) {
  const { method, url, headers, socket } = asked;
  const marked = { ...headers, connection: 'close', forwarded: `for="${socket.remoteAddress}"` };
  const further = request({ host: LOCAL, port: server, method, path: url, headers: marked });
  further.on('error', () => answer.destroy());
  answer.on('close', () => further.destroy());
  further.on('response', (response) => {
    answer.writeHead(response.statusCode ?? 502, { ...response.headers, connection: 'close' });
    response.pipe(answer);
  });
  asked.pipe(further);
}
