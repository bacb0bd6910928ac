import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type ApiGateway, clientRequestOf } from '../api/api-gateway.ts';
import type { DiscoveryReader } from '../discovery/discovery.ts';

/** Milliseconds that the API may take to report its health. */
const TIME_LIMIT = 2_000;

type Condition = string;

interface HealthDeps {
  api: ApiGateway;
  discovery: DiscoveryReader;
  /** The server has received a signal to stop, and completes its requests. */
  isStopping(): boolean;
}

/**
 * `/health`: the process runs (200), and the state of its parts. `/ready`: whether a load balancer may send visitors (200 or 503). Without
 * its API an edge stays ready: it has kept pages, and says of others that they cannot be shown.
 */
export function healthRoutes(app: FastifyInstance, { api, discovery, isStopping }: HealthDeps): void {
  app.get('/health', async (request, reply) => {
    const live = await discovery.read().catch(() => null);
    const parts = { discovery: describeDiscovery(discovery), api: await conditionOf(api, request) };
    const status = Object.values(parts).every((condition) => condition === 'ok') ? 'ok' : 'unwell';
    const units = live ? Object.keys(live.versions) : [];
    return reply.header('cache-control', 'no-store').send({ status, parts, units });
  });

  app.get('/ready', async (_, reply) => {
    await discovery.read().catch(() => null);
    const isReady = discovery.isReady() && !isStopping();
    const parts = { discovery: describeDiscovery(discovery), server: isStopping() ? 'stopping' : 'ok' };
    return reply
      .code(isReady ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ ready: isReady, parts });
  });
}

/** The details are only in the log: they may name files and addresses. */
function describeDiscovery(discovery: DiscoveryReader): Condition {
  if (!discovery.isReady()) return 'no usable document';
  return discovery.problem() === null ? 'ok' : 'the latest document is not usable, the one before it is served';
}

async function conditionOf(api: ApiGateway, incoming: FastifyRequest): Promise<Condition> {
  const request = { method: 'GET' as const, headers: {}, signal: AbortSignal.timeout(TIME_LIMIT) };
  const late = new Promise<Condition>((resolve) => {
    request.signal.addEventListener('abort', () => resolve('does not answer'));
  });
  const answer = api.send('/api/health', request, clientRequestOf(incoming)).then(
    async (response) => describe(await response.json()),
    () => 'does not answer',
  );
  return Promise.race([answer, late]);
}

function describe(body: unknown): Condition {
  const { parts = {} } = body as { parts?: Record<string, Condition> };
  const unwell = Object.entries(parts).filter(([, condition]) => condition !== 'ok');
  return unwell.map(([part, condition]) => `${part} ${condition}`).join(', ') || 'ok';
}
