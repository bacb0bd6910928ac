import type { MeasuredVisitor } from '@odeta/node/canary-cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { ClientRequest } from '../api/api-gateway.ts';
import type { SendCounted } from './send-counted.ts';

/** Visitors and releases that were already counted. */
const REMEMBERED = 20_000;

interface View {
  measured: MeasuredVisitor;
  /** The units of the page: its shell and its remote. */
  units: readonly string[];
  client: ClientRequest;
}

/** Counts visitors to whom a page with a measured version was sent: a page that is never shown reports nothing itself. */
export function createGivenCounts(send: SendCounted) {
  const counted = new LRUCache<string, true>({ max: REMEMBERED });

  return {
    /** Counts the page once it is sent completely; not one that its visitor did not wait for. */
    watch(request: FastifyRequest, reply: FastifyReply, { measured, units, client }: View): void {
      const parts = measured.parts.filter(({ unit }) => units.includes(unit));
      if (parts.length === 0 || !isOpenedPage(request)) return;
      reply.raw.once('finish', () => {
        if (reply.raw.statusCode >= 400) return;
        for (const release of new Set(parts.map(({ unit, version }) => `${unit}@${version}`))) {
          const key = `${measured.visitor} ${release} ${parts.map(({ canary, share }) => `${canary} ${share}`)}`;
          if (counted.has(key)) continue;
          counted.set(key, true);
          const own = parts.filter(({ unit, version }) => release === `${unit}@${version}`);
          send({ release, outcome: 'given' }, { visitor: measured.visitor, parts: own }, client).catch(() =>
            counted.delete(key),
          );
        }
      });
    },
  };
}

/** Opened by a browser in a tab or an app: browsers say so, most programs do not, and a page that is fetched in advance may never be shown. */
function isOpenedPage({ method, headers }: FastifyRequest): boolean {
  const { 'sec-fetch-dest': destination, 'sec-fetch-mode': mode, 'sec-purpose': purpose } = headers;
  return method === 'GET' && destination === 'document' && mode === 'navigate' && purpose === undefined;
}
