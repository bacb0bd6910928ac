import { appPushEndpoint } from '@odeta/contracts';
import type { SessionState } from '@odeta/storefront';
import type { PushDevice } from './push-device.ts';

/**
 * The app that shows the page, by the push token that it sent. It sends one only while the system allows notifications, and
 * its push service knows nothing of the shop's own consent.
 */
export const appPush = ({ appPushToken, isAppIos }: SessionState): PushDevice => {
  const target =
    appPushToken === null ? null : ({ platform: isAppIos ? 'ios' : 'android', token: appPushToken } as const);
  return {
    readPermission: () => (target ? 'granted' : 'unsupported'),
    askPermission: async () => (target ? 'granted' : 'denied'),
    readEndpoint: async () => target && appPushEndpoint(target),
    async subscribe() {
      if (!target) throw new Error('The app has no token');
      return target;
    },
    unsubscribe: async () => undefined,
  };
};
