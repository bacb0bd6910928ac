import { type OutgoingHttpHeaders, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { transportHeaders } from './transport-headers.ts';

/** Server only. Answers to input that is not HTTP, too long or too slow, before there is a request, or in its body. */

const statuses: Partial<Record<string, number>> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 };

/** What a person sees of a refusal. */
export interface RefusalPage {
  page: string;
  headers: OutgoingHttpHeaders;
}

interface Responses {
  /** Those that have not ended, of pipelined requests also several. */
  open: Set<ServerResponse>;
  latest: ServerResponse;
}

/** Fastify's own handler lacks headers that all our responses have, and also writes into a response (Fastify 5.12). */
export function createBrokenRequests(pages: Partial<Record<number, RefusalPage>> = {}) {
  const responses = new WeakMap<Socket, Responses>();

  return {
    /** For Fastify's `clientErrorHandler`. The connection ends in any case. */
    refuse(error: Error & { code?: string }, socket: Socket): void {
      if (error.code === 'ECONNRESET' || socket.destroyed) return;
      if (socket.writable && isNext(responses.get(socket)))
        socket.write(refusalOf(statuses[error.code ?? ''] ?? 400, socket, pages));
      socket.destroy(error);
    },

    /** Call it before the server listens. */
    watch(server: Server): void {
      server.prependListener('request', ({ socket }, response) => {
        const open = responses.get(socket)?.open ?? new Set();
        responses.set(socket, { open: open.add(response), latest: response });
        response.once('close', () => open.delete(response));
      });
    },
  };
}

/**
 * Whether the client takes what is written now for the answer to the broken request: other responses have ended, and the response to this
 * one has not begun.
 */
function isNext(of: Responses | undefined): boolean {
  if (!of) return true;
  const { open, latest } = of;
  if (latest.req.complete) return open.size === 0;
  return !latest.headersSent && open.size === 1;
}

function refusalOf(status: number, socket: Socket, pages: Partial<Record<number, RefusalPage>>): string {
  const { page, headers: own } = pages[status] ?? { page: '', headers: {} };
  const headers = { ...transportHeaders('encrypted' in socket && socket.encrypted ? 'https' : 'http') };
  const length = String(Buffer.byteLength(page));
  const lines = Object.entries({ ...headers, ...own, 'content-length': length, connection: 'close' });
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head}\r\n${page}`;
}
