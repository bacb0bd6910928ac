import { TIMINGS_PATH } from '@odeta/contracts';
import type { FastifyInstance, onRequestAsyncHookHandler } from 'fastify';
import * as v from 'valibot';
import type { DiscoveryReader } from '../discovery/discovery.ts';
import { createLateLines } from './late-lines.ts';
import type { Timings } from './timings.ts';

/** Bytes of a report. */
const LONGEST = 1_000;

const TimeSchema = v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(600_000)));

const ReportSchema = v.object({
  release: v.string(),
  phases: v.object({
    entry: TimeSchema,
    chunk: TimeSchema,
    style: TimeSchema,
    texts: TimeSchema,
    render: TimeSchema,
    shown: TimeSchema,
  }),
});

interface Deps {
  timings: Timings;
  discovery: Pick<DiscoveryReader, 'read'>;
  onRequest: onRequestAsyncHookHandler;
}

/** Takes how long the phases of a version took in a browser. The answer is the same for every report: nobody reads it. */
export function timingsRoutes(app: FastifyInstance, { timings, discovery, onRequest }: Deps): void {
  const logLate = createLateLines(app.log);
  app.post(TIMINGS_PATH, { onRequest, bodyLimit: LONGEST }, async ({ body }, reply) => {
    const report = v.safeParse(ReportSchema, body);
    const { document } = await discovery.read();
    if (report.success && isListed(document.microFrontends, report.output.release)) {
      const { release, phases } = report.output;
      for (const [phase, ms] of Object.entries(phases))
        if (ms !== undefined) timings.add(release, phase as keyof typeof phases, ms);
      logLate(release, phases);
    }
    return reply.code(204).header('cache-control', 'no-store').send();
  });
}

function isListed(listing: Readonly<Record<string, readonly { metadata: { version: string } }[]>>, release: string) {
  const [unit = '', version] = release.split('@');
  return Object.hasOwn(listing, unit) && listing[unit]?.some(({ metadata }) => metadata.version === version);
}
