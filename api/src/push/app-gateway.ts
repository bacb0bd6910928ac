import type { AppPush, PushContent } from '@odeta/contracts';
import * as v from 'valibot';
import type { Clock } from '../db/database-clock.ts';
import { PushFailure } from './push-failure.ts';

/** The app that an endpoint belongs to; `null` for a browser's endpoint. */
export function deviceOf({ endpoint }: { endpoint: string }): AppPush | null {
  const [, platform, token] = /^app:(ios|android):(.+)$/.exec(endpoint) ?? [];
  return token ? { platform: platform === 'ios' ? 'ios' : 'android', token } : null;
}

export interface AppGateway {
  /** `gone`: the app was uninstalled, or has another token. `topic`: replaces a waiting notification with the same topic. */
  send(device: AppPush, content: PushContent, topic: string): Promise<'sent' | 'gone'>;
}

export interface AppGatewayConfig {
  APP_PUSH_URL?: string | undefined;
  APP_PUSH_KEY?: string | undefined;
  APP_PUSH_TOPIC?: string | undefined;
}

/** Seconds for which a notification is stored for a device that is offline. */
const KEEP_SECONDS = 2 * 86_400;
const TIMEOUT_MS = 10_000;
/** Errors of APNs and FCM, as Gorush returns them, for tokens that are no longer valid. */
const GONE =
  /unregistered|baddevicetoken|expiredtoken|notregistered|requested entity was not found|not a valid fcm registration token/i;
/** Errors of tokens; empty when all notifications were sent. */
const AnswerSchema = v.object({ logs: v.nullish(v.array(v.object({ error: v.string() })), []) });

/**
 * An own Gorush server (https://github.com/appleboy/gorush) with the keys of APNs and FCM. It must run with `sync: true`, because otherwise
 * its response does not contain the result. `null` when none is configured.
 */
export function createAppGateway(
  { APP_PUSH_URL, APP_PUSH_KEY, APP_PUSH_TOPIC }: AppGatewayConfig,
  clock: Clock,
): AppGateway | null {
  if (APP_PUSH_URL === undefined) return null;
  const url = new URL('/api/push', APP_PUSH_URL).href;
  const headers = {
    'content-type': 'application/json',
    ...(APP_PUSH_KEY !== undefined && { authorization: `Bearer ${APP_PUSH_KEY}` }),
  };
  return {
    async send(device, content, topic) {
      const body = JSON.stringify({
        notifications: [notificationOf(device, content, { topic, appId: APP_PUSH_TOPIC, now: clock() })],
      });
      const failure = await post({ url, headers, body });
      if (failure === null) return 'sent';
      if (GONE.test(failure)) return 'gone';
      throw new PushFailure(0);
    },
  };
}

/** The URL is in `data`: the app opens it with `deepLink`. */
function notificationOf(
  { platform, token }: AppPush,
  { title, body, url, tag }: PushContent,
  { topic, appId, now }: { topic: string; appId: string | undefined; now: Date },
) {
  const data = { url, tag };
  const common = { tokens: [token], title, message: body, data };
  if (platform === 'android')
    return { ...common, platform: 2, collapse_key: topic, time_to_live: KEEP_SECONDS, notification: { tag } };
  const expiration = Math.floor(now.getTime() / 1000) + KEEP_SECONDS;
  return { ...common, platform: 1, collapse_id: topic, expiration, ...(appId !== undefined && { topic: appId }) };
}

/** The gateway's error for the only token; `null` when the notification was sent. */
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
