import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import * as v from 'valibot';

/** The part of Gorush's requests that the shop uses; anything else is refused as Gorush does. */
const RequestSchema = v.object({
  notifications: v.tuple([
    v.looseObject({
      tokens: v.tuple([v.string()]),
      platform: v.picklist([1, 2]),
      title: v.string(),
      message: v.string(),
      data: v.record(v.string(), v.string()),
    }),
  ]),
});
type Notification = v.InferOutput<typeof RequestSchema>['notifications'][0];

export const GATEWAY_KEY = 'k'.repeat(32);

/** A server that behaves like Gorush with `sync: true`. */
export interface AppGatewayServer {
  url: string;
  received: Notification[];
  /** Errors of APNs or FCM by token, instead of accepting the notification; a number is a status of the gateway itself. */
  refuse: Map<string, string | number>;
  stop(): Promise<void>;
}

export async function startAppGateway(): Promise<AppGatewayServer> {
  const received: Notification[] = [];
  const refuse = new Map<string, string | number>();

  async function answer(request: IncomingMessage): Promise<{ status: number; body: object }> {
    if (request.headers.authorization !== `Bearer ${GATEWAY_KEY}`) return { status: 401, body: {} };
    const parsed = v.safeParse(RequestSchema, await json(request));
    if (request.url !== '/api/push' || !parsed.success) return { status: 400, body: { message: 'not understood' } };
    const [notification] = parsed.output.notifications;
    const [token] = notification.tokens;
    const error = refuse.get(token);
    if (typeof error === 'number') return { status: error, body: {} };
    if (error === undefined) received.push(notification);
    const failed = { type: 'failed-push', platform: notification.platform === 1 ? 'ios' : 'android', token: '*' };
    const logs = error === undefined ? [] : [{ ...failed, message: notification.message, error }];
    return { status: 200, body: { counts: 1, logs, success: 'ok' } };
  }

  const server = createServer((request, response) => {
    answer(request).then(
      ({ status, body }) =>
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body)),
      (error) => response.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    refuse,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
