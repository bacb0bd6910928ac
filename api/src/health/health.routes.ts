import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { reportFailureOf } from '../http/failures.ts';
import type { DiskState } from './disk-state.ts';

/** Milliseconds that the database may take to answer. */
const TIME_LIMIT = 1_500;

interface HealthDeps {
  db: Kysely<Database>;
  disk: DiskState;
  /** The server has been asked to end, and finishes what it has begun. */
  isStopping(): boolean;
}

/**
 * `/api/health`: the process runs (200), and how its parts are. `/api/ready`: whether a balancer may send requests (200 or
 * 503). With a full disk the shop can still be looked at, so that is said, but a balancer that stopped sending requests to
 * all instances would only make it worse.
 */
export function healthRoutes(app: FastifyInstance, { db, disk, isStopping }: HealthDeps): void {
  const running: { answer: Promise<unknown> | null } = { answer: null };

  /** However often it is asked, one connection at most waits for a database that does not answer. */
  async function isAnswering(request: FastifyRequest) {
    running.answer ??= sql`select 1`.execute(db).finally(() => {
      running.answer = null;
    });
    const late = pause(TIME_LIMIT, undefined, { ref: false }).then(() =>
      Promise.reject(new Error('The database does not answer in time')),
    );
    return Promise.race([running.answer, late]).then(
      () => true,
      (error: unknown) => {
        reportFailureOf(request, { kind: 'part-unwell', cause: error });
        return false;
      },
    );
  }

  async function findParts(request: FastifyRequest) {
    if (!(await isAnswering(request))) return { database: 'does not answer' };
    return { database: 'ok', disk: (await disk.isFull()) ? 'full' : 'ok' };
  }

  app.get('/api/health', { config: { limit: false } }, async (request) => {
    const parts = await findParts(request);
    return { status: Object.values(parts).every((part) => part === 'ok') ? 'ok' : 'unwell', parts };
  });

  app.get('/api/ready', { config: { limit: false } }, async (request, reply) => {
    const parts = { ...(await findParts(request)), server: isStopping() ? 'stopping' : 'ok' };
    const isReady = parts.database === 'ok' && !isStopping();
    return reply.code(isReady ? 200 : 503).send({ ready: isReady, parts });
  });
}
