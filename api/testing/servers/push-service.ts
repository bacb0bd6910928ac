import { createECDH, createPublicKey, randomBytes, verify } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { type PushContent, PushContentSchema, type WebPushSubscription } from '@odeta/contracts';
import { decrypt } from 'http_ece';
import * as v from 'valibot';

/** A message as the browser receives it, decrypted and with a valid signature of the shop. */
export interface ReceivedPush extends PushContent {
  browser: string;
  topic: string;
}

/** A push service with its browsers on the network: it accepts signed messages, and its browsers decrypt them. */
export interface PushService {
  isService(endpoint: string): boolean;
  /** Subscribes a browser with the shop's key. */
  subscribe(browser: string): WebPushSubscription;
  received: ReceivedPush[];
  /** Statuses by browser, instead of accepting the message. */
  refuse: Map<string, number>;
  stop(): Promise<void>;
}

/** `publicKey`: the key that its browsers subscribe with; messages with other keys are refused. */
export async function startPushService(publicKey: () => string): Promise<PushService> {
  const browsers = new Map<string, { privateKey: ReturnType<typeof createECDH>; authSecret: string }>();
  const received: ReceivedPush[] = [];
  const refuse = new Map<string, number>();

  async function take(request: IncomingMessage): Promise<number> {
    const browser = request.url?.slice(1) ?? '';
    const keys = browsers.get(browser);
    const body = await buffer(request);
    if (!keys) return 404;
    if (!isSigned(request, publicKey(), origin())) return 403;
    const status = refuse.get(browser);
    if (status !== undefined) return status;
    const text = decrypt(body, { version: 'aes128gcm', ...keys }).toString();
    received.push({ ...v.parse(PushContentSchema, JSON.parse(text)), browser, topic: String(request.headers.topic) });
    return 201;
  }

  const server = createServer((request, response) => {
    take(request).then(
      (status) => response.writeHead(status).end(),
      (error) => response.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    isService: (endpoint) => endpoint.startsWith(`${origin()}/`),
    subscribe(browser) {
      const privateKey = createECDH('prime256v1');
      const p256dh = privateKey.generateKeys('base64url');
      const authSecret = randomBytes(16).toString('base64url');
      browsers.set(browser, { privateKey, authSecret });
      return { endpoint: `${origin()}/${browser}`, keys: { p256dh, auth: authSecret } };
    },
    received,
    refuse,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** RFC 8292: an ES256 token for this service, with the key that the browser knows, not older than a day. */
function isSigned({ headers }: IncomingMessage, publicKey: string, audience: string): boolean {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(headers.authorization ?? '') ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const read = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString());
  const { aud, exp, sub } = read(claims);
  const point = Buffer.from(publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const jwk = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y } as never, format: 'jwk' });
  const ahead = exp - Date.now() / 1000;
  return (
    key === publicKey &&
    read(head).alg === 'ES256' &&
    aud === audience &&
    ahead > 0 &&
    ahead <= 86_400 &&
    /^mailto:/.test(sub) &&
    verify(
      'sha256',
      Buffer.from(`${head}.${claims}`),
      { key: jwk, dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature, 'base64url'),
    )
  );
}
