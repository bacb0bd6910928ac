import cookie from '@fastify/cookie';
import { createGracefulStop } from '@odeta/node/graceful-stop';
import type { Metrics } from '@odeta/node/metrics';
import { noMetrics } from '@odeta/node/no-metrics';
import type { RequestLimits } from '@odeta/node/request-limits';
import { createHostCheck } from '@odeta/node/shop-hosts';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Pool } from 'pg';
import { type AppDeps, addRoutes } from './add-routes.ts';
import { appBridgeRoute } from './app-bridge/app-bridge-schema.ts';
import { workWhileOpen } from './background-work.ts';
import { type BotConfig, createBotGuard } from './bots/bot-guard.ts';
import { createCartReader } from './carts/cart-reader.ts';
import type { ApiConfig } from './config.ts';
import { createDemoChat, demoChat } from './contents/demo-chat.ts';
import { demoTagManager } from './contents/demo-tag-manager.ts';
import { DEMO_ID, type TagManagerIds, tagManagerIdsOf } from './contents/tag-manager.ts';
import { createServer } from './create-server.ts';
import type { Database } from './db/database.ts';
import { type Clock, openDatabaseClock } from './db/database-clock.ts';
import { createPresence } from './db/presence.ts';
import { emailWriters } from './email-writers.ts';
import { createDiskState, tryToWrite } from './health/disk-state.ts';
import { healthRoutes } from './health/health.routes.ts';
import { refuseOtherSites } from './http/csrf.ts';
import { readJsonOnly } from './http/json-body.ts';
import { observeRequests } from './http/observe.ts';
import { documentEndpoints, serveDocumentPage } from './http/openapi.ts';
import { answerWithProblems } from './http/problem-details.ts';
import { sendSecurityHeaders } from './http/security-headers.ts';
import { createSecurityLog } from './http/security-log.ts';
import { refuseOtherHosts } from './http/shop-hosts.ts';
import { createShopServer } from './http/shop-server.ts';
import { recognizeThisMachine } from './http/this-machine.ts';
import { useValibot } from './http/valibot-compilers.ts';
import { mailPage } from './mail/mail-page.ts';
import type { Mailer } from './mail/mailer.ts';
import { measureOrders, measurePayments } from './metrics/measure-orders.ts';
import { measurePool } from './metrics/measure-pool.ts';
import { measureStoredState } from './metrics/measure-stored-state.ts';
import { orderPort } from './orders/order-port.ts';
import { demoPartner } from './partners/demo-partner.ts';
import { type PartnersConfig, partnersOf } from './partners/partners.ts';
import { createProvider, type ProviderConfig } from './payments/create-provider.ts';
import { createOrderEvents } from './payments/order-events.ts';
import type { PaymentProvider } from './payments/provider.ts';
import { servedBy } from './payments/served-settings.ts';
import { createPointSource } from './points/point-source.ts';
import { openPush } from './push/open-push.ts';
import { pushWritersOf } from './push-writers.ts';
import { createSharedCounts } from './rate-limits/rate-counts.repository.ts';
import { createMemoryCounts } from './rate-limits/rate-counts.ts';
import { limitRates } from './rate-limits/rate-limits.ts';
import { createSearch, type SearchConfig } from './search/create-search.ts';
import { createSettingsSource, type SettingsSource } from './settings/settings-source.ts';
import { staffAccessOf } from './staff/staff-access.ts';
import { warehouseKeyOf } from './warehouse/signature.ts';

export interface AppOptions {
  db: Kysely<Database>;
  pool: Pool;
  /** The rest of the configuration is for the caller, who opens the database and listens. */
  config: Pick<
    ApiConfig,
    'NODE_ENV' | 'TRUST_PROXY' | 'SHOP_HOSTS' | 'RATE_LIMITS' | 'RATE_LIMIT_STORE' | 'LOG_LEVEL'
  > & {
    APP_SECRET: string;
    WAREHOUSE_KEY?: string | undefined;
    MODERATION_KEY?: string | undefined;
    APP_PUSH_URL?: string | undefined;
    APP_PUSH_KEY?: string | undefined;
    APP_PUSH_TOPIC?: string | undefined;
    VAPID_PRIVATE_KEY?: string | undefined;
    PARTNERS?: PartnersConfig | undefined;
    VAPID_SUBJECT?: string | undefined;
    MAPBOX_TOKEN?: string | undefined;
    DEMO?: boolean;
    TAG_MANAGER_IDS?: TagManagerIds | undefined;
    SHUTDOWN_DELAY_SECONDS?: number;
  } & RequestLimits &
    ProviderConfig &
    SearchConfig &
    BotConfig;
  /** Defaults to the standard output. */
  log?: FastifyBaseLogger;
  mail: Mailer;
  /** The shop's time; by default the database's clock. */
  now?: Clock;
  /** By default read from the database. */
  settings?: SettingsSource;
  /** The payment provider; by default the one that the configuration names. */
  provider?: PaymentProvider;
  /** Which addresses web push messages may be sent to; by default those of known push services. */
  isPushService?: (endpoint: string) => boolean;
  /** Milliseconds between two runs of the background work (payments, subscriptions, e-mails); `null` turns it off. */
  watchEveryMs?: number | null;
  /** Whether the API's documentation page is served; by default it is. */
  documentPage?: boolean;
  /** By default nothing is measured. */
  metrics?: Metrics;
}

/** The whole API, not yet listening. The database must be migrated and seeded. */
export async function buildApp(given: AppOptions): Promise<FastifyInstance> {
  const { db, pool, config, mail, metrics = noMetrics } = given;
  const app = createServer(given);
  measure(app, given, metrics);
  const stop = stopGracefully(app, config.SHUTDOWN_DELAY_SECONDS);
  useValibot(app, { checkAnswers: config.NODE_ENV !== 'production' });
  const disk = createDiskState(() => tryToWrite(db));
  answerWithProblems(app, disk.notice, metrics);
  sendSecurityHeaders(app);
  refuseOtherHosts(app, config.SHOP_HOSTS);
  readJsonOnly(app);
  await app.register(cookie);
  const onError = (cause: unknown) => app.failures.report({ kind: 'part-unwell', cause });
  const { now: clock, stop: stopClock } = await openDatabaseClock(pool, { onError });
  const now = given.now ?? clock;
  await limitRates(app, rateLimitsOf(given, clock));
  refuseOtherSites(app);

  const provider = given.provider ?? createProvider(config, clock);
  const settings = servedBy(provider, given.settings ?? (await createSettingsSource(db, { onError })));
  const search = createSearch(db, config, onError);
  const deps: AppDeps = {
    db,
    cartOf: createCartReader({ db, settings, now }),
    walletsOf: provider.wallets,
    settings,
    ...search.ports,
    points: createPointSource(db, { now: () => now().getTime(), onError }),
    mapboxToken: config.MAPBOX_TOKEN ?? null,
    tagManagerIds: tagManagerIdsOf(config),
    demoChat: createDemoChat(config),
    mail,
    writers: emailWriters({ db, settings, secret: config.APP_SECRET, clock }),
    partners: partnersOf(config),
    push: openPush(app, config, { isService: given.isPushService, clock }),
    pushWriters: pushWritersOf({ db, secret: config.APP_SECRET }),
    secret: config.APP_SECRET,
    provider,
    orders: orderPort,
    onSettled: measurePayments(metrics),
    orderEvents: createOrderEvents(pool, onError),
    warehouseKey: warehouseKeyOf(config),
    moderation: staffAccessOf(config),
    presence: createPresence(pool, onError),
    bots: createBotGuard(config, clock),
    security: createSecurityLog(app.securityLines, config.APP_SECRET),
    ...{ now, clock, limitFactor: config.RATE_LIMITS, isShopHost: createHostCheck(config.SHOP_HOSTS) },
  };
  app.addHook('onClose', () => Promise.all([deps.orderEvents.close(), deps.presence.close(), stopClock()]));
  recognizeThisMachine(app, config.APP_SECRET);
  const shop = createShopServer(app, { secret: config.APP_SECRET, checkProof: deps.bots.check });
  healthRoutes(app, { db, disk, isStopping: stop.isStopping });
  addRoutes(app, shop, deps);
  mailPage(app, mail);
  appBridgeRoute(app);
  demoRoutes(app, deps);
  const readDocument = documentEndpoints(app, shop.endpoints);
  if (given.documentPage ?? true) await serveDocumentPage(app, readDocument);
  workWhileOpen(app, { ...deps, startFeedingSearch: search.startFeeding }, given.watchEveryMs);
  await app.ready();
  return app;
}

function demoRoutes(app: FastifyInstance, deps: AppDeps) {
  if (Object.values(deps.tagManagerIds).includes(DEMO_ID)) demoTagManager(app);
  if (deps.demoChat) demoChat(app, deps.demoChat);
  demoPartner(app, deps.partners);
}

function measure(app: FastifyInstance, { db, pool }: AppOptions, metrics: Metrics) {
  observeRequests(app, metrics);
  measurePool(metrics, pool);
  measureStoredState(metrics, db);
  measureOrders(metrics, app);
}

const rateLimitsOf = ({ config, db }: AppOptions, clock: Clock) => ({
  secret: config.APP_SECRET,
  counts: config.RATE_LIMIT_STORE === 'postgres' ? createSharedCounts(db) : createMemoryCounts(),
  factor: config.RATE_LIMITS,
  clock,
});

function stopGracefully(app: FastifyInstance, delaySeconds = 0) {
  const stop = createGracefulStop(app.server, { delaySeconds });
  app.addHook('preClose', () => stop.beforeClose());
  app.addHook('onClose', async () => stop.closed());
  return stop;
}
