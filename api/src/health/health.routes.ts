import type { FastifyInstance } from 'fastify';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { reportFailureOf } from '../http/failures.ts';
import type { DiskState } from './disk-state.ts';

/**
 * For balancers: ready when the database answers. With a full disk the shop can still be looked at, so that is said, but a
 * balancer that stopped sending requests to all instances would only make it worse.
 */
export function healthRoutes(app: FastifyInstance, { db, disk }: { db: Kysely<Database>; disk: DiskState }): void {
  app.get('/api/health', { config: { limit: false } }, async (request, reply) => {
    try {
      await sql`select 1`.execute(db);
      return { ready: true, parts: { database: 'ok', disk: (await disk.isFull()) ? 'full' : 'ok' } };
    } catch (error) {
      reportFailureOf(request, { kind: 'part-unwell', cause: error });
      return reply.status(503).send({ ready: false, parts: { database: 'does not answer' } });
    }
  });
}
