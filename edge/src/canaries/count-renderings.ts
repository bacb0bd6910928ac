import { CANARY_COOKIE, cookieNameOn, sayOutcome } from '@odeta/contracts';
import { type MeasuredVisitor, signCanaryCookie } from '@odeta/node/canary-cookie';
import { LRUCache } from 'lru-cache';
import type { ClientRequest, SendForClient } from '../api/api-gateway.ts';

/** Visitors and releases that were already reported: the API counts each once, so it is not called for every page. */
const REMEMBERED = 5_000;
/** Milliseconds. */
const TIME_LIMIT = 5_000;

interface Deps {
  secret: string;
  sendFor: (client: ClientRequest) => SendForClient;
}

/** Counts releases that servers could not render against their budgets, as browsers do for releases that failed there. */
export function createRenderingCounts({ secret, sendFor }: Deps) {
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
        send(release, { visitor, parts: failed }, client).catch(() => counted.delete(key));
      }
    },
  };

  /** Signs a cookie for this call: the browser may not have one yet, and never gets one for a version that was set aside. */
  async function send(release: string, measured: MeasuredVisitor, client: ClientRequest) {
    const name = cookieNameOn(client.client.protocol, CANARY_COOKIE);
    const cookie = `${name}=${encodeURIComponent(signCanaryCookie(secret, measured))}`;
    const named = { ...client, headers: { ...client.headers, cookie } };
    await sendFor(named)(`/api${sayOutcome.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ release, outcome: 'render' }),
      signal: AbortSignal.timeout(TIME_LIMIT),
    });
  }
}
