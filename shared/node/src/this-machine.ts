import type { IncomingHttpHeaders } from 'node:http';
import { isSignedBy } from './former-secrets.ts';
import { signatureOf } from './signature.ts';

interface Received {
  hostname: string;
  socket: { remoteAddress?: string | undefined };
  headers: IncomingHttpHeaders;
}

/** Server only. Whether a request comes directly from a browser on this machine, not through a load balancer. */
export function isOfThisMachine({ hostname, socket, headers }: Received): boolean {
  const isDirect = !Object.keys(headers).some((name) => name.startsWith('x-forwarded-') || name === 'forwarded');
  // The name alone is no proof: anyone can send `Host: localhost`. It keeps out other sites whose DNS name points to this machine.
  return isDirect && isLoopback(socket.remoteAddress) && /(^|\.)localhost$/.test(hostname);
}

export const isLoopback = (address: string | undefined): boolean =>
  /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/.test(address ?? '');

/** With it `edge` confirms this to an `api` in another process, signed for one request. */
export const THIS_MACHINE_HEADER = 'x-this-machine';

export const signThisMachine = (secret: string, requestId: string): string => signatureOf(secret, KIND, requestId);

/** Whether `edge` confirmed it for the request with this id, which `edge` assigned. */
export function isSaidToBeOfThisMachine(secret: string, requestId: string, headers: IncomingHttpHeaders): boolean {
  const given = headers[THIS_MACHINE_HEADER];
  return typeof given === 'string' && isSignedBy(secret, given, (one) => signThisMachine(one, requestId));
}

const KIND = 'this-machine';
