import { countryOfHost } from '@odeta/contracts';
import type { FastifyInstance } from 'fastify';
import type { EdgeConfig } from '../config/config.ts';
import { VIOLATIONS_PATH } from '../http/content-security-policy.ts';
import { addressKey } from '../http/page-limits.ts';
import { readReports } from './read-reports.ts';
import { createViolationCounts } from './violation-counts.ts';

const TYPES = ['application/reports+json', 'application/csp-report', 'application/json'];
/** Bytes. A report has the whole policy, about 3 KB. */
const LONGEST = 64 * 1024;
/** Requests a minute of an address. */
const OF_ADDRESS = 60;

/**
 * Takes the reports that browsers send about violations of the content security policy. Needs the rate limits of `createPageLimits`. The
 * answer is the same for every body: nobody reads it.
 */
export async function violationReports(app: FastifyInstance, { RATE_LIMITS }: Pick<EdgeConfig, 'RATE_LIMITS'>) {
  const counts = createViolationCounts({ write: (fields, message) => app.log.warn(fields, message) });
  app.addHook('onClose', async () => counts.close());
  const limit = app.createRateLimit({
    keyGenerator: (request) => `report from ${addressKey(request)}`,
    max: OF_ADDRESS * RATE_LIMITS,
  });

  await app.register(async (own) => {
    own.addContentTypeParser(TYPES, { parseAs: 'string', bodyLimit: LONGEST }, async (_: unknown, text: string) =>
      parsed(text),
    );
    own.post(
      VIOLATIONS_PATH,
      {
        config: { changesNothing: true },
        async onRequest(request, reply) {
          const counted = await limit(request);
          if (counted.isAllowed || !counted.isExceeded) return;
          return reply.code(429).headers({ 'cache-control': 'no-store', 'retry-after': counted.ttlInSeconds }).send();
        },
      },
      (request, reply) => {
        const country = countryOfHost(request.host);
        for (const violation of readReports(request.body)) counts.count(country, violation);
        return reply.code(204).header('cache-control', 'no-store').send();
      },
    );
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
