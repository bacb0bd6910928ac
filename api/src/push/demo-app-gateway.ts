import type { PushContent } from '@odeta/contracts';
import { isOfThisMachine } from '@odeta/node/this-machine';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../http/api-error.ts';
import type { AppGateway } from './app-gateway.ts';

/** Where the app simulator reads what its phone shows; a token follows. */
const PATH = '/api/dev/app-push/';
/** Devices, and notifications of each, that are remembered. */
const MOST = 50;

/** Takes the notifications for apps where no gateway is configured, and shows them to the app simulator. */
export interface DemoAppGateway extends AppGateway {
  shownOn(token: string): readonly PushContent[];
}

export interface DemoConfig {
  NODE_ENV: string;
  DEMO?: boolean | undefined;
  APP_PUSH_URL?: string | undefined;
}

/** `null` in a shop for real customers, and where a gateway is configured. */
export function createDemoAppGateway({ NODE_ENV, DEMO = false, APP_PUSH_URL }: DemoConfig): DemoAppGateway | null {
  if (APP_PUSH_URL !== undefined || !(DEMO || NODE_ENV === 'development')) return null;
  const devices = new Map<string, PushContent[]>();
  return {
    async send({ token }, content) {
      const others = (devices.get(token) ?? []).filter(({ tag }) => tag !== content.tag);
      devices.delete(token);
      devices.set(token, [...others, content].slice(-MOST));
      const [oldest] = devices.keys();
      if (devices.size > MOST && oldest !== undefined) devices.delete(oldest);
      return 'sent';
    },
    shownOn: (token) => devices.get(token) ?? [],
  };
}

/** On this machine alone, as the simulator itself. */
export function demoAppGatewayRoute(app: FastifyInstance, gateway: DemoAppGateway): void {
  app.get<{ Params: { token: string } }>(`${PATH}:token`, { schema: { hide: true } }, async (request) => {
    if (!isOfThisMachine(request)) throw new ApiError('not-found');
    return { notifications: gateway.shownOn(request.params.token) };
  });
}
