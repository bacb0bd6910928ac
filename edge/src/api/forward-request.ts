import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { Http2Stream } from 'node:http2';
import { IDEMPOTENCY_HEADER } from '@odeta/contracts';
import { RETRY_AFTER_SECONDS } from '@odeta/node/retry-after';
import type { Dispatcher } from 'undici';
import { sendRequest } from './send-request.ts';
import type { Servers } from './servers.ts';

/** Methods whose requests have a body (RFC 9110, 9.3; RFC 5789). In requests of all other methods it has no meaning. */
const methodsWithBody: readonly (string | undefined)[] = ['POST', 'PUT', 'PATCH'];

/** Hop-by-hop headers (RFC 9110, 7.6.1), the expectation, which Node's server has met, and the pseudo headers of HTTP/2. */
const hopHeaders =
  /^(:|connection$|expect$|keep-alive$|proxy-|te$|trailer$|transfer-encoding$|upgrade$|http2-settings$)/;

/** A request of HTTP/1.1, or of the compatibility API of HTTP/2. */
type ClientRequest = IncomingMessage & { stream?: Http2Stream };

interface Forwarding {
  request: ClientRequest;
  response: ServerResponse;
  /** Path and query for the server. */
  path: string;
  /** Headers for the server. */
  headers: IncomingHttpHeaders;
  /** Milliseconds until the response must have begun; event streams and long responses may go on after that. */
  answerLimit: number;
}

/**
 * Proxies a request and streams the response back. The body is framed anew, however the client had framed it; the body of a method that has
 * none is read and dropped. If the client disconnects, reads and incomplete bodies are aborted; a complete write, such as an order, still
 * reaches the server and is only bound by the time limit. If a server is gone, the request is repeated as far as that is safe.
 * @throws if no response has begun
 */
export async function forwardRequest(servers: Servers, forwarding: Forwarding): Promise<void> {
  const { request, response, path, headers, answerLimit } = forwarding;
  const isRepeatable = headers[IDEMPOTENCY_HEADER] !== undefined;
  const body = bodyOf(request, isRepeatable);
  if (!body) request.resume();
  const abort = new AbortController();
  const limit = setTimeout(() => abort.abort(new Error(`No answer in ${answerLimit} ms`)), answerLimit).unref();
  const client = { isGone: false };
  response.once('close', () => {
    client.isGone = true;
    const isUseless = !methodsWithBody.includes(request.method) || body?.isComplete === false;
    if (isUseless && !response.writableEnded) abort.abort();
  });
  try {
    const answer = await sendRequest(servers, {
      method: request.method,
      path,
      headers: body ? headers : { ...headers, 'content-length': undefined },
      // An iterator of chunks is a valid body, which the type of undici 8.13 does not know.
      body: () => (body?.read() ?? null) as Dispatcher.DispatchOptions['body'],
      hasWholeBody: () => body?.isWhole() ?? true,
      isRepeatable,
      signal: abort.signal,
    });
    if (client.isGone) await answer.body.dump();
    else pass(answer, response);
  } catch (error) {
    if (!client.isGone) throw error;
  } finally {
    clearTimeout(limit);
  }
}

function pass({ statusCode, headers, body }: Dispatcher.ResponseData, response: ServerResponse) {
  // Otherwise the client would take a response that breaks off for a complete one.
  body.on('error', (error) => response.destroy(error));
  response.on('close', () => body.destroy());
  // One that a gateway in between has written may not say it.
  const retryAfter = statusCode === 503 && { 'retry-after': String(RETRY_AFTER_SECONDS) };
  response.writeHead(statusCode, { ...retryAfter, ...endToEndHeaders(headers) });
  body.pipe(response);
}

/** Headers without those that belong to one connection, also by the sender's own declaration. */
export function endToEndHeaders(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const declared = String(headers.connection ?? '')
    .toLowerCase()
    .split(/\s*,\s*/);
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !hopHeaders.test(name) && !declared.includes(name)),
  );
}

/** Bytes of a body that are kept so that it can be sent again: an order takes some hundred. */
const MOST_KEPT = 65_536;

interface RequestBody {
  /** Whether it was received up to its end. */
  isComplete: boolean;
  /** Whether `read` can be called, again or for the first time, and returns everything. */
  isWhole(): boolean;
  read(): AsyncGenerator<Buffer>;
}

function bodyOf(request: ClientRequest, isKept: boolean): RequestBody | null {
  if (!methodsWithBody.includes(request.method) || !hasBody(request)) return null;
  const kept = { chunks: [] as Buffer[], bytes: 0 };
  const state = { hasBegun: false };
  const body: RequestBody = {
    isComplete: false,
    isWhole: () => !state.hasBegun || (isKept && body.isComplete && kept.bytes <= MOST_KEPT),
    async *read() {
      state.hasBegun = true;
      yield* kept.chunks;
      if (body.isComplete) return;
      try {
        // A server may respond before it has read everything: the client gets that response, and may finish what it sends.
        for await (const chunk of request.iterator({ destroyOnReturn: false })) {
          kept.bytes += chunk.length;
          if (isKept && kept.bytes <= MOST_KEPT) kept.chunks.push(chunk);
          yield chunk;
        }
        // To its reader, the body of an HTTP/2 stream that was reset ends like a complete one.
        if (isReset(request)) throw new Error('The client has reset the request');
        body.isComplete = true;
      } finally {
        request.resume();
      }
    },
  };
  return body;
}

function hasBody({ headers, stream }: ClientRequest): boolean {
  if (stream) return !stream.endAfterHeaders;
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

const isReset = ({ stream }: ClientRequest) => stream !== undefined && (stream.aborted || stream.rstCode !== 0);
