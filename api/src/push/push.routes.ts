import { endPush, readPushKey, readPushState, renewAppPush, subscribePush } from '@odeta/contracts';
import { originOf } from '../http/origin.ts';
import type { ShopServer } from '../http/shop-server.ts';
import { NEWSLETTER_LIMIT } from '../rate-limits/rate-limits.ts';
import { isSubscribed, type PushDeps, renew, subscribe, unsubscribe } from './push.service.ts';

export function pushRoutes(app: ShopServer, deps: PushDeps): void {
  app.handle(readPushKey, () => ({ publicKey: deps.push.publicKey, forApps: deps.push.isForApps }), {
    sameForAllSeconds: 60,
  });
  app.handle(
    subscribePush,
    async ({ knownSession, payload, request }) => {
      await subscribe(deps, knownSession, { ...payload, origin: originOf(request) });
      return {};
    },
    { limit: NEWSLETTER_LIMIT },
  );
  app.handle(readPushState, async ({ knownSession, payload }) => ({
    isOn: await isSubscribed(deps, knownSession, payload),
  }));
  app.handle(
    renewAppPush,
    async ({ knownSession, payload }) => {
      await renew(deps, knownSession, payload);
      return {};
    },
    { limit: NEWSLETTER_LIMIT },
  );
  app.handle(endPush, async ({ knownSession, payload }) => {
    await unsubscribe(deps, knownSession, payload);
    return {};
  });
}
