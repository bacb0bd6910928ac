import rateLimit, { type FastifyRateLimitStoreCtor, normalizeIP } from '@fastify/rate-limit';
import { isRenderingCall, RENDERING_HEADER } from '@odeta/node/rendering-call';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../http/api-error.ts';
import type { RateLimit } from '../http/rate-limit.ts';
import { readSession } from '../http/session.ts';
import type { RateCounts } from './rate-counts.ts';

const GENERAL_LIMIT: RateLimit = { session: 1200, address: 12_000 };
export const ORDER_LIMIT: RateLimit = { session: 30, address: 600 };
export const LOG_LIMIT: RateLimit = { session: 60, address: 1200 };
/** A page says some four of them. */
export const OUTCOME_LIMIT: RateLimit = { session: 120, address: 2400 };
/** Every one sends an e-mail. */
export const NEWSLETTER_LIMIT: RateLimit = { session: 10, address: 60 };
/** Of each form of the help area: every one sends e-mails. */
export const MESSAGE_LIMIT: RateLimit = { session: 10, address: 60 };
/** Codes are short enough to be guessed by one who may ask often. */
export const CODE_LIMIT: RateLimit = { session: 30, address: 120 };
/** Links of orders, which nobody opens often. */
export const LINK_LIMIT: RateLimit = { session: 30, address: 120 };
/** Every one costs a password's hash. */
export const REGISTER_LIMIT: RateLimit = { session: 20, address: 120 };

interface RateLimitOptions {
  secret: string;
  counts: RateCounts;
  /** Multiplies every limit. */
  factor: number;
}

/**
 * Refuses more than the limit of a visitor, then more than the limit of his address. What a visitor is refused does not
 * count for his address. Calls of a page that is being rendered do not count: `edge` limits pages. After the cookies are
 * read, before any route.
 */
export async function limitRates(app: FastifyInstance, { secret, counts, factor }: RateLimitOptions): Promise<void> {
  await app.register(rateLimit, {
    global: false,
    store: storeOf(counts),
    timeWindow: '1 minute',
    // Counts that cannot be read refuse nobody.
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
    if (config.limit === false || isRenderingCall(secret, request.url, request.headers[RENDERING_HEADER])) return;
    for (const limiter of limiters) {
      const counted = await limiter(request);
      if (counted.isAllowed || !counted.isExceeded) continue;
      reply.header('retry-after', counted.ttlInSeconds);
      throw new ApiError('too-many-requests');
    }
  });
}

const limitOf = ({ routeOptions }: FastifyRequest) => routeOptions.config.limit || GENERAL_LIMIT;

/** Calls with a limit of their own are counted by themselves. */
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
