import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { EdgeConfig } from '../config/config.ts';
import { addressKey } from '../http/page-limits.ts';
import { TooManyRequests } from '../refusals/too-many-requests.ts';

/** Milliseconds that a form without scripts waits where the page's scripts would solve a challenge. */
const DELAY = 3_000;
/** Such forms of an address, such as orders, in ten minutes. */
const OF_ADDRESS = 10;

/** Creates the function that makes a sender wait, or throws `TooManyRequests`. Each process counts for itself. */
export function createFormProofs(app: FastifyInstance, { RATE_LIMITS }: Pick<EdgeConfig, 'RATE_LIMITS'>) {
  const limiter = app.createRateLimit({
    keyGenerator: (request) => `form proof ${addressKey(request)}`,
    max: OF_ADDRESS * RATE_LIMITS,
    timeWindow: '10 minutes',
  });

  return async (request: FastifyRequest): Promise<void> => {
    const counted = await limiter(request);
    if (!counted.isAllowed && counted.isExceeded) throw new TooManyRequests(counted.ttlInSeconds);
    await pause(DELAY);
  };
}
export type WaitForProof = ReturnType<typeof createFormProofs>;
