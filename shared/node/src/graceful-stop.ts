import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/** Server only. How `edge` and `api` shut down without cutting off requests. */
export interface GracefulStop {
  /** Once true, the readiness check fails and responses close their connections. */
  isStopping(): boolean;
  /** Call it before the server stops listening: gives load balancers time to send new requests elsewhere, then ends event streams. */
  beforeClose(): Promise<void>;
  /** Call it after the server has closed. */
  closed(): void;
}

interface Options {
  /** Seconds between the signal to stop and the end of listening. */
  delaySeconds: number;
  /** Milliseconds that open requests may still take after that. */
  limitMs?: number;
}

const LIMIT_MS = 15_000;

/** Call it before the server listens. */
export function createGracefulStop(server: Server, { delaySeconds, limitMs = LIMIT_MS }: Options): GracefulStop {
  const open = new Map<ServerResponse, IncomingMessage>();
  const state: { isStopping: boolean; limit?: NodeJS.Timeout } = { isStopping: false };

  // Before the server's own listener: the response may already be complete when that returns.
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
      // Browsers reconnect their event streams, and reach another instance.
      for (const [response, { headers }] of open) {
        if (headers.accept?.includes('text/event-stream')) response.destroy();
      }
      state.limit = setTimeout(() => cutOff(open, server), limitMs).unref();
    },

    closed: () => clearTimeout(state.limit),
  };
}

function closeConnectionAfter(response: ServerResponse, { httpVersionMajor }: IncomingMessage) {
  // HTTP/2 signals this once per connection (GOAWAY).
  if (httpVersionMajor === 1 && !response.headersSent) response.setHeader('connection', 'close');
}

function cutOff(open: Map<ServerResponse, IncomingMessage>, server: Partial<Pick<Server, 'closeAllConnections'>>) {
  for (const response of open.keys()) response.destroy();
  server.closeAllConnections?.();
}
