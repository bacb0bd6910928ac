import type { AnswerOf, Endpoint, Message, ParamsOf, PayloadOf, QueryOf } from '@odeta/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerSchemaFor } from './answer.ts';
import { type CheckProof, ProofHeadersSchema, type ProofNeed, requireProof, type Shown } from './bot-proof.ts';
import { requireCsrf } from './csrf.ts';
import type { HandledEndpoint, HeadersSchema } from './openapi-document.ts';
import type { RateLimit } from './rate-limit.ts';
import {
  giveCsrfToken,
  identify,
  type KnownSession,
  keepDevice,
  type NewId,
  readSession,
  renewId,
  type Session,
} from './session.ts';
import { textFor } from './texts.ts';
import { createUploadSlots } from './upload-slots.ts';

export interface EndpointContext<C extends Endpoint> {
  readonly session: Session;
  /** Only for POST requests, which always have a session id. */
  readonly knownSession: KnownSession;
  readonly params: ParamsOf<C>;
  readonly query: QueryOf<C>;
  readonly payload: PayloadOf<C>;
  /** Of an endpoint with `needsProof`; `useProof` accepts it once. */
  readonly proof: Shown;
  readonly request: FastifyRequest;
  text(key: string, parameters?: Record<string, string | number>): string;
  /** Adds a message that the browser shows as an alert. */
  say(message: Message): void;
  /** The session with its id; a visitor without one gets a new id. */
  identify(): KnownSession;
  giveCsrfToken(): string;
  renewId(options?: { forVisit?: boolean }): NewId;
  /** Sets the cookie that marks the browser as a known device of an account. */
  keepDevice(value: string): void;
}

export type Handler<C extends Endpoint> = (context: EndpointContext<C>) => AnswerOf<C> | Promise<AnswerOf<C>>;

export interface HandleOptions {
  /** Seconds for which any cache may store the response, because it is the same for all visitors of the country. */
  sameForAllSeconds?: number;
  /** By default the general limit. */
  limit?: RateLimit;
  /** Headers that the endpoint reads, in addition to those of all endpoints. */
  headers?: HeadersSchema;
  /** The browser deletes what it has stored of earlier responses: documents, files, and pages for going back. */
  clearsCache?: boolean;
  /** A bot proof is checked before the body is read. */
  needsProof?: ProofNeed;
  /** For servers, which have no cookies and therefore no CSRF token: the handler authenticates them. */
  isForServers?: boolean;
}

export interface ShopServer {
  /** All registered endpoints, in order. */
  readonly endpoints: readonly HandledEndpoint[];
  handle<C extends Endpoint>(endpoint: C, handler: Handler<C>, options?: HandleOptions): void;
}

/**
 * Documents and files, pages in the back/forward cache, and pages that were prefetched or prerendered (https://w3c.github.io/webappsec-clear-site-data/).
 * Browsers ignore types that they do not know.
 */
const STORED_RESPONSES = '"cache", "prefetchCache", "prerenderCache"';

export function createShopServer(
  fastify: FastifyInstance,
  { secret, checkProof }: { secret: string; checkProof: CheckProof },
): ShopServer {
  const endpoints: HandledEndpoint[] = [];
  const running = new Set<Promise<unknown>>();
  const takeUploadSlot = createUploadSlots({ ordinaryBytes: fastify.initialConfig.bodyLimit ?? 0 });

  async function tracked<Result>(work: Promise<Result>): Promise<Result> {
    running.add(work);
    try {
      return await work;
    } finally {
      running.delete(work);
    }
  }

  function handle<C extends Endpoint>(endpoint: C, handler: Handler<C>, options: HandleOptions = {}) {
    const { sameForAllSeconds, limit, needsProof, clearsCache = false, isForServers = false } = options;
    const headers = needsProof ? ProofHeadersSchema : options.headers;
    endpoints.push({ endpoint, headers, isForServers });
    const cacheControl = sameForAllSeconds ? `public, max-age=${sameForAllSeconds}` : 'no-store';

    fastify.route({
      method: endpoint.method,
      url: `/api${endpoint.path.replace(/\{(\w+)\}/g, ':$1')}`,
      schema: schemaOf(endpoint, headers),
      config: { sender: isForServers ? 'server' : 'page-with-token', ...(limit && { limit }) },
      ...(endpoint.bodyBytes !== undefined && { bodyLimit: endpoint.bodyBytes }),
      // After the rate limits, and before the body is read.
      async preParsing(request, reply) {
        request.session = readSession(request, secret);
        if (endpoint.method === 'POST' && !isForServers) requireCsrf(request, request.session, secret);
        if (needsProof) request.proof = await requireProof(checkProof, request, needsProof);
        if (endpoint.bodyBytes !== undefined) takeUploadSlot(request, reply);
      },
      // An endpoint whose payload may be empty can be sent without one (L1: `discount-code-delete` takes none).
      preValidation(request, _reply, done) {
        if (endpoint.payload) request.body ??= {};
        done();
      },
      async handler(request, reply) {
        const messages: Message[] = [];
        const body = await tracked(Promise.resolve(handler(contextOf<C>(request, reply, messages, secret))));
        reply.header('cache-control', cacheControl);
        if (clearsCache) reply.header('clear-site-data', STORED_RESPONSES);
        return messages.length > 0 ? { success: true, body, messages } : { success: true, body };
      },
    });
  }

  fastify.decorateRequest('session');
  fastify.decorateRequest('proof');
  // A closing server waits for its connections, but not for handlers whose client has disconnected.
  fastify.addHook('onClose', async () => void (await Promise.allSettled(running)));
  return { endpoints, handle };
}

function contextOf<C extends Endpoint>(
  request: FastifyRequest,
  reply: FastifyReply,
  messages: Message[],
  secret: string,
): EndpointContext<C> {
  const { session } = request;
  return {
    session,
    get knownSession() {
      return knownSessionOf(session);
    },
    params: request.params as ParamsOf<C>,
    query: request.query as QueryOf<C>,
    payload: request.body as PayloadOf<C>,
    proof: request.proof,
    request,
    text: (key, parameters) => textFor(session.country, key, parameters),
    say: (message) => void messages.push(message),
    identify: () => identify(session, reply, secret),
    giveCsrfToken: () => giveCsrfToken(session, reply, secret),
    renewId: (options) => renewId(session, reply, secret, options),
    keepDevice: (value) => keepDevice(reply, value),
  };
}

function knownSessionOf({ idHash, country }: Session): KnownSession {
  if (!idHash) throw new Error('Only a session with an id is stored');
  return { idHash, country };
}

function schemaOf({ params, query, payload, body }: Endpoint, headers?: HeadersSchema) {
  return {
    ...(headers && { headers }),
    ...(params && { params }),
    ...(query && { querystring: query }),
    ...(payload && { body: payload }),
    response: { 200: answerSchemaFor(body) },
  };
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set for every endpoint by `readSession`. */
    session: Session;
    /** Set for endpoints with `needsProof`. */
    proof: Shown;
  }
}
