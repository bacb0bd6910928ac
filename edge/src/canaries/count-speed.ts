import type { VitalsReport } from '@odeta/contracts';
import type { MeasuredVisitor } from '@odeta/node/canary-cookie';
import { LRUCache } from 'lru-cache';
import type { ClientRequest } from '../api/api-gateway.ts';
import type { SendCounted } from './send-counted.ts';

/** Visitors and releases that were already counted. */
const REMEMBERED = 20_000;

/** Counts how fast a measured version was for a visitor, once, by the document that they have opened. */
export function createSpeedCounts(send: SendCounted) {
  const counted = new LRUCache<string, true>({ max: REMEMBERED });

  return {
    /** `units`: those that the page was made of. */
    add(
      { visitor, parts }: MeasuredVisitor,
      { connection, units: reported, views }: VitalsReport,
      units: readonly string[],
      client: ClientRequest,
    ): void {
      const view = views.find(({ isSoft }) => !isSoft);
      if (view?.lcp === undefined) return;
      for (const { release, downloaded } of reported) {
        const own = parts.filter(({ unit, version }) => release === `${unit}@${version}`);
        const key = `${visitor} ${release} ${own.map(({ canary, share }) => `${canary} ${share}`)}`;
        // Browsers that do not tell whether they had the version in a cache are not compared.
        if (own.length === 0 || downloaded === undefined || !units.includes(release) || counted.has(key)) continue;
        counted.set(key, true);
        const group = `${connection} ${downloaded ? 'downloaded' : 'cached'}`;
        const speed = { group, lcp: view.lcp, ...(view.inp !== undefined && { inp: view.inp }) };
        send({ release, outcome: 'measured', speed }, { visitor, parts: own }, client).catch(() => counted.delete(key));
      }
    },
  };
}
