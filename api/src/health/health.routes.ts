import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { reportFailureOf } from '../http/failures.ts';
import type { DiskState } from './disk-state.ts';

/** Milliseconds within which the database must answer. */
const TIME_LIMIT = 1_500;

interface HealthDeps {
  db: Kysely<Database>;
  disk: DiskState;
  /** The server is shutting down and finishes running requests. */
  isStopping(): boolean;
}

/**
 * `/api/health`: the process runs (always 200), with the state of its parts. `/api/ready`: whether a load balancer may send requests (200
 * or 503). A full disk is reported but does not change that status: pages still work, and a load balancer that stopped using all instances
 * would only make it worse.
 */
export function healthRoutes(app: FastifyInstance, { db, disk, isStopping }: HealthDeps): void {
  const running: { answer: Promise<unknown> | null } = { answer: null };

  /** However often it is called, at most one connection waits for a database that does not answer. */
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
        reportFailureOf(request, { kind: 'part-unwell', part: 'database', cause: error });
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
