import { readCanaryCounts, sayOutcome } from '@odeta/contracts';
import { isRenderingCall, RENDERING_HEADER } from '@odeta/node/rendering-call';
import type { FastifyRequest } from 'fastify';
import { ApiError } from '../http/api-error.ts';
import type { ShopServer } from '../http/shop-server.ts';
import { OUTCOME_LIMIT } from '../rate-limits/rate-limits.ts';
import { readCounts } from './canary-visit.repository.ts';
import { type CountingDeps, countFacts } from './canary-visit.ts';
import { factsOf } from './facts-of.ts';

export function canaryRoutes(app: ShopServer, deps: CountingDeps): void {
  // The answer does not tell whether the outcome was counted.
  app.handle(
    sayOutcome,
    async ({ payload, request }) => {
      const facts = factsOf(payload, isOfServer(deps, request));
      if (facts.length > 0)
        await countFacts(deps, request, facts, ({ unit, version }) => payload.release === `${unit}@${version}`);
      return {};
    },
    { limit: OUTCOME_LIMIT },
  );

  // 404 for everyone else, because the counts tell how well versions do.
  app.handle(readCanaryCounts, ({ query: { release, share }, request }) => {
    if (!isOfServer(deps, request)) throw new ApiError('not-found');
    return readCounts(deps.db, release, /^\d{1,3}(\.\d{1,2})?$/.test(share) ? Number(share) : 0);
  });
}

const isOfServer = ({ secret, clock }: CountingDeps, { url, headers }: FastifyRequest) =>
  isRenderingCall(secret, url, headers[RENDERING_HEADER], clock().getTime());
