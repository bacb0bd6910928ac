import { readCanaryCounts, sayOutcome } from '@odeta/contracts';
import type { CanaryPart } from '@odeta/node/canary-cookie';
import { isRenderingCall, RENDERING_HEADER } from '@odeta/node/rendering-call';
import type { FastifyRequest } from 'fastify';
import { ApiError } from '../http/api-error.ts';
import type { ShopServer } from '../http/shop-server.ts';
import { OUTCOME_LIMIT } from '../rate-limits/rate-limits.ts';
import { readSpeeds } from './canary-speed.repository.ts';
import { readCounts } from './canary-visit.repository.ts';
import { type CountingDeps, countFacts, countSpeed } from './canary-visit.ts';
import { factsOf } from './facts-of.ts';

export function canaryRoutes(app: ShopServer, deps: CountingDeps): void {
  // The answer does not tell whether the outcome was counted.
  app.handle(
    sayOutcome,
    async ({ payload, request }) => {
      const isTold = isOfServer(deps, request);
      const facts = factsOf(payload, isTold);
      const isMet = ({ unit, version }: CanaryPart) => payload.release === `${unit}@${version}`;
      if (facts.length > 0) await countFacts(deps, request, facts, isMet);
      const { outcome, speed } = payload;
      if (outcome === 'measured' && speed && isTold) await countSpeed(deps, request, speed, isMet);
      return {};
    },
    { limit: OUTCOME_LIMIT },
  );

  // 404 for everyone else, because the counts tell how well versions do.
  app.handle(readCanaryCounts, async ({ query: { release, share }, request }) => {
    if (!isOfServer(deps, request)) throw new ApiError('not-found');
    const percent = /^\d{1,3}(\.\d{1,2})?$/.test(share) ? Number(share) : 0;
    const speed = await readSpeeds(deps.db, release, percent);
    return { ...(await readCounts(deps.db, release, percent)), ...(speed.length > 0 && { speed }) };
  });
}

const isOfServer = ({ secret, clock }: CountingDeps, { url, headers }: FastifyRequest) =>
  isRenderingCall(secret, url, headers[RENDERING_HEADER], clock().getTime());
