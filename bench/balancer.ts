import { Agent, createServer, type IncomingMessage, type ServerResponse, request as sendRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export interface Balancer {
  port: number;
  url: string;
  close(): void;
}

const KEEP_ALIVE_MS = 72_000;
/** The same as `health_interval` in docs/scale/Caddyfile. */
const HEALTH_INTERVAL_MS = 1_000;

/** A request with its body, so that it can be sent to another server if the first one does not accept it. */
interface Received {
  request: IncomingMessage;
  body: Buffer;
  headers: Record<string, string | string[] | undefined>;
}

/**
 * Sends requests to servers in turn, like the load balancer of docker-compose.yml: a server that is not ready, or accepts no connection, is
 * skipped, and one that ends in the middle of an answer causes a 502. The outermost balancer sets the X-Forwarded headers.
 */
export async function startBalancer(
  targets: readonly string[],
  { isOutermost = false, healthPath }: { isOutermost?: boolean; healthPath: string },
): Promise<Balancer> {
  const agent = new Agent({ keepAlive: true });
  const turn = { next: 0 };
  const unready = new Set<string>();
  const watching = setInterval(() => targets.map(watch), HEALTH_INTERVAL_MS);

  async function watch(target: string) {
    const isReady = await fetch(target + healthPath, { signal: AbortSignal.timeout(HEALTH_INTERVAL_MS) }).then(
      async (answer) => {
        await answer.arrayBuffer();
        return answer.ok;
      },
      // A server that is too busy to answer in time still accepts requests; one that has ended refuses connections anyway.
      () => true,
    );
    if (isReady) unready.delete(target);
    else unready.add(target);
  }

  const server = createServer(async (request, response) => {
    // The client disconnected before it had sent the body.
    const body = await buffer(request).catch(() => null);
    if (!body) return;
    const headers = isOutermost ? { ...request.headers, ...forwardedHeaders(request) } : request.headers;
    turn.next += 1;
    const inTurn = targets.map((_, index) => targets[(turn.next + index) % targets.length] ?? '');
    const ready = inTurn.filter((target) => !unready.has(target));
    forward({ request, body, headers }, response, ready.length > 0 ? ready : inTurn);
  });

  function forward(received: Received, response: ServerResponse, [target, ...others]: string[]) {
    if (target === undefined) {
      response.writeHead(502).end();
      return;
    }
    const { request, body, headers } = received;
    const onward = sendRequest(new URL(request.url ?? '/', target), { agent, method: request.method, headers });
    onward.on('response', (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
      answer.on('error', () => response.destroy());
      response.on('close', () => answer.destroy());
    });
    onward.on('error', (error: NodeJS.ErrnoException) => {
      if (response.headersSent) response.destroy();
      else if (mayGoElsewhere(error, onward.reusedSocket, request.method)) forward(received, response, others);
      else response.writeHead(502).end();
    });
    onward.end(body);
  }

  // The same as the servers': a connection that is closed while it is reused is a lost request.
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    close() {
      clearInterval(watching);
      server.close();
      server.closeAllConnections();
      agent.destroy();
    },
  };
}

/** Requests that a server never received, and those that may be repeated. */
const mayGoElsewhere = ({ code }: NodeJS.ErrnoException, reusedSocket: boolean, method = 'GET') =>
  code === 'ECONNREFUSED' || (reusedSocket && method === 'GET');

const forwardedHeaders = ({ socket, headers }: IncomingMessage) => ({
  'x-forwarded-for': socket.remoteAddress ?? '',
  'x-forwarded-host': headers.host ?? '',
  'x-forwarded-proto': 'http',
});
