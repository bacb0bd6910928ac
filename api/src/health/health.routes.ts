import type { FastifyInstance } from 'fastify';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { reportFailureOf } from '../http/failures.ts';

/** For balancers: ready when the database answers. */
export function healthRoutes(app: FastifyInstance, { db }: { db: Kysely<Database> }): void {
  app.get('/api/health', { config: { rateLimit: false } }, async (request, reply) => {
    try {
      await sql`select 1`.execute(db);
      return { ready: true };
    } catch (error) {
      reportFailureOf(request, { kind: 'part-unwell', cause: error });
      return reply.status(503).send({ ready: false });
    }
  });
}
