import { connect, createServer, type Socket } from 'node:net';
import type { Stoppable } from './stop.ts';

/** Milliseconds that a client waits for the server to be there: as long as everything may take to be compiled. */
const LONGEST_WAIT = 120_000;
const PAUSE = 50;

/** Listens in the place of a server that is restarted again and again: who comes meanwhile waits. */
export async function openWaitingProxy(
  { port, host }: { port: number; host: string },
  server: number,
): Promise<Stoppable> {
  const clients = new Set<Socket>();
  const proxy = createServer((client) => {
    clients.add(client);
    client.on('close', () => clients.delete(client));
    client.on('error', () => client.destroy());
    forward(client, server, Date.now() + LONGEST_WAIT);
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

function forward(client: Socket, server: number, until: number) {
  if (client.destroyed) return;
  const upstream = connect(server, '127.0.0.1');
  upstream.once('connect', () => {
    upstream.on('close', () => client.destroy());
    client.on('close', () => upstream.destroy());
    client.pipe(upstream).pipe(client);
  });
  upstream.on('error', () => {
    if (upstream.bytesWritten > 0 || upstream.bytesRead > 0 || Date.now() > until) client.destroy();
    else setTimeout(() => forward(client, server, until), PAUSE);
  });
}
