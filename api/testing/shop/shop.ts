import type { Metrics } from '@odeta/node/metrics';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { buildApp } from '../../src/app.ts';
import type { AppOptions } from '../../src/app-options.ts';
import { closeDatabase, type ShopDatabase } from '../../src/db/database.ts';
import { migrate } from '../../src/db/migrate.ts';
import { emailWriters } from '../../src/email-writers.ts';
import type { Email, Mailer } from '../../src/mail/mailer.ts';
import { orderPort } from '../../src/orders/order-port.ts';
import { sendEmails } from '../../src/outbox/send-emails.ts';
import type { OrderPort } from '../../src/payments/order-port.ts';
import type { PaymentProvider } from '../../src/payments/provider.ts';
import { createAppGateway } from '../../src/push/app-gateway.ts';
import { createPush } from '../../src/push/push-sender.ts';
import { sendPushes } from '../../src/push/send-pushes.ts';
import { pushWritersOf } from '../../src/push-writers.ts';
import { loadSeed } from '../../src/seed/load-seed.ts';
import { createSettingsSource } from '../../src/settings/settings-source.ts';
import { openEmptyDatabase, SEED_FOLDER } from '../database/database.ts';
import { openSeededDatabase } from '../database/template-database.ts';

export const TEST_SECRET = 'a secret that only tests know, long enough';
/** Noon on a Saturday: orders are sent on Monday. */
export const TEST_NOW = new Date('2026-11-21T11:00:00Z');
/** Its date in all countries, for SQL. */
export const TEST_DAY = sql<string>`date '2026-11-21'`;

const testConfig: AppOptions['config'] = {
  NODE_ENV: 'test',
  TRUST_PROXY: 0,
  SHOP_HOSTS: ['localhost:*', '*.localhost:*', '127.0.0.1:*', 'odeta.sk'],
  // All clients of a test have the same address.
  RATE_LIMITS: 1000,
  RATE_LIMIT_STORE: 'memory',
  BOT_PROTECTION: false,
  BOT_CHALLENGE_COST: 100,
  LOG_LEVEL: 'silent',
  PAYMENT_PROVIDER: 'sandbox',
  APP_SECRET: TEST_SECRET,
};

export interface TestShop extends ShopDatabase {
  app: FastifyInstance;
  schema: string;
  /** Key for signatures. */
  secret: string;
  /** Database URL, for further servers. */
  url: string;
  orders: OrderPort;
  emails: Email[];
  /** Sends the e-mails that are due, as the shop does every two seconds. */
  sendEmails(): Promise<void>;
  /** Sends the push notifications that are due. */
  sendPushes(): Promise<void>;
  /** Reloads the settings that a test has changed; it must have increased the version. */
  refreshSettings(): Promise<void>;
  /** Id of the variant with this `<number>-<color>-<size>`. */
  variantId(sku: string): Promise<string>;
  close(): Promise<void>;
}

export interface TestShopOptions {
  config?: Partial<AppOptions['config']>;
  now?: () => Date;
  connections?: number;
  /** Name of the schema; needed for a second shop in the same file. */
  name?: string;
  /** By default the small seed that tests use. */
  seedFolder?: string;
  provider?: PaymentProvider;
  isPushService?: (endpoint: string) => boolean;
  watchEveryMs?: number | null;
  /** Whether the API's documentation page is served, which few tests need. */
  documentPage?: boolean;
  log?: FastifyBaseLogger;
  metrics?: Metrics;
  /** Time zone of the database. */
  timeZone?: string;
  /** URL of a new database, instead of a schema. */
  url?: string;
  /** Of its replica. */
  readUrl?: string;
  /** Seconds that the replica may be behind. */
  mostAge?: number;
}

/** The whole API with a database of its own and the goods of the tests. */
export async function openTestShop({
  config,
  now = () => TEST_NOW,
  seedFolder = SEED_FOLDER,
  provider,
  isPushService,
  watchEveryMs = null,
  documentPage = false,
  log,
  metrics,
  ...database
}: TestShopOptions = {}): Promise<TestShop> {
  const emails: Email[] = [];
  const mail: Mailer = { folder: null, send: async (email) => void emails.push(email) };
  const opened = await openFilledDatabase(seedFolder, database);
  const settings = await createSettingsSource(opened.db, { onError: requireNone });
  const app = await buildApp({
    ...opened,
    config: { ...testConfig, ...config },
    now,
    mail,
    settings,
    watchEveryMs,
    documentPage,
    ...(provider && { provider }),
    ...(isPushService && { isPushService }),
    ...(log && { log }),
    ...(metrics && { metrics }),
  });
  // A late event loop, for which requests are refused, would be that of the test itself on a busy machine.
  Object.assign(app, { memoryUsage: () => ({ eventLoopDelay: 0 }) });
  return {
    ...opened,
    app,
    secret: TEST_SECRET,
    orders: orderPort,
    emails,
    async sendEmails() {
      const sending = {
        db: opened.db,
        secret: TEST_SECRET,
        mail,
        writers: emailWriters({ db: opened.db, settings, secret: TEST_SECRET, clock: systemClock }),
      };
      await sendEmails(sending, { onDelay: requireNone, onFailure: requireNone });
    },
    async sendPushes() {
      const pushWriters = pushWritersOf({ db: opened.db, secret: TEST_SECRET });
      const push = createPush(
        { APP_SECRET: TEST_SECRET },
        { isService: isPushService, apps: createAppGateway(config ?? {}, systemClock) },
      );
      await sendPushes({ db: opened.db, push, pushWriters }, { onDelay: () => undefined, onFailure: requireNone });
    },
    refreshSettings: settings.refresh,
    async variantId(sku) {
      const { rows } = await sql<{ id: number }>`select id from variant where sku = ${sku}`.execute(opened.db);
      return String(rows[0]?.id);
    },
    async close() {
      await app.close();
      await opened.drop();
    },
  };
}

async function openFilledDatabase(
  seedFolder: string,
  options: Parameters<typeof openEmptyDatabase>[0] & { timeZone?: string } = {},
) {
  if (options.url === undefined) return openSeededDatabase({ ...options, seedFolder });
  const opened = await openEmptyDatabase(options);
  await migrate(opened.pool);
  await loadSeed(opened.db, seedFolder);
  return { ...opened, url: options.url, drop: () => closeDatabase(opened) };
}

const systemClock = () => new Date();

const requireNone = (error: unknown) => {
  throw error;
};
