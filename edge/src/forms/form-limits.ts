import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { EdgeConfig } from '../config/config.ts';
import { addressKey, visitorKey } from '../http/page-limits.ts';
import { TooManyRequests } from '../refusals/too-many-requests.ts';

/** Forms a minute without scripts; docs/security.md says how the numbers were chosen. */
const OF_VISITOR = 60;
const OF_ADDRESS = 300;

/** Creates the hook that rejects forms with `TooManyRequests`. Counted where pages are. */
export function createFormLimits(
  app: FastifyInstance,
  { APP_SECRET, RATE_LIMITS }: Pick<EdgeConfig, 'APP_SECRET' | 'RATE_LIMITS'>,
): (request: FastifyRequest) => Promise<void> {
  const limiters = [
    app.createRateLimit({
      keyGenerator: (request) => `form of ${visitorKey(request, APP_SECRET) ?? addressKey(request)}`,
      max: OF_VISITOR * RATE_LIMITS,
    }),
    app.createRateLimit({
      keyGenerator: (request) => `form from ${addressKey(request)}`,
      max: OF_ADDRESS * RATE_LIMITS,
    }),
  ];

  return async (request) => {
    for (const limiter of limiters) {
      const counted = await limiter(request);
      if (!counted.isAllowed && counted.isExceeded) throw new TooManyRequests(counted.ttlInSeconds);
    }
  };
}
