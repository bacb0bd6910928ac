import path from 'node:path';
import fastifyStatic from '@fastify/static';
import { isOfThisMachine } from '@odeta/node/this-machine';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { EdgeConfig } from '../config/config.ts';

const PREFIX = '/app-simulator';
const POLICY =
  "default-src 'self'; img-src 'self' data:; base-uri 'none'; object-src 'none'; form-action 'none'; frame-ancestors 'none'";

/** For developers, on their own machine only: the shop as an app shows it, with every bridge message. */
export async function appSimulator(app: FastifyInstance, { APP_SIMULATOR_DIR }: EdgeConfig) {
  if (!APP_SIMULATOR_DIR) return;

  // A page cannot change the user agent that the browser sends, so it is replaced here by the one of the simulated app.
  app.addHook('onRequest', async (request) => {
    const agent = request.headers['sec-fetch-dest'] === 'iframe' && simulatedAgent(request);
    if (agent && isOfThisMachine(request)) request.headers['user-agent'] = agent;
  });

  await app.register(async (scope) => {
    scope.addHook('onRequest', async (request, reply) => {
      if (!isOfThisMachine(request)) return reply.code(404).send();
      reply.header('content-security-policy', POLICY);
      return undefined;
    });
    await scope.register(fastifyStatic, {
      root: path.resolve(APP_SIMULATOR_DIR),
      prefix: PREFIX,
      redirect: true,
      cacheControl: false,
      decorateReply: false,
    });
  });
}

/** The user agent of the simulated app, which the simulator's page has put into its cookie. */
function simulatedAgent({ headers }: FastifyRequest): string | null {
  const [, value] = /(?:^|; )app-simulator=([^;]+)/.exec(headers.cookie ?? '') ?? [];
  try {
    return value ? decodeURIComponent(value) : null;
  } catch {
    return null;
  }
}
