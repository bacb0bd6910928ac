import { countries } from '@odeta/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { versionsOf } from '../discovery/discovery.ts';
import { reportFailuresOf } from '../failures/report-failure.ts';
import { meetVisitor } from '../http/visitor.ts';
import { outOfOrderPage } from '../rendering/out-of-order.ts';
import type { SiteContents } from '../rendering/worker-messages.ts';
import { createSoonStale } from '../soon-stale.ts';
import { createKeptPages } from './kept-pages.ts';
import { sendOwnPage } from './own-page.ts';
import type { PageDeps } from './page-deps.ts';
import { cachedUrl, pathOf } from './page-url.ts';
import { createServerSend } from './server-send.ts';

/** Milliseconds: header and footer of a country. */
const CONTENTS = { freshFor: 5_000, keepFor: 600_000, size: 20 };

/** Every address that is no file: rendered pages. */
export function pageRoutes(app: FastifyInstance, deps: PageDeps) {
  const { config, api, discovery, renderer, failures } = deps;
  const siteContents = createSoonStale<SiteContents>(CONTENTS);
  const keptPages = createKeptPages(deps);
  const sendFor = createServerSend(api, config.APP_SECRET);

  app.get('/*', async (request, reply) => {
    const visitor = meetVisitor(request, reply, config.APP_SECRET);
    const versions = renderer.inService(versionsOf(await discovery.read()));
    const route = await renderer.routeOf(versions, pathOf(request.url));
    const shell = await renderer.shellAddress(versions);
    const send = sendFor(request.headers);
    const report = reportFailuresOf(failures, request);
    const reportFallback = (cause: unknown) => report({ kind: 'fallback', cause });
    const load = () => renderer.loadContents(versions, visitor.country, send);
    const contents = await siteContents.get(`${visitor.country} ${shell}`, load, reportFallback).catch(reportFallback);
    const origin = `${request.protocol}://${request.host}`;
    const url = route.isPrivate ? request.url : cachedUrl(request.url, route.query);
    const order = { url, ...visitor, origin, versions };
    const view = { order, route, contents: contents ?? null, request: { send, report } };
    return route.isPrivate ? sendOwnPage(deps, view, request, reply) : keptPages.send(view, request, reply);
  });

  app.setErrorHandler((error, request, reply) => {
    reportFailuresOf(failures, request)({ kind: 'server-error', cause: error });
    const { country } = meetVisitor(request, reply, config.APP_SECRET);
    return reply
      .code(503)
      .header('cache-control', 'no-store')
      .type('text/html')
      .send(outOfOrderPage(countries[country]));
  });
}
