import type { Circuits } from '@odeta/node/circuits';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../db/database-clock.ts';
import { type AppGatewayConfig, createAppGateway } from './app-gateway.ts';
import { createDemoAppGateway, type DemoConfig, demoAppGatewayRoute } from './demo-app-gateway.ts';
import { createPush, type Push, type PushConfig } from './push-sender.ts';

/** Creates the sender of push notifications to browsers and apps from the environment. */
export function openPush(
  app: FastifyInstance,
  config: PushConfig & AppGatewayConfig & DemoConfig,
  {
    isService,
    clock,
    circuits,
  }: { isService?: ((endpoint: string) => boolean) | undefined; clock: Clock; circuits: Circuits },
): Push {
  const demo = createDemoAppGateway(config);
  if (demo) demoAppGatewayRoute(app, demo);
  return createPush(config, { isService, apps: createAppGateway(config, clock) ?? demo, circuits });
}
