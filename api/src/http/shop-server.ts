import type { AnswerOf, Call, Message, ParamsOf, PayloadOf, QueryOf } from '@odeta/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerSchemaFor } from './answer.ts';
import { demandCsrf } from './csrf.ts';
import type { HandledEndpoint, HeadersSchema } from './openapi-document.ts';
import type { RateLimit } from './rate-limit.ts';
import { textFor } from './texts.ts';
import {
  giveCsrfToken,
  identify,
  keepDevice,
  meetVisitor,
  type NewId,
  type Owner,
  renewId,
  type Visitor,
} from './visitor.ts';

/** What a handler is given: the checked input, and who asks. */
export interface EndpointContext<C extends Call> {
  readonly visitor: Visitor;
  /** The visitor of a POST, who cannot be without an id. */
  readonly owner: Owner;
  readonly params: ParamsOf<C>;
  readonly query: QueryOf<C>;
  readonly payload: PayloadOf<C>;
  readonly request: FastifyRequest;
  /** A text in the language of the visitor's country. */
  text(key: string, parameters?: Record<string, string | number>): string;
  /** Adds a message that the browser shows beside the answer (G4). */
  say(message: Message): void;
  /** The visitor with an id, which a new one gets by this. */
  identify(): Owner;
  /** G5. */
  giveCsrfToken(): string;
  /** Makes the visitor another id. */
  renewId(options?: { forVisit?: boolean }): NewId;
  /** K7. Gives the browser the cookie by which it is known as one of an account's. */
  keepDevice(value: string): void;
}

export type Handler<C extends Call> = (context: EndpointContext<C>) => AnswerOf<C> | Promise<AnswerOf<C>>;

export interface HandleOptions {
  /** Seconds for which the answer may be kept by anyone: it is the same for every visitor of the country. */
  sameForAllSeconds?: number;
  /** The general limit when left out. */
  limit?: RateLimit;
  /** Headers that the endpoint reads besides those of every endpoint. */
  headers?: HeadersSchema;
}

/** The API's server: one `handle` per endpoint of the contracts. */
export interface ShopServer {
  /** Every endpoint that is handled, in order. */
  readonly endpoints: readonly HandledEndpoint[];
  handle<C extends Call>(endpoint: C, handler: Handler<C>, options?: HandleOptions): void;
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

  function handle<C extends Call>(endpoint: C, handler: Handler<C>, options: HandleOptions = {}) {
    const { sameForAllSeconds, limit, headers } = options;
    endpoints.push({ endpoint, headers });
    const cacheControl = sameForAllSeconds ? `public, max-age=${sameForAllSeconds}` : 'no-store';

    fastify.route({
      method: endpoint.method,
      url: `/api${endpoint.path.replace(/\{(\w+)\}/g, ':$1')}`,
      schema: schemaOf(endpoint, headers),
      config: limit ? { limit } : {},
      // After the limits of rates, and before a body is read.
      preParsing(request, _reply, body, done) {
        request.visitor = meetVisitor(request, secret);
        if (endpoint.method === 'POST') demandCsrf(request, request.visitor, secret);
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

  fastify.decorateRequest('visitor');
  // A closing server waits for its connections; what somebody asked for who has gone since is still running.
  fastify.addHook('onClose', async () => void (await Promise.allSettled(running)));
  return { endpoints, handle };
}

function contextOf<C extends Call>(
  request: FastifyRequest,
  reply: FastifyReply,
  messages: Message[],
  secret: string,
): EndpointContext<C> {
  const { visitor } = request;
  return {
    visitor,
    get owner() {
      return ownerOf(visitor);
    },
    params: request.params as ParamsOf<C>,
    query: request.query as QueryOf<C>,
    payload: request.body as PayloadOf<C>,
    request,
    text: (key, parameters) => textFor(visitor.country, key, parameters),
    say: (message) => void messages.push(message),
    identify: () => identify(visitor, reply, secret),
    giveCsrfToken: () => giveCsrfToken(visitor, reply, secret),
    renewId: (options) => renewId(visitor, reply, secret, options),
    keepDevice: (value) => keepDevice(reply, value),
  };
}

function ownerOf({ idHash, country }: Visitor): Owner {
  if (!idHash) throw new Error('Only a visitor with an id owns anything');
  return { idHash, country };
}

function schemaOf({ params, query, payload, body }: Call, headers?: HeadersSchema) {
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
    /** Set for every endpoint; see `meetVisitor`. */
    visitor: Visitor;
  }
}
