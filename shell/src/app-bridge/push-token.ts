import { appPushEndpoint, renewAppPush } from '@odeta/contracts';
import type { ToWebMessage } from '@odeta/contracts/app-bridge';
import type { Storefront } from '@odeta/storefront';
import { sendPushEnd, sendPushRenewal } from './app-bridge.api.ts';
import { type Answer, handled } from './receiver.ts';

type Payload = Extract<ToWebMessage, { type: 'pushToken' }>['payload'];

/**
 * R19, P9. Lets pages offer push notifications; the message alone does not subscribe anybody. An existing subscription moves to a new
 * token, and ends when the system no longer shows notifications.
 */
export function takePushToken({ session, api, logger }: Storefront, { token, replaces }: Payload): Answer {
  session.state.appPushToken = token;
  return { ...handled, after: () => void tellShop() };

  async function tellShop() {
    if (replaces === undefined || replaces === token) return;
    const platform = session.state.isAppIos ? 'ios' : 'android';
    const endpoint = appPushEndpoint({ platform, token: replaces });
    try {
      if (token === null) await sendPushEnd(api, endpoint);
      else await sendPushRenewal(api, { endpoint, app: { platform, token } });
    } catch (error) {
      // If the call fails, the push gateway reports that the former token is gone, and the subscription ends.
      logger.log('warning', renewAppPush.path, error);
    }
  }
}
