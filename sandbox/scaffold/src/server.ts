import { createBrokenRequests } from '@odeta/node/broken-requests';
import { transportHeaders } from '@odeta/node/transport-headers';
import fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';

/** A simulator's server, not listening yet: without a log, with the headers of every answer, and its state at `/health`. */
export function createSimulatorServer(): FastifyInstance {
  const brokenRequests = createBrokenRequests();
  const app = fastify({
    logger: false,
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: true,
    clientErrorHandler: brokenRequests.refuse,
    frameworkErrors: refuseBrokenAddress,
  });
  brokenRequests.watch(app.server);
  // `protocol` is that of the connection from `edge`, which terminates TLS and sets the headers for its clients.
  app.addHook('onRequest', async ({ protocol }, reply) => void reply.headers(transportHeaders(protocol)));
  app.get('/health', async () => ({ status: 'ok' }));
  return app;
}

/** Hooks do not run for these errors, so the headers are set here. */
function refuseBrokenAddress(_error: FastifyError, { protocol }: FastifyRequest, reply: FastifyReply): void {
  reply.code(400).headers(transportHeaders(protocol)).send();
}
