import { connect as connectPlain, type Socket } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { connect as connectSecure } from 'node:tls';

export interface Target {
  port: number;
  /** The protocol that TLS negotiates; without it the connection is not encrypted. */
  protocol?: 'h2' | 'http/1.1';
}

/** Milliseconds without a byte after which an attacker stops to wait: many of its requests have no end. */
const PATIENCE = 150;

/** Sends packets over a connection of its own. @returns what was received until the server closed or said nothing more */
export async function sendRaw(target: Target, packets: readonly (string | Buffer)[]): Promise<string> {
  const socket = await open(target);
  const received: string[] = [];
  const ended = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  socket.on('error', () => undefined);
  socket.setEncoding('latin1').on('data', (part: string) => received.push(part));
  socket.setTimeout(PATIENCE, () => socket.destroy());
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
