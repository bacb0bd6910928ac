import { unwell } from '@odeta/node/failure-log';
import type { Metrics } from '@odeta/node/metrics';
import { noMetrics } from '@odeta/node/no-metrics';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { readAppSecret } from './app-secret.ts';
import { startCleanUp } from './clean-up/clean-up.ts';
import type { ApiConfig } from './config.ts';
import { closeDatabase, openDatabase } from './db/database.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './db/embedded-postgres.ts';
import { requireSchema } from './db/require-schema.ts';
import { createMailer } from './mail/mailer.ts';
import { prepareDatabaseAt } from './prepare-database.ts';
import { keepDemoStaff } from './staff/demo-staff.ts';

export interface OpenOptions {
  /** The embedded PostgreSQL has ended and could not be restarted. */
  onDatabaseLost(cause: unknown): void;
  /** Whether the database at DATABASE_URL is migrated and seeded; otherwise it must have been. An embedded one always is. */
  prepares: boolean;
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
  { onDatabaseLost, prepares, metrics = noMetrics }: OpenOptions,
): Promise<OpenShop> {
  const url = config.DATABASE_URL ?? postgres?.url ?? '';
  const directUrl = config.DATABASE_DIRECT_URL ?? url;
  const isPooled = config.DATABASE_POOLER;
  const { seeded, hadContents } =
    prepares || postgres
      ? await prepareDatabaseAt(directUrl, config.SEED_DIR, { isPooled })
      : { seeded: false, hadContents: true };
  const database = openDatabase({
    ...{ url, directUrl, isPooled, connections: config.DATABASE_CONNECTIONS },
    ...{ readUrl: config.DATABASE_READ_URL, mostAge: config.DATABASE_READ_AGE_SECONDS },
  });
  if (!prepares)
    await requireSchema(database.db).catch((error) => closeDatabase(database).then(() => Promise.reject(error)));
  const secret = config.APP_SECRET ?? readAppSecret(config.DATA_DIR);
  await keepDemoStaff(database.db, { secret, isDemo: config.DEMO });
  const app = await buildApp({
    ...database,
    config: { ...config, APP_SECRET: secret },
    mail: createMailer(config),
    metrics,
    ...(config.BACKGROUND_WORK ? {} : { watchEveryMs: null }),
  });
  if (seeded && hadContents)
    app.log.warn(
      { kind: 'seed-differs' },
      'The seed files have changed: what is new was added. `npm run contents -- diff` shows where else they differ',
    );
  const cleaning = config.BACKGROUND_WORK
    ? startCleanUp(database.db, {
        onDone: (deleted) => app.log.info({ kind: 'clean-up', deleted }, 'cleaned up'),
        onError: unwell(app, 'clean-up'),
      })
    : null;
  const keeping = postgres?.keepRunning({
    onDown: () => unwell(app, 'database')('PostgreSQL has ended by itself; it is started again'),
    onBack: () => app.log.warn({ kind: 'database-back' }, 'PostgreSQL is back'),
    onGivenUp: onDatabaseLost,
  });
  return {
    app,
    secret,
    async close() {
      await keeping?.stop();
      await cleaning?.stop();
      await app.close();
      await closeDatabase(database);
      await postgres?.stop();
    },
  };
}
