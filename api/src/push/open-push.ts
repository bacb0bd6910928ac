import type { FastifyInstance } from 'fastify';
import { type AppGatewayConfig, createAppGateway } from './app-gateway.ts';
import { createDemoAppGateway, type DemoConfig, demoAppGatewayRoute } from './demo-app-gateway.ts';
import { createPush, type Push, type PushConfig } from './push-sender.ts';

/** Creates the sender of push notifications to browsers and apps from the environment. */
export function openPush(
  app: FastifyInstance,
  config: PushConfig & AppGatewayConfig & DemoConfig,
  isService?: (endpoint: string) => boolean,
): Push {
  const demo = createDemoAppGateway(config);
  if (demo) demoAppGatewayRoute(app, demo);
  return createPush(config, { isService, apps: createAppGateway(config) ?? demo });
}
