import { readAppSecret } from '@odeta/api/app-secret';
import { listenOnFreePort } from '@odeta/node/free-port';
import { buildSandbox } from '@odeta/sandbox-bank';
import { buildWarehouse } from '@odeta/sandbox-warehouse';
import type { Stoppable } from '../processes/stop.ts';
import type { ShopConfig } from './environment.ts';

const LOCAL = '127.0.0.1';

export interface Sandbox extends Stoppable {
  url: string;
}

export const needsSandbox = ({ PAYMENT_PROVIDER, SANDBOX_PAY_URL, API_URL }: ShopConfig): boolean =>
  PAYMENT_PROVIDER === 'sandbox' && SANDBOX_PAY_URL === undefined && API_URL === undefined;

/** Starts the test bank on a port of its own; it sends webhooks to an `api` on this machine. */
export async function startSandbox(config: ShopConfig, apiPort: number): Promise<Sandbox> {
  const app = buildSandbox({
    ...config,
    APP_SECRET: config.APP_SECRET ?? readAppSecret(config.DATA_DIR),
    SANDBOX_NOTIFY_URL: config.SANDBOX_NOTIFY_URL ?? `http://${LOCAL}:${apiPort}/api/payments/webhooks/sandbox`,
  });
  const port = await listenOnFreePort((port) => app.listen({ port, host: LOCAL }));
  return { url: `http://${LOCAL}:${port}`, stop: () => app.close() };
}

/** Whether the command has to start the demonstration warehouse; a real one has its own key. */
export const needsWarehouse = ({ WAREHOUSE_KEY, SANDBOX_WAREHOUSE_URL, API_URL }: ShopConfig): boolean =>
  WAREHOUSE_KEY === undefined && SANDBOX_WAREHOUSE_URL === undefined && API_URL === undefined;

/** Starts the demonstration warehouse on a port of its own; it polls an `api` on this machine. */
export async function startWarehouse(config: ShopConfig, apiPort: number): Promise<Sandbox> {
  const app = buildWarehouse({
    ...config,
    APP_SECRET: config.APP_SECRET ?? readAppSecret(config.DATA_DIR),
    SANDBOX_WAREHOUSE_SHOP: `http://${LOCAL}:${apiPort}`,
  });
  const port = await listenOnFreePort((port) => app.listen({ port, host: LOCAL }));
  return { url: `http://${LOCAL}:${port}`, stop: () => app.close() };
}
