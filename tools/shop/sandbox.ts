import { readAppSecret } from '@odeta/api/app-secret';
import { findFreePort } from '@odeta/node/free-port';
import { buildSandbox } from '@odeta/sandbox-pay';
import { buildWarehouse } from '@odeta/sandbox-warehouse';
import type { Stoppable } from '../processes/stop.ts';
import type { ShopConfig } from './environment.ts';

const LOCAL = '127.0.0.1';

export interface Sandbox extends Stoppable {
  /** Where it answers, for `edge` and `api`. */
  url: string;
}

/** Whether the test bank belongs to the processes that a command starts. */
export const needsSandbox = ({ PAYMENT_PROVIDER, SANDBOX_PAY_URL, API_URL }: ShopConfig): boolean =>
  PAYMENT_PROVIDER === 'sandbox' && SANDBOX_PAY_URL === undefined && API_URL === undefined;

/** The test bank on a port of its own; it tells an `api` on this machine what happened. */
export async function startSandbox(config: ShopConfig, apiPort: number): Promise<Sandbox> {
  const port = await findFreePort();
  const app = buildSandbox({
    ...config,
    APP_SECRET: config.APP_SECRET ?? readAppSecret(config.DATA_DIR),
    SANDBOX_NOTIFY_URL: config.SANDBOX_NOTIFY_URL ?? `http://${LOCAL}:${apiPort}/api/payments/webhooks/sandbox`,
  });
  await app.listen({ port, host: LOCAL });
  return { url: `http://${LOCAL}:${port}`, stop: () => app.close() };
}

/** Whether the demonstration warehouse belongs to the processes that a command starts; a real one has a key of its own. */
export const needsWarehouse = ({ WAREHOUSE_KEY, SANDBOX_WAREHOUSE_URL, API_URL }: ShopConfig): boolean =>
  WAREHOUSE_KEY === undefined && SANDBOX_WAREHOUSE_URL === undefined && API_URL === undefined;

/** The demonstration warehouse on a port of its own; it asks an `api` on this machine what there is to do. */
export async function startWarehouse(config: ShopConfig, apiPort: number): Promise<Sandbox> {
  const port = await findFreePort();
  const app = buildWarehouse({
    ...config,
    APP_SECRET: config.APP_SECRET ?? readAppSecret(config.DATA_DIR),
    SANDBOX_WAREHOUSE_SHOP: `http://${LOCAL}:${apiPort}`,
  });
  await app.listen({ port, host: LOCAL });
  return { url: `http://${LOCAL}:${port}`, stop: () => app.close() };
}
