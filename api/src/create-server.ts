import { createBrokenRequests } from '@odeta/node/broken-requests';
import { loggerOf } from '@odeta/node/observe-requests';
import { type RequestLimits, timeLimitsOf } from '@odeta/node/request-limits';
import { trustHops } from '@odeta/node/trusted-hops';
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { requestIdOf } from './http/request-id.ts';
import { answerWithoutHooks } from './http/security-headers.ts';
import { followLanguages, withoutPrefix } from './language/request-language.ts';

const BODY_LIMIT_BYTES = 64 * 1024;

interface ServerOptions {
  config: RequestLimits & { TRUST_PROXY: number; LOG_LEVEL: string; APP_SECRET: string };
  log?: FastifyBaseLogger | undefined;
}

/** The server without routes. It finds them without the prefix of a language, in which their handlers run. */
export function createServer({ config, log }: ServerOptions): FastifyInstance {
  const { requestTimeout, keepAliveTimeout, ...http } = timeLimitsOf(config);
  const brokenRequests = createBrokenRequests();
  const app = fastify({
    ...(log ? { loggerInstance: log } : { logger: loggerOf('api', config.LOG_LEVEL) }),
    bodyLimit: BODY_LIMIT_BYTES,
    trustProxy: trustHops(config.TRUST_PROXY),
    // Links to unsubscribe contain an address.
    routerOptions: { maxParamLength: 600 },
    requestTimeout,
    keepAliveTimeout,
    http,
    clientErrorHandler: brokenRequests.refuse,
    frameworkErrors: answerWithoutHooks(config.TRUST_PROXY),
    rewriteUrl: withoutPrefix(config.TRUST_PROXY),
    genReqId: requestIdOf(config.APP_SECRET),
    return503OnClosing: false,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
  });
  brokenRequests.watch(app.server);
  followLanguages(app);
  return app;
}
