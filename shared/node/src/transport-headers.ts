import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';

/** Server only. Headers of every response of all servers. */

/** A year, in seconds. */
const STRICT_TRANSPORT = 'max-age=31536000';

/** For files that pages of other sites and e-mails may show: pictures of goods, previews of links, the shop's icon. */
export const shownAnywhere = { 'cross-origin-resource-policy': 'cross-origin' } as const;

/**
 * Prevents MIME sniffing, and that pages of other sites load the response as a script, style, picture or frame of theirs. After a response
 * over TLS, browsers use TLS for a year.
 */
export const transportHeaders = (protocol: string): Record<string, string> => ({
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  ...(protocol === 'https' && { 'strict-transport-security': STRICT_TRANSPORT }),
});

const statuses: Partial<Record<string, number>> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 };

/**
 * For Fastify's `clientErrorHandler`: input that is not HTTP, too long or too slow is refused here, before there is a request.
 * Fastify's own response lacks these headers (Fastify 5.12).
 */
export function refuseBrokenRequest(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const status = statuses[error.code ?? ''] ?? 400;
  const headers = { ...transportHeaders('encrypted' in socket && socket.encrypted ? 'https' : 'http') };
  const lines = Object.entries({ ...headers, 'content-length': '0', connection: 'close' });
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  if (socket.writable) socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head}\r\n`);
  socket.destroy(error);
}
