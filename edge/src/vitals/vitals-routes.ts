import { CANARY_COOKIE, type Discovery, VITALS_PATH, type VitalsReport, VitalsReportSchema } from '@odeta/contracts';
import { readCanaryCookie } from '@odeta/node/canary-cookie';
import type { Metrics } from '@odeta/node/metrics';
import { readOwnCookie } from '@odeta/node/own-cookies';
import type { FastifyInstance, onRequestAsyncHookHandler } from 'fastify';
import * as v from 'valibot';
import { type ClientRequest, clientRequestOf, type SendForClient } from '../api/api-gateway.ts';
import { createSpeedCounts } from '../canaries/count-speed.ts';
import { createSendCounted } from '../canaries/send-counted.ts';
import { createRouteTemplates } from '../choosing/route-template.ts';
import type { EdgeConfig } from '../config/config.ts';
import type { DiscoveryReader, LiveUnits } from '../discovery/discovery.ts';
import type { Timings } from '../timings/timings.ts';
import { measureVitals } from './measure-vitals.ts';

/** Bytes of a report. */
const LONGEST = 6_000;

interface Deps {
  config: Pick<EdgeConfig, 'APP_SECRET'>;
  sendFor: (client: ClientRequest) => SendForClient;
  timings: Pick<Timings, 'add'>;
  metrics: Metrics;
  discovery: Pick<DiscoveryReader, 'read'>;
  onRequest: onRequestAsyncHookHandler;
}

/** Takes how fast pages were in browsers. The answer is the same for every report: nobody reads it. */
export function vitalsRoutes(
  app: FastifyInstance,
  { config, sendFor, timings, metrics, discovery, onRequest }: Deps,
): void {
  const measure = measureVitals(metrics);
  const templateOf = createRouteTemplates();
  const { APP_SECRET: secret } = config;
  const speedCounts = createSpeedCounts(createSendCounted({ secret, sendFor }));

  app.post(VITALS_PATH, { onRequest, bodyLimit: LONGEST }, async (request, reply) => {
    const client = clientRequestOf(request);
    const report = v.safeParse(VitalsReportSchema, request.body);
    const measured = readCanaryCookie(secret, readOwnCookie(request, CANARY_COOKIE));
    if (report.success)
      take(report.output, await discovery.read(), (units) => {
        if (measured) speedCounts.add(measured, report.output, units, client);
      });
    return reply.code(204).header('cache-control', 'no-store').send();
  });

  /** `count` receives the versions of the document that was opened. */
  function take(report: VitalsReport, { document, routes }: LiveUnits, count: (units: readonly string[]) => void) {
    for (const view of report.views) {
      const route = templateOf(routes, view.path);
      const remote = routes.routes.find(({ path }) => path === route)?.remote;
      const units = [...new Set(releasesOf(report, document, remote))];
      measure(view, route, units);
      if (!view.isSoft) count(units);
      for (const unit of units) for (const [vital, value] of valuesOf(view)) timings.add(unit, vital, value);
    }
  }
}

/** The page's version of the shell, and that of the remote of an address, if they are listed. */
function releasesOf({ units }: VitalsReport, { microFrontends }: Discovery, remote: string | undefined): string[] {
  return units.flatMap(({ release }) => {
    const [unit = '', version] = release.split('@');
    if (unit !== 'shell' && unit !== remote) return [];
    const entries = Object.hasOwn(microFrontends, unit) ? microFrontends[unit] : undefined;
    return entries?.some(({ metadata }) => metadata.version === version) ? [release] : [];
  });
}

const valuesOf = ({ ttfb, lcp, inp, cls }: VitalsReport['views'][number]) =>
  Object.entries({ ttfb, lcp, inp, cls: cls === undefined ? undefined : cls * 1_000 }).flatMap(([vital, value]) =>
    value === undefined ? [] : [[vital as 'ttfb' | 'lcp' | 'inp' | 'cls', value] as const],
  );
