import { STATUS_CODES } from 'node:http';
import underPressure from '@fastify/under-pressure';
import { PREVIEW_COOKIE } from '@odeta/contracts';
import type { ReadableStore } from '@odeta/delivery/releases/store';
import { type FailureLog, unwell } from '@odeta/node/failure-log';
import { countShed, isLate } from '@odeta/node/load-shedding';
import type { Metrics } from '@odeta/node/metrics';
import { readOwnCookie } from '@odeta/node/own-cookies';
import { countryOfRequest } from '@odeta/node/path-prefix';
import type { FastifyInstance } from 'fastify';
import { browserErrors } from '../browser-errors/browser-errors.ts';
import { createRecentErrors } from '../browser-errors/recent-errors.ts';
import { mayReadReleases } from '../choosing/may-read-releases.ts';
import { UnknownVersionError } from '../choosing/requested-versions.ts';
import { testerRoutes } from '../choosing/tester-routes.ts';
import { dictionaryRoutes } from '../dictionaries/dictionary-routes.ts';
import { createSiteDictionaries } from '../dictionaries/site-dictionaries.ts';
import { reportFailuresOf } from '../failures/report-failure.ts';
import { createFormLimits } from '../forms/form-limits.ts';
import { createFormProofs } from '../forms/form-proofs.ts';
import { addFormParser } from '../forms/read-form.ts';
import { isGone } from '../http/client-gone.ts';
import type { Observer } from '../http/observe.ts';
import { createPageLimits } from '../http/page-limits.ts';
import { recordRefusal } from '../http/security-lines.ts';
import { brokenPreviewPage } from '../previews/preview-pages.ts';
import { previewRoutes } from '../previews/preview-routes.ts';
import { PAGE_RETRY_AFTER, PageUnavailable } from '../refusals/page-unavailable.ts';
import {
  outOfOrderPage,
  plainFormHeaders,
  plainPageHeaders,
  tooManyRequestsPage,
  unavailablePage,
} from '../refusals/plain-pages.ts';
import { TooManyRequests } from '../refusals/too-many-requests.ts';
import { releasesRoutes } from '../releases-page/releases-routes.ts';
import { createTimings } from '../timings/timings.ts';
import { timingsRoutes } from '../timings/timings-routes.ts';
import { violationReports } from '../violation-reports/violation-reports.ts';
import { vitalsRoutes } from '../vitals/vitals-routes.ts';
import { createPageAnswer } from './answer-page.ts';
import { createPageMeasures } from './measure-pages.ts';
import type { PageDeps } from './page-deps.ts';
import { createRenderQueue } from './render-queue.ts';
import { createTraces } from './server-trace.ts';
import { timedRenderer } from './timed-renderer.ts';

interface Given extends Omit<PageDeps, 'queue' | 'measures'> {
  store: ReadableStore;
  metrics: Metrics;
  observer: Pick<Observer, 'isOn'>;
}

/** Serves rendered pages at every address that is not a file. */
export async function pageRoutes(app: FastifyInstance, { metrics, observer, ...given }: Given) {
  const { config, sendFor, discovery, renderer, failures, store, previews } = given;
  const timings = createTimings();
  const errors = createRecentErrors();
  const measures = createPageMeasures(metrics);
  await app.register(underPressure);
  const shed = countShed(metrics, 'edge');
  const queue = createRenderQueue(config, { isLate: () => isLate(app), shed });
  measures.queue(queue);
  const deps = { ...given, renderer: timedRenderer(renderer, timings, measures), queue, measures };
  const limitPages = await createPageLimits(app, config, unwell({ failures }, 'limits'));
  const traces = createTraces((request) => mayReadReleases(request, config));
  const dictionaries = createSiteDictionaries();
  const waitForProof = createFormProofs(app, config);
  const answer = createPageAnswer({ ...deps, observer, traces, dictionaries, waitForProof });

  dictionaryRoutes(app, dictionaries);
  await testerRoutes(app, config, limitPages);
  await previewRoutes(app, { previews, onRequest: limitPages });
  timingsRoutes(app, { timings, discovery, onRequest: limitPages });
  vitalsRoutes(app, { config, sendFor, timings, metrics, discovery, onRequest: limitPages });
  browserErrors(app, { config, store, discovery, recent: errors });
  await violationReports(app, config);
  releasesRoutes(app, { config, store, discovery, sendFor, timings, errors, onRequest: limitPages, otherwise: answer });
  // Before the plug-in below is loaded, with which these routes are complete.
  handleErrors(app, failures);
  app.get('/*', { onRequest: limitPages, onSend: traces.write }, answer);
  const limitForms = createFormLimits(app, config);
  await app.register(async (forms) => {
    addFormParser(forms);
    forms.post('/*', { onRequest: [limitPages, limitForms], config: { asksSender: true } }, answer);
  });
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
