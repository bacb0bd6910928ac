import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/** Server only. How `edge` and `api` end without cutting off a request. */
export interface GracefulStop {
  /** Readiness says no, and answers close their connections. */
  isStopping(): boolean;
  /** Before the server stops listening: gives balancers the time to send new requests elsewhere, then ends event streams. */
  beforeClose(): Promise<void>;
  /** When the server has closed. */
  closed(): void;
}

interface Options {
  /** Seconds between the first sign and the end of listening. */
  delaySeconds: number;
  /** Milliseconds that requests may take to finish after that. */
  limitMs?: number;
}

const LIMIT_MS = 15_000;

/** Must be called before the server listens. */
export function createGracefulStop(server: Server, { delaySeconds, limitMs = LIMIT_MS }: Options): GracefulStop {
  const open = new Map<ServerResponse, IncomingMessage>();
  const state: { isStopping: boolean; limit?: NodeJS.Timeout } = { isStopping: false };

  // Before the server's own listener: an answer may be complete when that returns.
  server.prependListener('request', (request, response) => {
    open.set(response, request);
    response.once('close', () => open.delete(response));
    if (state.isStopping) closeConnectionAfter(response, request);
  });

  return {
    isStopping: () => state.isStopping,

    async beforeClose() {
      state.isStopping = true;
      for (const [response, request] of open) closeConnectionAfter(response, request);
      if (server.listening) await pause(delaySeconds * 1000);
      // A browser opens its event stream anew by itself, and meets another instance.
      for (const [response, { headers }] of open) {
        if (headers.accept?.includes('text/event-stream')) response.destroy();
      }
      state.limit = setTimeout(() => cutOff(open, server), limitMs).unref();
    },

    closed: () => clearTimeout(state.limit),
  };
}

function closeConnectionAfter(response: ServerResponse, { httpVersionMajor }: IncomingMessage) {
  // HTTP/2 says it once for the whole connection.
  if (httpVersionMajor === 1 && !response.headersSent) response.setHeader('connection', 'close');
}

function cutOff(open: Map<ServerResponse, IncomingMessage>, server: Partial<Pick<Server, 'closeAllConnections'>>) {
  for (const response of open.keys()) response.destroy();
  server.closeAllConnections?.();
}
