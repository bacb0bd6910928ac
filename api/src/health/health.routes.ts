import type { FastifyInstance } from 'fastify';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/database.ts';

/** For balancers: ready when the database answers. */
export function healthRoutes(app: FastifyInstance, { db }: { db: Kysely<Database> }): void {
  app.get('/api/health', { config: { rateLimit: false } }, async (request, reply) => {
    try {
      await sql`select 1`.execute(db);
      return { ready: true };
    } catch (error) {
      request.log.error({ err: error }, 'the database does not answer');
      return reply.status(503).send({ ready: false });
    }
  });
}
