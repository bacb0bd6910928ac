import type { PushContent } from '@odeta/contracts';
import { isOfThisMachine } from '@odeta/node/this-machine';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../http/api-error.ts';
import type { AppGateway } from './app-gateway.ts';

/** Path from which the app simulator reads the notifications of its device; followed by the token. */
const PATH = '/api/dev/app-push/';
/** Maximum number of devices, and of notifications per device, that are stored. */
const MOST = 50;

/** Receives the notifications for apps where no gateway is configured, for the app simulator. */
export interface DemoAppGateway extends AppGateway {
  shownOn(token: string): readonly PushContent[];
}

export interface DemoConfig {
  NODE_ENV: string;
  DEMO?: boolean | undefined;
  APP_PUSH_URL?: string | undefined;
}

/** `null` in a shop for real customers, and when a gateway is configured. */
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

/** Only for this machine, like the simulator. */
export function demoAppGatewayRoute(app: FastifyInstance, gateway: DemoAppGateway): void {
  app.get<{ Params: { token: string } }>(`${PATH}:token`, { schema: { hide: true } }, async (request) => {
    if (!isOfThisMachine(request)) throw new ApiError('not-found');
    return { notifications: gateway.shownOn(request.params.token) };
  });
}
