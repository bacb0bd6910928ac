import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { sandboxPayToken } from '@odeta/node/derived-keys';
import { createTimers } from '@odeta/sandbox-scaffold/clock';
import { createSimulatorServer } from '@odeta/sandbox-scaffold/server';
import type { FastifyInstance } from 'fastify';
import { createBank } from './bank.ts';
import type { SandboxConfig } from './config.ts';
import { openLedger } from './ledger.ts';
import { machineRoutes } from './machine.routes.ts';
import { openMeans } from './means.ts';
import { payRoutes } from './page.routes.ts';
import { createWebhooks } from './webhooks.ts';

export { type SandboxConfig, SandboxConfigSchema } from './config.ts';

/** The test bank's server, not listening yet. No money is ever moved. */
export function buildSandbox(config: SandboxConfig): FastifyInstance {
  const app = createSimulatorServer();
  const token = sandboxPayToken(config.APP_SECRET);
  mkdirSync(config.DATA_DIR, { recursive: true });
  const ledger = openLedger(path.join(config.DATA_DIR, 'sandbox-pay.jsonl'));
  const means = openMeans(path.join(config.DATA_DIR, 'sandbox-means.jsonl'));
  const timers = createTimers();
  const webhooks = createWebhooks({ url: config.SANDBOX_NOTIFY_URL, token, later: timers.later });
  const bank = createBank({
    ledger,
    means,
    notify: webhooks.send,
    later: timers.later,
    blikMs: config.SANDBOX_BLIK_SECONDS * 1000,
    refundMs: config.SANDBOX_REFUND_SECONDS * 1000,
  });

  machineRoutes(app, { bank, webhooks, token });
  payRoutes(app, bank);
  app.addHook('onClose', async () => timers.close());
  return app;
}
