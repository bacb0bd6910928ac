import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type ApiGateway, clientRequestOf } from '../api/api-gateway.ts';
import type { DiscoveryReader } from '../discovery/discovery.ts';

/** Milliseconds that the API may take to say whether it can do its work. */
const TIME_LIMIT = 2_000;

/** What is wrong with a part; `ok` when nothing is. */
type Condition = string;

interface HealthDeps {
  api: ApiGateway;
  discovery: DiscoveryReader;
  /** The server has been asked to end, and finishes what it has begun. */
  isStopping(): boolean;
}

/**
 * `/health`: the process runs (200), and how its parts are. `/ready`: whether a balancer may send visitors (200 or 503).
 * Without its API an edge stays ready: it has cached pages, and others go out as skeletons.
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

/** The reason stands in the log: it may name files and addresses. */
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
