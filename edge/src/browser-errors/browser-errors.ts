import { BROWSER_ERRORS_PATH, countryOfHost, type Discovery, fallbackEntry } from '@odeta/contracts';
import type { ReadableStore } from '@odeta/delivery/releases/store';
import { createFailureLog } from '@odeta/node/failure-log';
import { withoutPersonalData } from '@odeta/node/plain-cause';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { createRouteTemplates } from '../choosing/route-template.ts';
import type { EdgeConfig } from '../config/config.ts';
import type { DiscoveryReader } from '../discovery/discovery.ts';
import { addressKey } from '../http/page-limits.ts';
import type { RecentErrors } from './recent-errors.ts';
import { resolveStack } from './resolve-stack.ts';
import { createSourceMaps } from './source-maps.ts';

/** Bytes of a report. */
const LONGEST = 8_000;
/** Requests a minute of an address. */
const OF_ADDRESS = 30;
/** Different errors that are logged within ten seconds. */
const MOST_CAUSES = 20;
/** Characters of a message. */
const MOST_MESSAGE = 200;

const ReportSchema = v.object({
  name: v.pipe(v.string(), v.maxLength(60)),
  message: v.pipe(v.string(), v.maxLength(2_000)),
  stack: v.pipe(v.string(), v.maxLength(6_000)),
  /** The versions of the page, such as `cart@1.5.0`: files that versions share do not say whose they are. */
  units: v.pipe(v.array(v.pipe(v.string(), v.maxLength(100))), v.maxLength(20)),
  /** The path of the page. */
  path: v.pipe(v.string(), v.maxLength(1_000)),
});

interface Deps {
  config: Pick<EdgeConfig, 'RATE_LIMITS'>;
  store: ReadableStore;
  discovery: Pick<DiscoveryReader, 'read'>;
  recent: RecentErrors;
}

/**
 * Takes errors of browsers with their stacks, and logs at which line of which source they were thrown. Needs the rate limits of
 * `createPageLimits`. Anyone can send such a report, so that it is not proven; the answer is the same for each.
 */
export function browserErrors(app: FastifyInstance, { config, store, discovery, recent }: Deps): void {
  const log = createFailureLog(
    { error: (fields, message) => app.log.error(fields, message) },
    { mostCauses: MOST_CAUSES },
  );
  app.addHook('onClose', async () => log.close());
  const limit = app.createRateLimit({ keyGenerator: addressKey, max: OF_ADDRESS * config.RATE_LIMITS });
  const templateOf = createRouteTemplates();
  const findMap = createSourceMaps(store);

  app.post(BROWSER_ERRORS_PATH, { bodyLimit: LONGEST }, async (request, reply) => {
    const counted = await limit(request);
    const report = v.safeParse(ReportSchema, request.body);
    if (report.success && (counted.isAllowed || !counted.isExceeded)) {
      const { name, message: text, stack, units, path } = report.output;
      const { document, routes } = await discovery.read();
      const { release, places } = await resolveStack(stack, (unit) => versionsOf(document, unit, units), findMap);
      const message = plain(withoutPersonalData(`${name}: ${text}`)).slice(0, MOST_MESSAGE);
      recent.add({ release: release ?? null, message, places });
      const cause = Object.assign(new Error(`a browser reports: ${message}`), { stack: places.join('\n') });
      const route = templateOf(routes, path);
      log.report({ kind: 'browser', route, country: countryOfHost(request.host), unit: release, cause });
    }
    return reply.code(204).header('cache-control', 'no-store').send();
  });
}

/** The listed versions of a unit with their fallbacks, first those that the page had. */
function versionsOf({ microFrontends }: Discovery, unit: string, units: readonly string[]): string[] {
  const entries = Object.hasOwn(microFrontends, unit) ? (microFrontends[unit] ?? []) : [];
  const versions = entries
    .flatMap((entry) => [entry, fallbackEntry(entry) ?? entry])
    .map(({ metadata }) => metadata.version);
  const isOfPage = (version: string) => units.includes(`${unit}@${version}`);
  return [...new Set(versions)].sort((one, other) => Number(isOfPage(other)) - Number(isOfPage(one)));
}

const plain = (text: string) => text.replaceAll(/[\p{C}\p{Zl}\p{Zp}]+/gu, ' ');
