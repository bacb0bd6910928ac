import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { createBrokenRequests } from '@odeta/node/broken-requests';
import { sandboxPayToken } from '@odeta/node/derived-keys';
import { transportHeaders } from '@odeta/node/transport-headers';
import fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { createBank } from './bank.ts';
import type { SandboxConfig } from './config.ts';
import { openLedger } from './ledger.ts';
import { machineRoutes } from './machine.routes.ts';
import { pageRoutes } from './page.routes.ts';
import { createWebhooks } from './webhooks.ts';

export { type SandboxConfig, SandboxConfigSchema } from './config.ts';

/** The test bank's server, not listening yet. No money is ever moved. */
export function buildSandbox(config: SandboxConfig): FastifyInstance {
  const brokenRequests = createBrokenRequests();
  const app = fastify({
    logger: false,
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: true,
    clientErrorHandler: brokenRequests.refuse,
    frameworkErrors: refuseBrokenAddress,
  });
  brokenRequests.watch(app.server);
  const token = sandboxPayToken(config.APP_SECRET);
  mkdirSync(config.DATA_DIR, { recursive: true });
  const ledger = openLedger(path.join(config.DATA_DIR, 'sandbox-pay.jsonl'));
  const webhooks = createWebhooks({ url: config.SANDBOX_NOTIFY_URL, token });
  const bank = createBank({
    ledger,
    notify: webhooks.send,
    blikMs: config.SANDBOX_BLIK_SECONDS * 1000,
    refundMs: config.SANDBOX_REFUND_SECONDS * 1000,
  });

  // `protocol` is that of the connection from `edge`, which terminates TLS and sets the headers for its clients.
  app.addHook('onRequest', async ({ protocol }, reply) => void reply.headers(transportHeaders(protocol)));
  app.get('/health', async () => ({ status: 'ok' }));
  machineRoutes(app, { bank, webhooks, token });
  pageRoutes(app, bank);
  app.addHook('onClose', async () => {
    bank.close();
    webhooks.close();
  });
  return app;
}

/** Hooks do not run for these errors, so the headers are set here. */
function refuseBrokenAddress(_error: FastifyError, { protocol }: FastifyRequest, reply: FastifyReply): void {
  reply.code(400).headers(transportHeaders(protocol)).send();
}
