import rateLimit, { normalizeIP } from '@fastify/rate-limit';
import { SESSION_COOKIE } from '@odeta/contracts';
import { isSessionId } from '@odeta/node/csrf-token';
import { readOwnCookie } from '@odeta/node/own-cookies';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { EdgeConfig } from '../config/config.ts';
import { TooManyRequests } from '../refusals/too-many-requests.ts';

/** Pages a minute; docs/security.md says how the numbers were chosen. */
const OF_VISITOR = 300;
/** For an address, shared by all requests without a valid session id: first visits, search engines, scripts. */
const OF_STRANGERS = 600;
/** Offices and mobile networks share an address. */
const OF_ADDRESS = 3000;

export const addressKey = ({ ip }: Pick<FastifyRequest, 'ip'>): string => normalizeIP(ip);

/**
 * Creates the hook that rejects pages with `TooManyRequests`: first above the limit of a visitor, then above that of their address. Each
 * process counts for itself.
 */
export async function createPageLimits(
  app: FastifyInstance,
  { APP_SECRET, RATE_LIMITS }: Pick<EdgeConfig, 'APP_SECRET' | 'RATE_LIMITS'>,
): Promise<(request: FastifyRequest) => Promise<void>> {
  await app.register(rateLimit, { global: false, timeWindow: '1 minute', cache: 50_000 });
  const idOf = (request: FastifyRequest) => {
    const id = readOwnCookie(request, SESSION_COOKIE);
    return isSessionId(APP_SECRET, id) ? id : null;
  };
  const limiters = [
    app.createRateLimit({
      keyGenerator: (request) => idOf(request) ?? addressKey(request),
      max: (request) => (idOf(request) ? OF_VISITOR : OF_STRANGERS) * RATE_LIMITS,
    }),
    app.createRateLimit({ keyGenerator: addressKey, max: OF_ADDRESS * RATE_LIMITS }),
  ];

  return async (request) => {
    for (const limiter of limiters) {
      const counted = await limiter(request);
      if (!counted.isAllowed && counted.isExceeded) throw new TooManyRequests(counted.ttlInSeconds);
    }
  };
}
