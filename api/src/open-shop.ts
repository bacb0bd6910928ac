import type { Metrics } from '@odeta/node/metrics';
import { noMetrics } from '@odeta/node/no-metrics';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { readAppSecret } from './app-secret.ts';
import { startCleanUp } from './clean-up/clean-up.ts';
import type { ApiConfig } from './config.ts';
import { closeDatabase, openDatabase } from './db/database.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './db/embedded-postgres.ts';
import { createMailer } from './mail/mailer.ts';
import { prepareDatabaseAt } from './prepare-database.ts';

export interface OpenOptions {
  /** The embedded PostgreSQL has ended and could not be restarted. */
  onDatabaseLost(cause: unknown): void;
  /** By default nothing is measured. */
  metrics?: Metrics;
}

export interface OpenShop {
  app: FastifyInstance;
  /** The key for signatures, which `edge` needs too. */
  secret: string;
  /** Lets running requests finish, then closes the database and stops it if it was started here. */
  close(): Promise<void>;
}

/** Everything that the API needs, ready to listen or to be called in this process: database, schema, goods. */
export async function openShop(config: ApiConfig, options: OpenOptions): Promise<OpenShop> {
  const postgres =
    config.DATABASE_URL === undefined ? await startEmbeddedPostgres({ dataDir: config.DATA_DIR }) : undefined;
  try {
    return await openOn(postgres, config, options);
  } catch (error) {
    await postgres?.stop();
    throw error;
  }
}

async function openOn(
  postgres: EmbeddedPostgres | undefined,
  config: ApiConfig,
  { onDatabaseLost, metrics = noMetrics }: OpenOptions,
): Promise<OpenShop> {
  const url = config.DATABASE_URL ?? postgres?.url ?? '';
  const { seeded, hadContents } = await prepareDatabaseAt(url, config.SEED_DIR);
  const { db, pool } = openDatabase({ url, connections: config.DATABASE_CONNECTIONS });
  const secret = config.APP_SECRET ?? readAppSecret(config.DATA_DIR);
  const app = await buildApp({
    db,
    pool,
    config: { ...config, APP_SECRET: secret },
    mail: createMailer(config),
    metrics,
  });
  if (seeded && hadContents)
    app.log.warn(
      { kind: 'seed-differs' },
      'The seed files have changed: what is new was added. `npm run contents -- diff` shows where else they differ',
    );
  const cleaning = startCleanUp(db, {
    onDone: (deleted) => app.log.info({ kind: 'clean-up', deleted }, 'cleaned up'),
    onError: (error) => app.failures.report({ kind: 'part-unwell', cause: error }),
  });
  const keeping = postgres?.keepRunning({
    onDown: () =>
      app.failures.report({ kind: 'part-unwell', cause: 'PostgreSQL has ended by itself; it is started again' }),
    onBack: () => app.log.warn({ kind: 'database-back' }, 'PostgreSQL is back'),
    onGivenUp: onDatabaseLost,
  });
  return {
    app,
    secret,
    async close() {
      await keeping?.stop();
      await cleaning.stop();
      await app.close();
      await closeDatabase({ db, pool });
      await postgres?.stop();
    },
  };
}
