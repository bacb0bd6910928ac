import type { IncomingHttpHeaders } from 'node:http';
import { isSame } from './same.ts';
import { signatureOf } from './signature.ts';

/** The part of a request that is used. */
interface Received {
  hostname: string;
  socket: { remoteAddress?: string | undefined };
  headers: IncomingHttpHeaders;
}

/** Server only. Whether a request comes from this machine's own browser, without a balancer in between that others come through. */
export function isOfThisMachine({ hostname, socket, headers }: Received): boolean {
  const isDirect = !Object.keys(headers).some((name) => name.startsWith('x-forwarded-') || name === 'forwarded');
  // By its name alone nobody is let in: anyone can write `Host: localhost`. It keeps out sites whose name leads to this machine.
  return isDirect && isLoopback(socket.remoteAddress) && /(^|\.)localhost$/.test(hostname);
}

/** Whether a socket's other end is on this machine. */
export const isLoopback = (address: string | undefined): boolean =>
  /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/.test(address ?? '');

/** By which `edge` says so to an `api` in another process, signed for one request. */
export const THIS_MACHINE_HEADER = 'x-this-machine';

export const signThisMachine = (secret: string, requestId: string): string => signatureOf(secret, KIND, requestId);

/** Whether `edge` said so of the request with this id, which it gave it. */
export function isSaidToBeOfThisMachine(secret: string, requestId: string, headers: IncomingHttpHeaders): boolean {
  const given = headers[THIS_MACHINE_HEADER];
  return typeof given === 'string' && isSame(given, signThisMachine(secret, requestId));
}

const KIND = 'this-machine';
