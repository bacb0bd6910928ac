import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import type { Valkey } from 'iovalkey';
import * as v from 'valibot';

/** Server only. Counts of requests that all processes share, in a Valkey or Redis server. */

export const ValkeyUrlSchema = v.pipe(
  v.optional(
    v.pipe(
      v.string(),
      v.regex(/^(redis|rediss|valkey|valkeys):\/\//, 'must be an address that begins with redis:// or rediss://'),
    ),
  ),
  v.description(
    'Valkey or Redis server in which all processes count requests together ([docs/scale](docs/scale/README.md)); by default each `edge` counts for itself',
  ),
);

/** Milliseconds. A request waits for its count, so that a server that hangs must not hold it up. */
const TIME_LIMIT = 250;
const CONNECT_LIMIT = 2_000;
const LONGEST_PAUSE = 2_000;
/** Milliseconds between two looks at whether it answers. */
const PING_EVERY = 2_000;
/** Written at each look: a server without memory answers, and refuses to count. It need not outlive the next looks. */
const [LOOKED, LOOKED_MS] = ['odeta:looked', 60_000];
/** One after another. */
const LATE_PINGS = 2;

export interface SharedCounts {
  /** Options of `@fastify/rate-limit`. While the server does not answer, requests are accepted. */
  options: { redis: Valkey; nameSpace: string; skipOnError: true };
  close(): void;
}

/** @param onError is called for each failed connection, and while the server does not answer */
export async function openSharedCounts(url: string, onError: (cause: Error) => void): Promise<SharedCounts> {
  const { Valkey: Client } = await import('iovalkey');
  const redis = new Client(url.replace(/^valkey/, 'redis'), {
    connectTimeout: CONNECT_LIMIT,
    commandTimeout: TIME_LIMIT,
    // Commands fail at once while there is no connection.
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    retryStrategy: (attempts) => Math.min(attempts * 200, LONGEST_PAUSE),
  });
  redis.on('error', onError);
  const late = { pings: 0 };
  const pinging = setInterval(() => {
    if (redis.status !== 'ready') return;
    redis.set(LOOKED, '1', 'PX', LOOKED_MS).then(() => Object.assign(late, { pings: 0 }), takeFailure);
  }, PING_EVERY).unref();

  /** Requests are accepted without being counted, which nobody would see. */
  function takeFailure(cause: Error) {
    if (cause.name === 'ReplyError') onError(cause);
    else reconnect(cause);
  }

  /**
   * A hanging server keeps its connections open; they are closed after two late answers, so that requests do not wait for it. A single late
   * answer may come from a busy machine.
   */
  function reconnect(cause: Error) {
    late.pings += 1;
    if (late.pings < LATE_PINGS || redis.status !== 'ready') return;
    late.pings = 0;
    onError(cause);
    redis.disconnect(true);
  }

  // The first requests count, too.
  await Promise.race([once(redis, 'ready'), pause(CONNECT_LIMIT, undefined, { ref: false })]).catch(() => {});
  return { options: { redis, nameSpace: 'odeta:', skipOnError: true }, close };

  function close() {
    clearInterval(pinging);
    redis.disconnect();
  }
}
