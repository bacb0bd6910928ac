import type { AppPush, PushContent } from '@odeta/contracts';
import * as v from 'valibot';
import { PushFailure } from './push-failure.ts';

/** The app that an address is one of; `null`: it is one of a browser. */
export function deviceOf({ endpoint }: { endpoint: string }): AppPush | null {
  const [, platform, token] = /^app:(ios|android):(.+)$/.exec(endpoint) ?? [];
  return token ? { platform: platform === 'ios' ? 'ios' : 'android', token } : null;
}

/** What hands notifications to the services of Apple and Google. */
export interface AppGateway {
  /** `gone`: the app is no longer there, or has another token. `topic`: one that waits with the same is replaced. */
  send(device: AppPush, content: PushContent, topic: string): Promise<'sent' | 'gone'>;
}

export interface AppGatewayConfig {
  APP_PUSH_URL?: string | undefined;
  APP_PUSH_KEY?: string | undefined;
  APP_PUSH_TOPIC?: string | undefined;
}

/** Seconds for which a notification waits for a device that is switched off. */
const KEEP_SECONDS = 2 * 86_400;
const TIMEOUT_MS = 10_000;
/** Answers of APNs and FCM, as Gorush hands them on: what the token was made for is gone. */
const GONE =
  /unregistered|baddevicetoken|expiredtoken|notregistered|requested entity was not found|not a valid fcm registration token/i;
/** What was not sent; empty when all was. */
const AnswerSchema = v.object({ logs: v.nullish(v.array(v.object({ error: v.string() })), []) });

/**
 * A server of Gorush (https://github.com/appleboy/gorush) of our own: it holds the keys of APNs and FCM. It must run with `sync: true`, since
 * only then its answer says what became of the notification. `null` when none is configured.
 */
export function createAppGateway({ APP_PUSH_URL, APP_PUSH_KEY, APP_PUSH_TOPIC }: AppGatewayConfig): AppGateway | null {
  if (APP_PUSH_URL === undefined) return null;
  const url = new URL('/api/push', APP_PUSH_URL).href;
  const headers = {
    'content-type': 'application/json',
    ...(APP_PUSH_KEY !== undefined && { authorization: `Bearer ${APP_PUSH_KEY}` }),
  };
  return {
    async send(device, content, topic) {
      const body = JSON.stringify({
        notifications: [notificationOf(device, content, { topic, appId: APP_PUSH_TOPIC })],
      });
      const failure = await post({ url, headers, body });
      if (failure === null) return 'sent';
      if (GONE.test(failure)) return 'gone';
      throw new PushFailure(0);
    },
  };
}

/** The address stands in `data`: the app opens it by `deepLink`. */
function notificationOf(
  { platform, token }: AppPush,
  { title, body, url, tag }: PushContent,
  { topic, appId }: { topic: string; appId: string | undefined },
) {
  const data = { url, tag };
  const common = { tokens: [token], title, message: body, data };
  if (platform === 'android')
    return { ...common, platform: 2, collapse_key: topic, time_to_live: KEEP_SECONDS, notification: { tag } };
  const expiration = Math.floor(Date.now() / 1000) + KEEP_SECONDS;
  return { ...common, platform: 1, collapse_id: topic, expiration, ...(appId !== undefined && { topic: appId }) };
}

/** What the gateway says of the one token; `null` when the notification is on its way. */
async function post({ url, headers, body }: { url: string; headers: Record<string, string>; body: string }) {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const answer = await fetch(url, { method: 'POST', headers, body, redirect: 'error', signal });
    if (!answer.ok) throw new PushFailure(answer.status);
    const { logs } = v.parse(AnswerSchema, await answer.json());
    return logs?.at(0)?.error ?? null;
  } catch (error) {
    throw error instanceof PushFailure ? error : new PushFailure(0);
  }
}
