import { ECDH } from 'node:crypto';
import type { PushContent } from '@odeta/contracts';
import { alwaysClosed, type Circuit, CircuitOpen, type Circuits } from '@odeta/node/circuits';
import webPush from 'web-push';
import { type AppGateway, deviceOf } from './app-gateway.ts';
import { PushFailure } from './push-failure.ts';
import { isPushService, serviceOf } from './push-services.ts';
import { type VapidKeys, vapidKeysOf } from './vapid-keys.ts';

/** Seconds for which a push service stores a message for a browser that is closed. */
const KEEP_SECONDS = 2 * 86_400;
const TIMEOUT_MS = 10_000;

export interface PushConfig {
  APP_SECRET: string;
  VAPID_PRIVATE_KEY?: string | undefined;
  VAPID_SUBJECT?: string | undefined;
}

/** Browsers have keys for encrypting messages; apps have none. */
export interface PushAddress {
  endpoint: string;
  p256dh: string | null;
  auth: string | null;
}

interface BrowserAddress extends PushAddress {
  p256dh: string;
  auth: string;
}

export interface Push {
  publicKey: string;
  /** Whether apps get notifications, too. */
  isForApps: boolean;
  /** Whether its keys are valid and messages may be sent to its endpoint. */
  isUsable(address: PushAddress): boolean;
  /** `gone`: the browser has ended its subscription. `topic`: replaces a waiting message with the same topic. */
  send(address: PushAddress, content: PushContent, topic: string): Promise<'sent' | 'gone'>;
}

interface Services {
  /** Which endpoints messages may be sent to; by default those of known push services. */
  isService?: ((endpoint: string) => boolean) | undefined;
  /** Without a gateway apps get no notifications. */
  apps?: AppGateway | null;
  circuits?: Pick<Circuits, 'of'> | undefined;
}

/**
 * Sends encrypted messages (RFC 8291) to the push services of browsers (RFC 8030), signed by the shop (RFC 8292), and plain ones to the
 * gateway for apps.
 */
export function createPush(
  config: PushConfig,
  { isService = isPushService, apps = null, circuits }: Services = {},
): Push {
  const keys = vapidKeysOf(config);
  const guard = createGuards(circuits);
  const subject = config.VAPID_SUBJECT ?? 'mailto:shop@odeta.example';
  return {
    publicKey: keys.publicKey,

    isForApps: apps !== null,

    isUsable(address) {
      if (deviceOf(address)) return apps !== null;
      return isBrowser(address) && isService(address.endpoint) && isPoint(address.p256dh);
    },

    async send(address, content, topic) {
      const device = deviceOf(address);
      if (device) return apps ? guard('app-push', () => apps.send(device, content, topic)) : 'gone';
      if (!isBrowser(address) || !isService(address.endpoint)) return 'gone';
      return guard(serviceOf(address.endpoint), async () => {
        const status = await post(requestOf(address, { content, topic, keys, subject }));
        if (status === 404 || status === 410) return 'gone';
        if (status < 200 || status > 299) throw new PushFailure(status);
        return 'sent';
      });
    },
  };
}

/** One circuit for each push service, so that one that fails holds up no messages to others. */
function createGuards(circuits: Pick<Circuits, 'of'> | undefined) {
  const opened = new Map<string, Circuit>();
  const isFault = (error: unknown) => !(error instanceof PushFailure && error.isFinal);
  return <Result>(service: string, send: () => Promise<Result>): Promise<Result> => {
    const circuit =
      opened.get(service) ?? circuits?.of(service === 'app-push' ? 'app-push' : 'push', { isFault }) ?? alwaysClosed;
    opened.set(service, circuit);
    return circuit.run(send).catch((error: unknown) => {
      throw error instanceof CircuitOpen ? new PushFailure(0) : error;
    });
  };
}

const isBrowser = (address: PushAddress): address is BrowserAddress => address.p256dh !== null && address.auth !== null;

interface Message {
  content: PushContent;
  topic: string;
  keys: VapidKeys;
  subject: string;
}

const requestOf = ({ endpoint, p256dh, auth }: BrowserAddress, { content, topic, keys, subject }: Message) =>
  webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify(content), {
    vapidDetails: { subject, ...keys },
    TTL: KEEP_SECONDS,
    urgency: 'normal',
    topic,
  });

/** Redirects are not followed, because no known push service uses them. */
async function post({ endpoint, headers, body }: webPush.RequestDetails): Promise<number> {
  const { 'Content-Length': _, ...others } = headers;
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const answer = await fetch(endpoint, {
      method: 'POST',
      headers: others as never,
      body,
      redirect: 'manual',
      signal,
    } as never);
    await answer.body?.cancel();
    return answer.status;
  } catch {
    throw new PushFailure(0);
  }
}

/** Whether the key is a point on the curve, without which nothing can be encrypted for it. */
function isPoint(p256dh: string): boolean {
  try {
    ECDH.convertKey(p256dh, 'prime256v1', 'base64url');
    return true;
  } catch {
    return false;
  }
}
