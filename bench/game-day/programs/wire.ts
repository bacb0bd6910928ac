import { connect, createServer, type Socket } from 'node:net';
import { findFreePort } from '@odeta/node/free-port';

/**
 * `refused`: nobody listens, as after the end of a process. `silent`: connections are accepted and nothing passes, as through a cut line.
 * A number: milliseconds that each answer is late.
 */
export type WireState = 'open' | 'refused' | 'silent' | number;

/** A line to a server that can be cut and slowed down. */
export interface Wire {
  port: number;
  set(state: WireState): Promise<void>;
  close(): Promise<void>;
}

export async function layWire(targetPort: number): Promise<Wire> {
  const port = await findFreePort();
  const sockets = new Set<Socket>();
  const line: { state: WireState } = { state: 'open' };
  const isSilent = () => line.state === 'silent';
  const lateness = () => (typeof line.state === 'number' ? line.state : 0);
  const server = createServer((near) => {
    const far = connect(targetPort, '127.0.0.1');
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        sockets.delete(one);
        if (!isSilent()) setTimeout(() => other.destroy(), lateness());
      });
    }
    near.on('data', (chunk) => void (isSilent() || far.write(chunk)));
    far.on('data', (chunk) => answer(near, chunk));
  });

  function answer(near: Socket, chunk: Buffer) {
    if (isSilent()) return;
    if (lateness() === 0) near.write(chunk);
    else setTimeout(() => void (near.destroyed || near.write(chunk)), lateness());
  }

  const listen = () => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  async function refuse() {
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    cut();
    await closed;
  }
  function cut() {
    for (const socket of sockets) socket.destroy();
  }

  await listen();
  return {
    port,
    async set(state) {
      const before = line.state;
      line.state = state;
      if (state === 'refused') await refuse();
      else if (before === 'refused') await listen();
      // What has waited in silence is lost: programs connect again.
      else if (before === 'silent') cut();
    },
    close: refuse,
  };
}
