import { createBrokenRequests } from '@odeta/node/broken-requests';
import { sandboxWarehouseKey } from '@odeta/node/derived-keys';
import { transportHeaders } from '@odeta/node/transport-headers';
import fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { createClock } from './clock.ts';
import type { WarehouseConfig } from './config.ts';
import { pageRoutes } from './page.routes.ts';
import { createShopClient } from './shop-client.ts';
import { createWarehouse } from './warehouse.ts';

export { type WarehouseConfig, WarehouseConfigSchema } from './config.ts';

/**
 * The demonstration warehouse's server, not listening yet. It is stateless: it reads orders from the shop, and each event has the sequence
 * number that the shop expects next, so that it is applied only once.
 */
export function buildWarehouse(config: WarehouseConfig): FastifyInstance {
  const brokenRequests = createBrokenRequests();
  const app = fastify({
    logger: false,
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: true,
    clientErrorHandler: brokenRequests.refuse,
    frameworkErrors: refuseBrokenAddress,
  });
  brokenRequests.watch(app.server);
  const key = sandboxWarehouseKey(config.APP_SECRET);
  const warehouse = createWarehouse(createShopClient({ url: config.SANDBOX_WAREHOUSE_SHOP, key }));
  const clock = createClock(() => warehouse.goOn(), config.SANDBOX_WAREHOUSE_SECONDS * 1000);

  // `protocol` is that of the connection from `edge`, which terminates TLS and sets the headers for its clients.
  app.addHook('onRequest', async ({ protocol }, reply) => void reply.headers(transportHeaders(protocol)));
  app.get('/health', async () => ({ status: 'ok' }));
  pageRoutes(app, { warehouse, clock });
  app.addHook('onClose', async () => clock.stop());
  return app;
}

/** Hooks do not run for these errors, so the headers are set here. */
function refuseBrokenAddress(_error: FastifyError, { protocol }: FastifyRequest, reply: FastifyReply): void {
  reply.code(400).headers(transportHeaders(protocol)).send();
}
