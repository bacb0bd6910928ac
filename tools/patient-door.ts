import { connect, createServer, type Socket } from 'node:net';
import type { Stoppable } from './stop.ts';

/** Milliseconds that a visitor waits for the server to be there: as long as everything may take to be compiled. */
const PATIENCE = 120_000;
const PAUSE = 50;

/** Listens in the place of a server that is restarted again and again: who comes meanwhile waits. */
export async function openDoor({ port, host }: { port: number; host: string }, server: number): Promise<Stoppable> {
  const visitors = new Set<Socket>();
  const door = createServer((visitor) => {
    visitors.add(visitor);
    visitor.on('close', () => visitors.delete(visitor));
    visitor.on('error', () => visitor.destroy());
    lead(visitor, server, Date.now() + PATIENCE);
  });
  await new Promise<void>((resolve, reject) => {
    door.once('error', reject);
    door.listen(port, host, resolve);
  });
  return {
    stop: () =>
      new Promise((resolve) => {
        door.close(() => resolve());
        for (const visitor of visitors) visitor.destroy();
      }),
  };
}

function lead(visitor: Socket, server: number, until: number) {
  if (visitor.destroyed) return;
  const inside = connect(server, '127.0.0.1');
  inside.once('connect', () => {
    inside.on('close', () => visitor.destroy());
    visitor.on('close', () => inside.destroy());
    visitor.pipe(inside).pipe(visitor);
  });
  inside.on('error', () => {
    if (inside.bytesWritten > 0 || inside.bytesRead > 0 || Date.now() > until) visitor.destroy();
    else setTimeout(() => lead(visitor, server, until), PAUSE);
  });
}
