import cookie from '@fastify/cookie';
import { unwell } from '@odeta/node/failure-log';
import { acceptFormer } from '@odeta/node/former-secrets';
import { createGracefulStop } from '@odeta/node/graceful-stop';
import type { Metrics } from '@odeta/node/metrics';
import { noMetrics } from '@odeta/node/no-metrics';
import { openSharedCounts } from '@odeta/node/shared-counts';
import { createHostCheck } from '@odeta/node/shop-hosts';
import { traceServer } from '@odeta/node/trace-server';
import type { UnwellPart } from '@odeta/node/unwell-parts';
import type { FastifyInstance } from 'fastify';
import { type AppDeps, addRoutes } from './add-routes.ts';
import { appBridgeRoute } from './app-bridge/app-bridge-schema.ts';
import type { AppOptions } from './app-options.ts';
import { workWhileOpen } from './background-work.ts';
import { createBotGuard } from './bots/bot-guard.ts';
import { createCartReader } from './carts/cart-reader.ts';
import { createRegisters } from './companies/create-registers.ts';
import { createDemoChat, demoChat } from './contents/demo-chat.ts';
import { demoTagManager } from './contents/demo-tag-manager.ts';
import { DEMO_ID, tagManagerIdsOf } from './contents/tag-manager.ts';
import { createServer } from './create-server.ts';
import { type Clock, openDatabaseClock } from './db/database-clock.ts';
import { createPresence } from './db/presence.ts';
import { emailWriters } from './email-writers.ts';
import { openExternalServices } from './external-services.ts';
import { createDiskState, tryToWrite } from './health/disk-state.ts';
import { healthRoutes } from './health/health.routes.ts';
import { refuseOtherSites } from './http/csrf.ts';
import { readJsonOnly } from './http/json-body.ts';
import { observeRequests } from './http/observe.ts';
import { documentEndpoints, serveDocumentPage } from './http/openapi.ts';
import { answerWithProblems } from './http/problem-details.ts';
import { sendSecurityHeaders } from './http/security-headers.ts';
import { createSecurityLog } from './http/security-log.ts';
import { shedLoad } from './http/shed-load.ts';
import { refuseOtherHosts } from './http/shop-hosts.ts';
import { createShopServer, type ShopServer } from './http/shop-server.ts';
import { recognizeThisMachine } from './http/this-machine.ts';
import { useValibot } from './http/valibot-compilers.ts';
import { mailPage } from './mail/mail-page.ts';
import { measureOrders, measurePayments } from './metrics/measure-orders.ts';
import { measurePool } from './metrics/measure-pool.ts';
import { measureStoredState } from './metrics/measure-stored-state.ts';
import { countEmptySearches } from './numbers/empty-searches.ts';
import { openPreviews } from './open-previews.ts';
import { orderPort } from './orders/order-port.ts';
import { demoPartner } from './partners/demo-partner.ts';
import { partnersOf } from './partners/partners.ts';
import { createOrderEvents } from './payments/order-events.ts';
import { servedBy } from './payments/served-settings.ts';
import { createPointSource } from './points/point-source.ts';
import { openPush } from './push/open-push.ts';
import { pushWritersOf } from './push-writers.ts';
import { createSharedCounts } from './rate-limits/rate-counts.repository.ts';
import { createMemoryCounts } from './rate-limits/rate-counts.ts';
import { limitRates } from './rate-limits/rate-limits.ts';
import { readGoods } from './read-goods.ts';
import { createSearch } from './search/create-search.ts';
import { createSettingsSource } from './settings/settings-source.ts';
import { createPurge } from './shared-caches/purge.ts';
import { createSms } from './sms/create-sms.ts';
import { createOpenId } from './staff/open-id.ts';
import { warehouseKeyOf } from './warehouse/signature.ts';

/** The whole API, not yet listening. The database must be migrated and seeded. */
export async function buildApp(given: AppOptions): Promise<FastifyInstance> {
  const { db, pool, direct, config, metrics = noMetrics } = given;
  acceptFormer(config.APP_SECRET, config.APP_SECRET_FORMER ?? []);
  const app = createServer(given);
  const onError = (part: UnwellPart) => unwell(app, part);
  const { now: clock, stop: stopClock } = await openDatabaseClock(pool, { onError: onError('clock') });
  const { now = clock } = given;
  const previews = openPreviews(app, given, { now, onError: onError('previews'), buildApp });
  measure(app, given, metrics);
  const stop = stopGracefully(app, config.SHUTDOWN_DELAY_SECONDS);
  const disk = await checkRequests(app, given, { clock, metrics });

  const { mail, provider, circuits, searchCircuit: circuit } = openExternalServices(app, given, { clock, metrics });
  const settings = servedBy(
    provider,
    given.settings ?? (await createSettingsSource(db, { onError: onError('settings') })),
  );
  const search = createSearch(db, config, onError('search'), circuit);
  const deps: AppDeps = {
    db,
    cartOf: createCartReader({ db, settings, now }),
    walletsOf: provider.wallets,
    settings,
    ...{ ...search.ports, ...countSearches(app, given, now) },
    reads: readGoods(app, given, { search: search.ports.search, circuit }, onError('search')),
    points: createPointSource(db, { now: () => now().getTime(), onError: onError('points') }),
    mapboxToken: config.MAPBOX_TOKEN ?? null,
    tagManagerIds: tagManagerIdsOf(config),
    demoChat: createDemoChat(config),
    mail,
    writers: emailWriters({ db, settings, secret: config.APP_SECRET, clock }),
    partners: partnersOf(config),
    push: openPush(app, config, { isService: given.isPushService, clock, circuits }),
    pushWriters: pushWritersOf({ db, secret: config.APP_SECRET }),
    secret: config.APP_SECRET,
    provider,
    sms: createSms(config, { mail, onError: onError('sms') }),
    companyRegisters: createRegisters(config, { now, todayIn: (code) => settings.of(code).today(now()), circuits }),
    openId: createOpenId(config, { circuits, clock, onError: onError('open-id') }),
    orders: orderPort,
    onSettled: measurePayments(metrics),
    orderEvents: createOrderEvents(direct, onError('order-events')),
    warehouseKey: warehouseKeyOf(config),
    presence: createPresence(direct, onError('presence')),
    bots: createBotGuard(config, clock),
    security: createSecurityLog(app.securityLines, config.APP_SECRET),
    ...{ now, clock, limitFactor: config.RATE_LIMITS, isShopHost: createHostCheck(config.SHOP_HOSTS) },
  };
  app.addHook('onClose', () => Promise.all([deps.orderEvents.close(), deps.presence.close(), stopClock()]));
  recognizeThisMachine(app, config.APP_SECRET);
  const shop = createShopServer(app, { secret: config.APP_SECRET, checkProof: deps.bots.check });
  healthRoutes(app, { db, disk, isStopping: stop.isStopping });
  addRoutes(app, shop, { ...deps, previews });
  ownPages(app, deps);
  await documentPage(app, shop, given);
  const own = { startFeedingSearch: search.startFeeding, purge: purgeOf(config) };
  workWhileOpen(app, { ...deps, ...own }, given.watchEveryMs);
  await app.ready();
  return app;
}

async function documentPage(app: FastifyInstance, shop: ShopServer, { documentPage: isServed = true }: AppOptions) {
  const readDocument = documentEndpoints(app, shop.endpoints);
  if (isServed) await serveDocumentPage(app, readDocument);
}

/** In the live shop. */
const countSearches = (app: FastifyInstance, { db, isPreview }: AppOptions, now: Clock) =>
  isPreview ? {} : { onNothingFound: countEmptySearches(app, { db, now, onError: unwell(app, 'figures') }) };

const purgeOf = ({ PURGE_URL: url }: AppOptions['config']) => (url === undefined ? null : createPurge(url));

/** Pages that the API serves itself: e-mails and what belongs to the demonstration. */
function ownPages(app: FastifyInstance, deps: AppDeps) {
  mailPage(app, deps.mail);
  appBridgeRoute(app);
  if (Object.values(deps.tagManagerIds).includes(DEMO_ID)) demoTagManager(app);
  if (deps.demoChat) demoChat(app, deps.demoChat);
  demoPartner(app, deps.partners);
}

function measure(app: FastifyInstance, { db, pool, config }: AppOptions, metrics: Metrics) {
  if (config.OTEL_EXPORTER_OTLP_ENDPOINT !== undefined) traceServer(app, 'api');
  observeRequests(app, metrics);
  measurePool(metrics, pool);
  measureStoredState(metrics, db);
  measureOrders(metrics, app);
}

/** What every request passes first, in this order. */
async function checkRequests(
  app: FastifyInstance,
  given: AppOptions,
  { clock, metrics }: { clock: Clock; metrics: Metrics },
) {
  const { db, config } = given;
  useValibot(app, { checkAnswers: config.NODE_ENV !== 'production' });
  const disk = createDiskState(() => tryToWrite(db));
  answerWithProblems(app, disk.notice, metrics);
  sendSecurityHeaders(app);
  refuseOtherHosts(app, config.SHOP_HOSTS);
  readJsonOnly(app);
  await app.register(cookie);
  await limitRequests(app, given, { clock, metrics });
  refuseOtherSites(app);
  return disk;
}

async function limitRequests(
  app: FastifyInstance,
  given: AppOptions,
  { clock, metrics }: { clock: Clock; metrics: Metrics },
) {
  await shedLoad(app, { pool: given.pool, secret: given.config.APP_SECRET, clock, metrics });
  const counts = await countsOf(app, given);
  const { APP_SECRET: secret, RATE_LIMITS: factor } = given.config;
  await limitRates(app, { secret, counts, factor, clock });
}

async function countsOf(app: FastifyInstance, { config, db }: AppOptions) {
  const { VALKEY_URL: url, RATE_LIMIT_STORE: store } = config;
  if (url === undefined) return store === 'postgres' ? createSharedCounts(db) : createMemoryCounts();
  const counts = await openSharedCounts(url, unwell(app, 'limits'));
  app.addHook('onClose', async () => counts.close());
  return counts;
}

function stopGracefully(app: FastifyInstance, delaySeconds = 0) {
  const stop = createGracefulStop(app.server, { delaySeconds });
  app.addHook('preClose', () => stop.beforeClose());
  app.addHook('onClose', async () => stop.closed());
  return stop;
}
