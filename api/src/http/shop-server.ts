import type { AnswerOf, Endpoint, Message, ParamsOf, PayloadOf, QueryOf } from '@odeta/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerSchemaFor } from './answer.ts';
import { demandCsrf } from './csrf.ts';
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

/** What a handler is given: the checked input, and the session that it comes from. */
export interface EndpointContext<C extends Endpoint> {
  readonly session: Session;
  /** The session of a POST, which cannot be without an id. */
  readonly knownSession: KnownSession;
  readonly params: ParamsOf<C>;
  readonly query: QueryOf<C>;
  readonly payload: PayloadOf<C>;
  readonly request: FastifyRequest;
  /** A text in the language of the visitor's country. */
  text(key: string, parameters?: Record<string, string | number>): string;
  /** Adds a message that the browser shows beside the answer. */
  say(message: Message): void;
  /** The session with an id; a new one gets it by this. */
  identify(): KnownSession;
  giveCsrfToken(): string;
  /** Gives the session another id. */
  renewId(options?: { forVisit?: boolean }): NewId;
  /** Gives the browser the cookie by which it is known as one of an account's. */
  keepDevice(value: string): void;
}

export type Handler<C extends Endpoint> = (context: EndpointContext<C>) => AnswerOf<C> | Promise<AnswerOf<C>>;

export interface HandleOptions {
  /** Seconds for which the answer may be kept by anyone: it is the same for every visitor of the country. */
  sameForAllSeconds?: number;
  /** The general limit when left out. */
  limit?: RateLimit;
  /** Headers that the endpoint reads besides those of every endpoint. */
  headers?: HeadersSchema;
  /** Called by servers, which have no cookies and so no token: the handler itself demands who it is. */
  isForServers?: boolean;
}

/** The API's server: one `handle` per endpoint of the contracts. */
export interface ShopServer {
  /** Every endpoint that is handled, in order. */
  readonly endpoints: readonly HandledEndpoint[];
  handle<C extends Endpoint>(endpoint: C, handler: Handler<C>, options?: HandleOptions): void;
}

export function createShopServer(fastify: FastifyInstance, secret: string): ShopServer {
  const endpoints: HandledEndpoint[] = [];
  const running = new Set<Promise<unknown>>();

  async function tracked<Result>(work: Promise<Result>): Promise<Result> {
    running.add(work);
    try {
      return await work;
    } finally {
      running.delete(work);
    }
  }

  function handle<C extends Endpoint>(endpoint: C, handler: Handler<C>, options: HandleOptions = {}) {
    const { sameForAllSeconds, limit, headers, isForServers = false } = options;
    endpoints.push({ endpoint, headers, isForServers });
    const cacheControl = sameForAllSeconds ? `public, max-age=${sameForAllSeconds}` : 'no-store';

    fastify.route({
      method: endpoint.method,
      url: `/api${endpoint.path.replace(/\{(\w+)\}/g, ':$1')}`,
      schema: schemaOf(endpoint, headers),
      config: limit ? { limit } : {},
      ...(endpoint.bodyBytes !== undefined && { bodyLimit: endpoint.bodyBytes }),
      // After the limits of rates, and before a body is read.
      preParsing(request, _reply, body, done) {
        request.session = readSession(request, secret);
        if (endpoint.method === 'POST' && !isForServers) demandCsrf(request, request.session, secret);
        done(null, body);
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
        return messages.length > 0 ? { success: true, body, messages } : { success: true, body };
      },
    });
  }

  fastify.decorateRequest('session');
  // A closing server waits for its connections; what somebody asked for who has gone since is still running.
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
    /** Set for every endpoint; see `readSession`. */
    session: Session;
  }
}
