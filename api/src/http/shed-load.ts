import underPressure from '@fastify/under-pressure';
import { countShed, isLate, type ShedReason } from '@odeta/node/load-shedding';
import type { Metrics } from '@odeta/node/metrics';
import { isRenderingCall, RENDERING_HEADER } from '@odeta/node/rendering-call';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Pool } from 'pg';
import type { Clock } from '../db/database-clock.ts';
import { ApiError } from './api-error.ts';

/** Milliseconds for which more statements wait than are worth waiting for: a burst that is over by then harms nobody. */
const LONGEST_QUEUE = 1_000;
/** For each connection. */
const STATEMENTS_WAITING = 2;
/** Seconds, spread so that not all come back at once. */
const RETRY_AFTER = { least: 2, most: 6 };

/** Endpoints that people need while they look around; everything else belongs to a purchase, an account or the staff. */
const lookingAround = /^\/api\/(catalog|wishlist)(\/|$)/;

interface Options {
  pool: Pick<Pool, 'waitingCount' | 'options'>;
  secret: string;
  clock: Clock;
  metrics: Metrics;
  now?: () => number;
}

/**
 * Refuses early, before anything is counted or read, while this process has no time left or statements have waited for a connection for a
 * while. It refuses only what browsers read to look around: writes, purchases and what servers need are never refused, and pages that
 * `edge` renders have waited in its queue.
 */
export async function shedLoad(
  app: FastifyInstance,
  { pool, secret, clock, metrics, now = () => performance.now() }: Options,
): Promise<void> {
  await app.register(underPressure);
  const shed = countShed(metrics, 'api');
  const queueLength = createQueueWatch(pool, now);
  const reasonNow = (): ShedReason | null => {
    if (queueLength.isLong()) return 'database';
    return isLate(app) ? 'event-loop' : null;
  };
  app.addHook('onRequest', async (request) => {
    const reason = reasonNow();
    if (reason === null || !isLookingAround(request)) return;
    if (isRenderingCall(secret, request.url, request.headers[RENDERING_HEADER], clock().getTime())) return;
    shed(reason);
    const { least, most } = RETRY_AFTER;
    throw new ApiError('busy', { retryAfterSeconds: Math.round(least + Math.random() * (most - least)) });
  });
}

const isLookingAround = ({ method, routeOptions: { url = '' } }: FastifyRequest) =>
  method === 'GET' && lookingAround.test(url);

/** Each request looks at the queue: how long it has had more statements than connections can soon take. */
function createQueueWatch(pool: Options['pool'], now: () => number) {
  const state = { since: null as number | null };
  return {
    isLong(): boolean {
      if (pool.waitingCount <= STATEMENTS_WAITING * (pool.options.max ?? 1)) {
        state.since = null;
        return false;
      }
      state.since ??= now();
      return now() - state.since > LONGEST_QUEUE;
    },
  };
}
