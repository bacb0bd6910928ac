import fastifyCookie from '@fastify/cookie';
import type { VersionSet } from '@odeta/contracts';
import { createBrokenRequests } from '@odeta/node/broken-requests';
import { countFailures } from '@odeta/node/counted-reports';
import { createFailureLog } from '@odeta/node/failure-log';
import { createGracefulStop } from '@odeta/node/graceful-stop';
import type { Metrics } from '@odeta/node/metrics';
import { noMetrics } from '@odeta/node/no-metrics';
import { loggerOf } from '@odeta/node/observe-requests';
import { takePathPrefix } from '@odeta/node/path-prefix';
import { REQUEST_ID_HEADER } from '@odeta/node/request-id';
import { sayWhenToRetry } from '@odeta/node/retry-after';
import { transportHeaders } from '@odeta/node/transport-headers';
import { trustHops } from '@odeta/node/trusted-hops';
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { ApiGateway } from './api/api-gateway.ts';
import { createMeasuredApi } from './api/measured-api.ts';
import { createServerSend } from './api/server-send.ts';
import { appSimulator } from './app-simulator/app-simulator.ts';
import { assets } from './assets/assets.ts';
import { shopIcons } from './assets/shop-icons.ts';
import { measureReleases } from './canaries/measure-canaries.ts';
import { watchCanaries } from './canaries/watch-canaries.ts';
import { createPageVersions } from './choosing/page-versions.ts';
import { createRouteTables } from './choosing/route-tables.ts';
import type { EdgeConfig } from './config/config.ts';
import { createDiscoveryReader, type DiscoveryReader, type LiveUnits } from './discovery/discovery.ts';
import { createReportingApi } from './failures/reporting-api.ts';
import { healthRoutes } from './health/health-routes.ts';
import { createLimitsLog } from './http/limits-log.ts';
import { clearCookiesRoute } from './http/many-cookies.ts';
import { createObserver } from './http/observe.ts';
import { refuseOtherSites } from './http/own-site.ts';
import { readableAddress } from './http/readable-address.ts';
import { assignRequestId } from './http/request-id.ts';
import { addSecurityLines } from './http/security-lines.ts';
import { createServerFactory } from './http/server-factory.ts';
import { ownClient, refuseOtherHosts } from './http/shop-hosts.ts';
import { discoveryRoutes } from './pages/discovery-routes.ts';
import { pageRoutes } from './pages/page-routes.ts';
import { createAskDrafts } from './previews/ask-drafts.ts';
import { createPreviews } from './previews/previews.ts';
import { feedRoutes } from './product-feeds/feed-routes.ts';
import { pushWorker } from './push-worker/push-worker.ts';
import { unreadableCookiesPage } from './refusals/many-cookies-page.ts';
import { openReleases } from './releases/open-releases.ts';
import type { createReleaseStore } from './releases/release-store.ts';
import { createUnits } from './releases/units.ts';
import { createRenderer } from './rendering/create-renderer.ts';
import { measureWorkers } from './rendering/measure-workers.ts';
import { sitemapRoutes } from './search-engines/sitemap-routes.ts';
import { sharePictures } from './share-pictures/share-pictures.ts';
import { staffApp } from './staff-app/staff-app.ts';
import { wellKnownRoutes } from './well-known/well-known-routes.ts';

export type { ApiGateway } from './api/api-gateway.ts';
export { createInProcessApi } from './api/in-process-api.ts';
export { createRemoteApi } from './api/remote-api.ts';
export { type EdgeConfig, EdgeConfigSchema } from './config/config.ts';

export interface EdgeOptions {
  config: EdgeConfig;
  api: ApiGateway;
  /** Where to log; to the standard output when left out. */
  log?: FastifyBaseLogger;
  /** By default nothing is measured. */
  metrics?: Metrics;
}

/** Assembles the gateway without listening yet. */
export async function buildEdge(options: EdgeOptions): Promise<FastifyInstance> {
  const { config, api: given, log, metrics = noMetrics } = options;
  const store = openReleases(config, metrics, () => ({ failures, log: app.log }));
  const discovery = openDiscovery(config, store, {
    metrics,
    report: (cause) => failures.report({ kind: 'release-not-usable', cause }),
    onLive: (live) => {
      releases.listed(live.document);
      pageVersions.listed(live);
    },
  });
  const { releases, failures, limits } = openReports(() => app.log, metrics);
  const api = createReportingApi(createMeasuredApi(given, metrics), failures, config.APP_SECRET);
  const brokenRequests = createBrokenRequests({ 431: unreadableCookiesPage() });
  const app: FastifyInstance = fastify({
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    trustProxy: trustHops(config.TRUST_PROXY),
    // A closing server completes requests in progress, and those that still arrive over keep-alive connections.
    return503OnClosing: false,
    rewriteUrl: (request) => {
      // Injected requests do not pass the server.
      takePathPrefix(request, config.TRUST_PROXY);
      return readableAddress(request.url ?? '/');
    },
    genReqId: (request) => assignRequestId(config.APP_SECRET, request),
    serverFactory: createServerFactory(config, api, {
      reportLimit: limits.report,
      observe: (...forwarded) => observer.forwarded(...forwarded),
    }),
    clientErrorHandler: brokenRequests.refuse,
    ...(log ? { loggerInstance: log } : { logger: loggerOf('edge', config.LOG_LEVEL) }),
  });
  brokenRequests.watch(app.server);
  const observer = createObserver(app, metrics, { isTraced: config.OTEL_EXPORTER_OTLP_ENDPOINT !== undefined });
  const stop = createGracefulStop(app.server, { delaySeconds: config.SHUTDOWN_DELAY_SECONDS });
  app.addHook('preClose', () => stop.beforeClose());
  const units = createUnits(store);
  const sendFor = createServerSend(api, config.APP_SECRET);
  const routesOf = createRouteTables(store, discovery.remotes);
  const { pool, setAside, pages, probe, prepare } = createRenderer(config, units, failures, { routesOf, sendFor });
  measureWorkers(metrics, { pool, setAside });
  app.addHook('onListen', async () => readFirst(discovery, prepare));
  app.addHook('onClose', async () => {
    stop.closed();
    for (const part of [discovery, failures, store, limits]) part.close();
    // Background renewals of pages end with their workers.
    await pool.close();
  });

  sendCommonHeaders(app);
  refuseOtherHosts(app, config);
  addSecurityLines(app, metrics);
  refuseOtherSites(app);
  await otherApplications(app, config);
  await app.register(fastifyCookie);
  pushWorker(app);
  await app.register(assets, { config, store });
  await clearCookiesRoute(app);
  shopIcons(app);
  sharePictures(app, config);
  wellKnownRoutes(app, config);
  healthRoutes(app, { api, discovery, isStopping: stop.isStopping });
  const watch = watchCanaries(app, { config, failures, sendFor, onJudged: releases.judged });
  const previews = createPreviews(store, { keys: config.RELEASE_KEYS, askDrafts: createAskDrafts(api) });
  const own = { secret: config.APP_SECRET, shop: ownClient(config), previews, renderer: pages };
  const pageVersions = createPageVersions({ ...own, routesOf, probe, watch });
  discoveryRoutes(app, { discovery, pageVersions });
  programRoutes(app, api, discovery);
  await pageRoutes(app, { ...own, store, config, api, sendFor, discovery, failures, metrics, observer, pageVersions });
  return app;
}

/** What is no page of the shop: the application for staff, the simulator of the native app. */
async function otherApplications(app: FastifyInstance, config: EdgeConfig) {
  await staffApp(app, config);
  await appSimulator(app, config);
}

/** What search engines and price comparison services read. */
function programRoutes(app: FastifyInstance, api: ApiGateway, discovery: DiscoveryReader) {
  sitemapRoutes(app, api, discovery);
  feedRoutes(app, api);
}

function sendCommonHeaders(app: FastifyInstance) {
  app.addHook('onRequest', async ({ id, protocol }, reply) => {
    reply.headers({ [REQUEST_ID_HEADER]: id, ...transportHeaders(protocol) });
  });
  app.addHook('onSend', sayWhenToRetry);
}

function openReports(log: () => FastifyBaseLogger, metrics: Metrics) {
  const failures = createFailureLog({ error: (fields, message) => log().error(fields, message) });
  return {
    releases: measureReleases(metrics),
    failures: countFailures(failures, metrics, 'edge'),
    limits: createLimitsLog({ info: (fields, message) => log().info(fields, message) }, metrics),
  };
}

function readFirst(discovery: DiscoveryReader, prepare: (versions: VersionSet) => void) {
  discovery.start();
  // A document that cannot be read is reported by its reader.
  void discovery.read().then(
    ({ versions }) => prepare(versions),
    () => {},
  );
}

interface DiscoveryParts {
  metrics: Metrics;
  report: (cause: Error) => void;
  onLive: (live: LiveUnits) => void;
}

function openDiscovery(
  { RELEASE_KEYS, DISCOVERY_CACHE_SECONDS, FILE_ORIGINS }: EdgeConfig,
  store: ReturnType<typeof createReleaseStore>,
  { metrics, report, onLive }: DiscoveryParts,
) {
  const options = { fileOrigins: FILE_ORIGINS, onLive };
  const reader = createDiscoveryReader(store, RELEASE_KEYS, DISCOVERY_CACHE_SECONDS, report, options);
  const help = '1: the latest document of the release store cannot be used, and an earlier one is.';
  metrics.gauge({ name: 'odeta_discovery_unusable', help }, () => [[{}, reader.problem() === null ? 0 : 1]]);
  return reader;
}
