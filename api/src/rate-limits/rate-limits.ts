import rateLimit, { type FastifyRateLimitStoreCtor, normalizeIP } from '@fastify/rate-limit';
import { isRenderingCall, RENDERING_HEADER } from '@odeta/node/rendering-call';
import type { SharedCounts } from '@odeta/node/shared-counts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Clock } from '../db/database-clock.ts';
import { ApiError } from '../http/api-error.ts';
import type { RateLimit } from '../http/rate-limit.ts';
import { readSession } from '../http/session.ts';
import type { RateCounts } from './rate-counts.ts';

const GENERAL_LIMIT: RateLimit = { session: 1200, address: 12_000 };
export const ORDER_LIMIT: RateLimit = { session: 30, address: 600 };
export const LOG_LIMIT: RateLimit = { session: 60, address: 1200 };
/** A page reports about four outcomes. */
export const OUTCOME_LIMIT: RateLimit = { session: 120, address: 2400 };
/** Each request sends an e-mail. */
export const NEWSLETTER_LIMIT: RateLimit = { session: 10, address: 60 };
/** Per form of the help area; each request sends e-mails. */
export const MESSAGE_LIMIT: RateLimit = { session: 10, address: 60 };
/** Codes are so short that many requests could guess one. */
export const CODE_LIMIT: RateLimit = { session: 30, address: 120 };
/** Nobody opens links to orders often. */
export const LINK_LIMIT: RateLimit = { session: 30, address: 120 };
/** Programs of the staff send many changes, one after the other. */
export const STAFF_LIMIT: RateLimit = { session: 300, address: 600 };
/** Nobody logs in often, and a key cannot be guessed anyway. */
export const STAFF_LOG_IN_LIMIT: RateLimit = { session: 20, address: 60 };
/** Each request hashes a password, which is expensive. */
export const REGISTER_LIMIT: RateLimit = { session: 20, address: 120 };

interface RateLimitOptions {
  secret: string;
  /** Its own counters, or a server that all processes share. */
  counts: RateCounts | Pick<SharedCounts, 'options'>;
  /** Multiplies every limit. */
  factor: number;
  clock: Clock;
}

/**
 * Enforces the limit per visitor, then the limit per address. Requests over the visitor's limit do not count for the address. Requests for
 * server-side rendering do not count: `edge` limits pages. Runs after the cookies are parsed and before any route.
 */
export async function limitRates(
  app: FastifyInstance,
  { secret, counts, factor, clock }: RateLimitOptions,
): Promise<void> {
  await app.register(rateLimit, {
    global: false,
    timeWindow: '1 minute',
    ...('options' in counts ? counts.options : { store: storeOf(counts) }),
    // If the counters cannot be read, requests are accepted.
    skipOnError: true,
  });
  const limiters = [
    app.createRateLimit({
      keyGenerator: (request) => `${bucketOf(request)} ${sessionKey(request, secret)}`,
      max: (request) => limitOf(request).session * factor,
    }),
    app.createRateLimit({
      keyGenerator: (request) => `${bucketOf(request)} ${addressKey(request)}`,
      max: (request) => limitOf(request).address * factor,
    }),
  ];

  app.addHook('onRequest', async (request, reply) => {
    const { config } = request.routeOptions;
    if (config.limit === false) return;
    if (isRenderingCall(secret, request.url, request.headers[RENDERING_HEADER], clock().getTime())) return;
    for (const limiter of limiters) {
      const counted = await limiter(request);
      if (counted.isAllowed || !counted.isExceeded) continue;
      reply.header('retry-after', counted.ttlInSeconds);
      throw new ApiError('too-many-requests');
    }
  });
}

const limitOf = ({ routeOptions }: FastifyRequest) => routeOptions.config.limit || GENERAL_LIMIT;

/** Endpoints with a limit of their own have counters of their own. */
const bucketOf = ({ routeOptions }: FastifyRequest) => (routeOptions.config.limit ? routeOptions.url : 'all');

const addressKey = ({ ip }: FastifyRequest) => `from ${normalizeIP(ip)}`;

function sessionKey(request: FastifyRequest, secret: string) {
  const { idHash } = readSession(request, secret);
  return idHash ? `of ${idHash.toString('hex')}` : `nobody ${addressKey(request)}`;
}

const storeOf = (counts: RateCounts): FastifyRateLimitStoreCtor =>
  class {
    incr(...[key, callback, windowMs]: Parameters<InstanceType<FastifyRateLimitStoreCtor>['incr']>) {
      counts.increment(key, windowMs).then(
        ({ count, resetMs }) => callback(null, { current: count, ttl: resetMs }),
        (error) => callback(error),
      );
    }

    child() {
      return this;
    }
  };
