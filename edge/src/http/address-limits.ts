import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Server, Socket } from 'node:net';
import { normalizeIP } from '@fastify/rate-limit';
import { countries, countryIn, countryOfHost } from '@odeta/contracts';
import { clientOf } from '@odeta/node/trusted-hops';
import { hostOf } from '../api/api-gateway.ts';
import type { EdgeConfig } from '../config/config.ts';
import { tooManyRequestsPage } from '../refusals/plain-pages.ts';
import { refuseRequest, refuseWithPage } from '../refusals/refuse-request.ts';
import type { ReportLimit } from './limits-log.ts';

/** Connections of one address; offices and mobile networks share one. */
const MOST_CONNECTIONS = 1_000;
/** Requests of one address whose responses have not ended; event streams count, too. */
const MOST_REQUESTS = 1_000;
const RETRY_AFTER_SECONDS = 5;

type LimitConfig = Pick<EdgeConfig, 'TRUST_PROXY' | 'RATE_LIMITS'>;

/** Closes the connections of an address above its limit. Behind a load balancer, which has all connections, it does nothing. */
export function limitConnections(
  server: Pick<Server, 'on'>,
  { TRUST_PROXY, RATE_LIMITS }: LimitConfig,
  report: ReportLimit,
): void {
  if (TRUST_PROXY > 0) return;
  const connections = createCounts(MOST_CONNECTIONS * RATE_LIMITS);
  server.on('connection', (socket: Socket) => {
    const leave = connections.enter(socket.remoteAddress);
    if (leave) {
      socket.once('close', leave);
      return;
    }
    report('connections of an address');
    socket.destroy();
  });
}

/** Creates the check that answers requests of an address above its limit. It returns whether the request was answered. */
export function createOpenRequestLimit({ TRUST_PROXY, RATE_LIMITS }: LimitConfig, report: ReportLimit) {
  const requests = createCounts(MOST_REQUESTS * RATE_LIMITS);
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const leave = requests.enter(clientOf(request, TRUST_PROXY).address);
    if (leave) {
      response.once('close', leave);
      return false;
    }
    report('open requests of an address');
    refuse(request, response);
    return true;
  };
}

function refuse({ url = '/', headers, shopLanguage }: IncomingMessage, response: ServerResponse) {
  const head = { status: 429, retryAfter: RETRY_AFTER_SECONDS };
  if (url.startsWith('/api/')) refuseRequest(response, { ...head, code: 'too-many-requests' });
  else {
    const country = countryIn(countries[countryOfHost(hostOf(headers))], shopLanguage);
    refuseWithPage(response, { ...head, page: tooManyRequestsPage(country) });
  }
}

function createCounts(most: number) {
  const counts = new Map<string, number>();
  return {
    /** Returns the function to call at the end, or `null` if the limit is reached. */
    enter(address = ''): (() => void) | null {
      const key = normalizeIP(address);
      const count = counts.get(key) ?? 0;
      if (count >= most) return null;
      counts.set(key, count + 1);
      return () => {
        const left = (counts.get(key) ?? 0) - 1;
        if (left > 0) counts.set(key, left);
        else counts.delete(key);
      };
    },
  };
}
