import type { MeasuredVisitor } from '@odeta/node/canary-cookie';
import { LRUCache } from 'lru-cache';
import type { ClientRequest } from '../api/api-gateway.ts';
import type { SendCounted } from './send-counted.ts';

/** Visitors and releases that were already reported: the API counts each once, so it is not called for every page. */
const REMEMBERED = 5_000;

/** Counts releases that servers could not render against their budgets, as browsers do for releases that failed there. */
export function createRenderingCounts(send: SendCounted) {
  const counted = new LRUCache<string, true>({ max: REMEMBERED });

  return {
    /**
     * `broke` tells whether a release, such as `cart@1.5.0`, failed to render this page. Visitors without measured canaries are not
     * counted.
     */
    add({ visitor, parts }: MeasuredVisitor, client: ClientRequest, broke: (release: string) => boolean): void {
      const failed = parts.filter(({ unit, version }) => broke(`${unit}@${version}`));
      for (const release of new Set(failed.map(({ unit, version }) => `${unit}@${version}`))) {
        const key = `${visitor} ${release}`;
        if (counted.has(key)) continue;
        counted.set(key, true);
        // The page does not wait for it. The gateway reports a failed call; the visitor's next failed page is counted instead.
        send({ release, outcome: 'render' }, { visitor, parts: failed }, client).catch(() => counted.delete(key));
      }
    },
  };
}
