import { createHash } from 'node:crypto';
import rateLimit, { normalizeIP } from '@fastify/rate-limit';
import { SESSION_COOKIE } from '@odeta/contracts';
import { isSessionId } from '@odeta/node/csrf-token';
import { readOwnCookie } from '@odeta/node/own-cookies';
import { openSharedCounts } from '@odeta/node/shared-counts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { EdgeConfig } from '../config/config.ts';
import { TooManyRequests } from '../refusals/too-many-requests.ts';

/** Pages a minute; docs/security.md says how the numbers were chosen. */
const OF_VISITOR = 300;
/** For an address, shared by all requests without a valid session id: first visits, search engines, scripts. */
const OF_STRANGERS = 600;
/** Offices and mobile networks share an address. */
const OF_ADDRESS = 3000;

type LimitConfig = Pick<EdgeConfig, 'APP_SECRET' | 'RATE_LIMITS'> & Partial<Pick<EdgeConfig, 'VALKEY_URL'>>;

/** Addresses and visitors that one process counts, at most. */
const MOST_COUNTED = 50_000;

async function storeOf(app: FastifyInstance, url: string | undefined, onError: (cause: Error) => void) {
  if (url === undefined) return { cache: MOST_COUNTED };
  const { options, close } = await openSharedCounts(url, onError);
  app.addHook('onClose', async () => close());
  return options;
}

/** Identifies the visitor among all processes, and is of no use to whoever reads it there; `null` for strangers. */
export function visitorKey(request: FastifyRequest, secret: string): string | null {
  const id = readOwnCookie(request, SESSION_COOKIE);
  return isSessionId(secret, id) ? createHash('sha256').update(id).digest('base64url') : null;
}

export const addressKey = ({ ip }: Pick<FastifyRequest, 'ip'>): string => normalizeIP(ip);

/**
 * Creates the hook that rejects pages with `TooManyRequests`: first above the limit of a visitor, then above that of their address. Without
 * a server for counts each process counts for itself.
 */
export async function createPageLimits(
  app: FastifyInstance,
  { APP_SECRET, RATE_LIMITS, VALKEY_URL }: LimitConfig,
  onError: (cause: Error) => void = () => {},
): Promise<(request: FastifyRequest) => Promise<void>> {
  await app.register(rateLimit, {
    global: false,
    timeWindow: '1 minute',
    ...(await storeOf(app, VALKEY_URL, onError)),
  });
  const limiters = [
    app.createRateLimit({
      keyGenerator: (request) => `page of ${visitorKey(request, APP_SECRET) ?? addressKey(request)}`,
      max: (request) => (visitorKey(request, APP_SECRET) ? OF_VISITOR : OF_STRANGERS) * RATE_LIMITS,
    }),
    app.createRateLimit({
      keyGenerator: (request) => `page from ${addressKey(request)}`,
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
