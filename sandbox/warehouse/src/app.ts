import { sandboxWarehouseKey } from '@odeta/node/derived-keys';
import { createClock } from '@odeta/sandbox-scaffold/clock';
import { createSimulatorServer } from '@odeta/sandbox-scaffold/server';
import type { FastifyInstance } from 'fastify';
import type { WarehouseConfig } from './config.ts';
import { stepRoutes } from './page.routes.ts';
import { createShopClient } from './shop-client.ts';
import { createWarehouse } from './warehouse.ts';

export { type WarehouseConfig, WarehouseConfigSchema } from './config.ts';

/**
 * The demonstration warehouse's server, not listening yet. It is stateless: it reads orders from the shop, and each event has the sequence
 * number that the shop expects next, so that it is applied only once.
 */
export function buildWarehouse(config: WarehouseConfig): FastifyInstance {
  const app = createSimulatorServer();
  const key = sandboxWarehouseKey(config.APP_SECRET);
  const shop = createShopClient({ url: config.SANDBOX_WAREHOUSE_SHOP, key });
  const warehouse = createWarehouse(shop);
  const clock = createClock(() => warehouse.goOn(), config.SANDBOX_WAREHOUSE_SECONDS * 1000);

  stepRoutes(app, { warehouse, shop, clock });
  app.addHook('onClose', async () => clock.stop());
  return app;
}
