import { connect as connectPlain, type Socket } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { connect as connectSecure } from 'node:tls';

export interface Target {
  port: number;
  /** The protocol that TLS negotiates; without it the connection is not encrypted. */
  protocol?: 'h2' | 'http/1.1';
}

/**
 * Sends packets over a connection of its own. `patience` is the number of milliseconds without a byte after which it is closed.
 * @returns what was received until then, or until the server closed it
 */
export async function sendRaw(
  target: Target,
  packets: readonly (string | Buffer)[],
  patience: number,
): Promise<string> {
  const socket = await open(target);
  const received: string[] = [];
  const ended = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  socket.on('error', () => undefined);
  socket.setEncoding('latin1').on('data', (part: string) => received.push(part));
  socket.setTimeout(patience, () => socket.destroy());
  for (const packet of packets) {
    socket.write(packet as Buffer, 'latin1' as never);
    await nextTurn();
  }
  await ended;
  return received.join('');
}

function open({ port, protocol }: Target): Promise<Socket> {
  const address = { port, host: '127.0.0.1' };
  return new Promise((resolve, reject) => {
    const socket = protocol
      ? connectSecure({ ...address, servername: 'sk.localhost', ALPNProtocols: [protocol], rejectUnauthorized: false })
      : connectPlain({ ...address, noDelay: true });
    socket.once(protocol ? 'secureConnect' : 'connect', () => resolve(socket));
    socket.once('error', reject);
  });
}
