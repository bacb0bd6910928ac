import { ECDH } from 'node:crypto';
import type { PushContent } from '@odeta/contracts';
import webPush from 'web-push';
import { isPushService } from './push-services.ts';
import { type VapidKeys, vapidKeysOf } from './vapid-keys.ts';

/** Seconds for which a push service keeps a message for a browser that is closed. */
const KEEP_SECONDS = 2 * 86_400;
const TIMEOUT_MS = 10_000;

export interface PushConfig {
  APP_SECRET: string;
  VAPID_PRIVATE_KEY?: string | undefined;
  VAPID_SUBJECT?: string | undefined;
}

export interface PushAddress {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** Why a push service did not take a message. Names no address: who has it can send to the browser. */
export class PushFailure extends Error {
  /** The same message would be refused again. */
  readonly isFinal: boolean;

  constructor(status: number) {
    super(`push service: ${status || 'unreachable'}`);
    this.isFinal = status >= 400 && status < 500 && status !== 408 && status !== 429;
  }
}

export interface Push {
  publicKey: string;
  /** Whether messages to the subscription can be written and may be sent. */
  isUsable(address: PushAddress): boolean;
  /** `gone`: the browser has ended its subscription. `topic`: a message that waits with the same one is replaced. */
  send(address: PushAddress, content: PushContent, topic: string): Promise<'sent' | 'gone'>;
}

/** Sends encrypted messages (RFC 8291) to push services (RFC 8030), signed by the shop (RFC 8292). */
export function createPush(config: PushConfig, isService: (endpoint: string) => boolean = isPushService): Push {
  const keys = vapidKeysOf(config);
  const subject = config.VAPID_SUBJECT ?? 'mailto:shop@odeta.example';
  return {
    publicKey: keys.publicKey,

    isUsable: ({ endpoint, p256dh }) => isService(endpoint) && isPoint(p256dh),

    async send(address, content, topic) {
      if (!isService(address.endpoint)) return 'gone';
      const status = await post(requestOf(address, { content, topic, keys, subject }));
      if (status === 404 || status === 410) return 'gone';
      if (status < 200 || status > 299) throw new PushFailure(status);
      return 'sent';
    },
  };
}

interface Message {
  content: PushContent;
  topic: string;
  keys: VapidKeys;
  subject: string;
}

const requestOf = ({ endpoint, p256dh, auth }: PushAddress, { content, topic, keys, subject }: Message) =>
  webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify(content), {
    vapidDetails: { subject, ...keys },
    TTL: KEEP_SECONDS,
    urgency: 'normal',
    topic,
  });

/** A push service that redirects is none of those that are known. */
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

/** A point that is not on the curve could not be encrypted for. */
function isPoint(p256dh: string): boolean {
  try {
    ECDH.convertKey(p256dh, 'prime256v1', 'base64url');
    return true;
  } catch {
    return false;
  }
}
