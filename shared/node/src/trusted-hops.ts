import type { IncomingMessage } from 'node:http';

/** Server only. Which `X-Forwarded-*` headers `edge` and `api` trust. */

/** Peer address of the requests that `edge` sends to an API in its own process. No network peer can have it. */
export const IN_PROCESS_PEER = 'in-process';

/**
 * For Fastify's `trustProxy`: of a request's addresses, from the socket to the leftmost of `X-Forwarded-For`, the nearest `count`
 * are our proxies, and the next one is the client. A plain number as `trustProxy` trusts nobody (Fastify 5.12).
 */
export const trustHops =
  (count: number) =>
  (address: string, hop: number): boolean =>
    hop < count || (hop === 0 && address === IN_PROCESS_PEER);

/** The sender of a request, in front of our own proxies. */
export interface Client {
  address: string;
  /** With the port if the client sent one. */
  host: string;
  protocol: 'http' | 'https';
}

type Received = Pick<IncomingMessage, 'headers' | 'socket'>;

/** Same as `ip`, `host` and `protocol` of a Fastify request with `trustHops`, for code that runs before Fastify. */
export function clientOf({ headers, socket }: Received, trustedHops: number): Client {
  const own = {
    address: socket.remoteAddress ?? '',
    host: String(headers[':authority'] ?? headers.host ?? ''),
    protocol: 'encrypted' in socket && socket.encrypted ? 'https' : 'http',
  } as const;
  if (trustedHops === 0) return own;
  const addresses = listOf(headers['x-forwarded-for']);
  return {
    address: addresses[Math.max(0, addresses.length - trustedHops)] ?? own.address,
    host: listOf(headers['x-forwarded-host']).at(-1) ?? own.host,
    protocol: protocolOf(listOf(headers['x-forwarded-proto']).at(-1)) ?? own.protocol,
  };
}

const listOf = (header: string | string[] | undefined) =>
  String(header ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);

const protocolOf = (name: string | undefined) => (name === 'https' || name === 'http' ? name : undefined);

/** Headers that tell our next server who the client is; it counts this server as its only trusted hop. */
export const forwardedHeaders = ({ address, host, protocol }: Client) => ({
  'x-forwarded-for': address,
  'x-forwarded-host': host,
  'x-forwarded-proto': protocol,
});

/** Headers with which a client could claim another address or host. */
export const isForwardedHeader = (name: string): boolean => /^(forwarded|x-forwarded-.+|x-real-ip)$/.test(name);
