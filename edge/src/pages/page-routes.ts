import { STATUS_CODES } from 'node:http';
import { PREVIEW_COOKIE, pathPrefixOf, type RouteInfo, type VersionSet } from '@odeta/contracts';
import type { ReadableStore } from '@odeta/delivery/releases/store';
import type { FailureLog } from '@odeta/node/failure-log';
import type { Metrics } from '@odeta/node/metrics';
import { readOwnCookie } from '@odeta/node/own-cookies';
import { countryOfRequest } from '@odeta/node/path-prefix';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { clientRequestOf } from '../api/api-gateway.ts';
import { createGivenCounts } from '../canaries/count-given.ts';
import { createRenderingCounts } from '../canaries/count-renderings.ts';
import { createSendCounted } from '../canaries/send-counted.ts';
import { mayReadReleases } from '../choosing/may-read-releases.ts';
import { UnknownVersionError } from '../choosing/requested-versions.ts';
import { createRouteTemplates } from '../choosing/route-template.ts';
import { testerRoutes } from '../choosing/tester-routes.ts';
import { reportFailuresOf } from '../failures/report-failure.ts';
import { createFormLimits } from '../forms/form-limits.ts';
import { createFormProofs } from '../forms/form-proofs.ts';
import { addFormParser } from '../forms/read-form.ts';
import { isGone } from '../http/client-gone.ts';
import type { Observer } from '../http/observe.ts';
import { addressKey, createPageLimits } from '../http/page-limits.ts';
import { cachedUrl, pathOf } from '../http/page-url.ts';
import { recordRefusal } from '../http/security-lines.ts';
import { readVisitor } from '../http/session.ts';
import { brokenPreviewPage } from '../previews/preview-pages.ts';
import { endPreview, previewRoutes } from '../previews/preview-routes.ts';
import { PAGE_RETRY_AFTER, PageUnavailable } from '../refusals/page-unavailable.ts';
import {
  outOfOrderPage,
  plainFormHeaders,
  plainPageHeaders,
  tooManyRequestsPage,
  unavailablePage,
} from '../refusals/plain-pages.ts';
import { TooManyRequests } from '../refusals/too-many-requests.ts';
import type { PreviewState } from '../releases/preview-state.ts';
import { releasesRoutes } from '../releases-page/releases-routes.ts';
import { createTimings } from '../timings/timings.ts';
import { timingsRoutes } from '../timings/timings-routes.ts';
import { violationReports } from '../violation-reports/violation-reports.ts';
import { answerForm } from './answer-form.ts';
import { createPageMeasures } from './measure-pages.ts';
import { createPageCache } from './page-cache.ts';
import type { PageDeps } from './page-deps.ts';
import { sendPrivatePage } from './private-page.ts';
import { createRenderQueue } from './render-queue.ts';
import { createServerTrace, createTraces } from './server-trace.ts';
import { createSiteContents } from './site-contents.ts';
import { timedRenderer } from './timed-renderer.ts';

interface Given extends Omit<PageDeps, 'queue' | 'measures'> {
  store: ReadableStore;
  metrics: Metrics;
  observer: Pick<Observer, 'isOn'>;
}

/** Serves rendered pages at every address that is not a file. */
export async function pageRoutes(app: FastifyInstance, { metrics, observer, ...given }: Given) {
  const { config, sendFor, discovery, renderer, failures, pageVersions, store } = given;
  const timings = createTimings();
  const measures = createPageMeasures(metrics);
  const queue = createRenderQueue(config);
  measures.queue(queue);
  const deps = { ...given, renderer: timedRenderer(renderer, timings, measures), queue, measures };
  const limitPages = await createPageLimits(app, config);
  const waitForProof = createFormProofs(app, config);
  const templateOf = createRouteTemplates();
  const siteContents = createSiteContents(deps);
  const pageCache = createPageCache(deps);
  const traces = createTraces((request) => mayReadReleases(request, config));
  const sendCounted = createSendCounted({ secret: config.APP_SECRET, sendFor });
  const renderingCounts = createRenderingCounts(sendCounted);
  const givenCounts = createGivenCounts(sendCounted);

  await testerRoutes(app, config, limitPages);
  await previewRoutes(app, { previews: deps.previews, onRequest: limitPages });
  timingsRoutes(app, { timings, discovery, onRequest: limitPages });
  await violationReports(app, config);
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    if (request.raw.hasNeedlessPrefix) return redirectWithoutPrefix(request, reply);
    // Before anything is awaited: later the client, and with it its address, may be gone.
    const client = clientRequestOf(request);
    const address = addressKey(request);
    const trace = createServerTrace();
    const visitor = readVisitor(request, reply, config.APP_SECRET);
    const { session } = visitor;
    const live = await discovery.read();
    const page = await pageVersions.ofPage(request, reply, session, live);
    const { versions, fallbacks, routes, route, measured, lost, preview } = page;
    if (observer.isOn || route.isPrivate)
      request.observed = observedPage(templateOf(routes, pathOf(request.url)), route, versions);
    trace.ended('choose');
    const send = sendFor(client);
    renderingCounts.add(lost, client, () => true);
    givenCounts.watch(request, reply, { measured, units: ['shell', route.remote ?? ''], client });
    const broke = (release: string) => {
      trace.broke(release);
      renderingCounts.add(measured, client, (own) => own === release);
    };
    const report = reportFailuresOf(failures, request);
    const contents = await siteContents({ versions, session, send, report });
    trace.ended('contents');
    const origin = `${request.protocol}://${request.host}${pathPrefixOf(countryOfRequest(request))}`;
    const isPrivate = isOfOneVisitor(request, route, preview.state);
    if (hasEnded(preview.state)) endPreview(reply);
    const url = isPrivate ? request.url : cachedUrl(request.url, route.query);
    const order = { url, ...session, origin, versions, fallbacks, routes, fileOrigins: config.FILE_ORIGINS, preview };
    const view = { address, order, route, contents: contents ?? null, request: { send, report, broke } };
    traces.add(request, trace, page.explain, preview.state === 'active');
    if (isPost(request)) return answerForm({ ...deps, waitForProof }, { view, visitor, client }, request, reply);
    return isPrivate ? sendPrivatePage(deps, view, request, reply) : pageCache.send(view, request, reply);
  };
  releasesRoutes(app, { config, store, discovery, sendFor, timings, onRequest: limitPages, otherwise: answer });
  // Before the plug-in below is loaded, with which these routes are complete.
  handleErrors(app, failures);
  app.get('/*', { onRequest: limitPages, onSend: traces.write }, answer);
  const limitForms = createFormLimits(app, config);
  await app.register(async (forms) => {
    addFormParser(forms);
    forms.post('/*', { onRequest: [limitPages, limitForms] }, answer);
  });
}

const hasEnded = (state: PreviewState['state']) => state !== 'none' && state !== 'active';

const isPost = ({ method }: FastifyRequest) => method === 'POST';

const redirectWithoutPrefix = (request: FastifyRequest, reply: FastifyReply) =>
  reply.redirect(request.url, isPost(request) ? 308 : 301);

/** A page with a preview, or after a form, is nobody else's. */
const isOfOneVisitor = (request: FastifyRequest, { isPrivate }: RouteInfo, preview: PreviewState['state']) =>
  isPost(request) || isPrivate || preview !== 'none';

function observedPage(template: string, { remote, isPrivate }: RouteInfo, versions: VersionSet) {
  const unit = remote ?? 'shell';
  return { route: template, unit: `${unit}@${versions[unit]?.metadata.version}`, isPrivate };
}

function handleErrors(app: FastifyInstance, failures: FailureLog) {
  app.setErrorHandler((error, request, reply) => {
    // No failure of this server, and nobody gets the answer: its status is the one that nginx logs.
    if (isGone(request)) return reply.code(499).send();
    const country = countryOfRequest(request);
    reply.headers(plainPageHeaders);
    if (error instanceof TooManyRequests) {
      recordRefusal(request, 'rate-limited');
      reply.code(429).header('retry-after', error.retryAfterSeconds);
      return reply.send(tooManyRequestsPage(country));
    }
    if (error instanceof UnknownVersionError) {
      return reply.code(400).type('text/plain; charset=utf-8').send(error.message);
    }
    // Errors of @fastify/static and Fastify: a folder, a malformed address.
    const status = clientErrorOf(error);
    if (status) return reply.code(status).type('text/plain; charset=utf-8').send(STATUS_CODES[status]);
    reportFailuresOf(failures, request)({ kind: 'server-error', cause: error });
    reply.code(503).header('retry-after', PAGE_RETRY_AFTER);
    if (error instanceof PageUnavailable) return reply.send(unavailablePage(country, error.why));
    if (readOwnCookie(request, PREVIEW_COOKIE) === undefined) return reply.send(outOfOrderPage(country));
    return reply.headers(plainFormHeaders).send(brokenPreviewPage(country));
  });
}

function clientErrorOf(error: unknown) {
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  return status >= 400 && status < 500 ? status : null;
}
