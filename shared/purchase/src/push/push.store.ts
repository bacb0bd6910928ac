import {
  askForStockPush,
  endPush,
  type PushSource,
  readPushKey,
  readPushState,
  subscribePush,
  type VariantId,
  type WebPushSubscription,
} from '@odeta/contracts';
import { ApiError, type Storefront } from '@odeta/storefront';
import { proxy } from '@odeta/storefront/state';
import { type Problem, problem, problemOf } from '../problem.ts';
import {
  askPermission,
  canPush,
  currentEndpoint,
  permissionOf,
  subscribeBrowser,
  unsubscribeBrowser,
} from './browser-push.ts';

export interface PushState {
  /** `on`: this browser shows where parcels are. */
  status: 'unknown' | 'unsupported' | 'denied' | 'off' | 'on';
  isBusy: boolean;
  problem: Problem | null;
}

const silently = { suppressMessages: true } as const;

/** P9. Notifications in this browser. Nobody is asked before a press of his own. */
export function createPushStore({ api }: Storefront) {
  const state = proxy<PushState>({ status: 'unknown', isBusy: false, problem: null });

  async function attempt(work: () => Promise<void>) {
    if (state.isBusy) return;
    Object.assign(state, { isBusy: true, problem: null });
    try {
      await work();
    } catch (error) {
      // What is no answer of the shop comes from the browser: its push service cannot be reached.
      state.problem = error instanceof ApiError ? problemOf(error) : problem('push-service');
    } finally {
      state.isBusy = false;
    }
  }

  /** `null` when the visitor does not permit it. */
  async function subscribe(): Promise<WebPushSubscription | null> {
    if ((await askPermission()) !== 'granted') {
      state.status = permissionOf() === 'denied' ? 'denied' : 'off';
      return null;
    }
    const { publicKey } = await api.send(readPushKey, {}, silently);
    return subscribeBrowser(publicKey);
  }

  return {
    state,

    /** What is so now, without asking anybody. */
    async check() {
      if (!canPush()) {
        state.status = 'unsupported';
        return;
      }
      if (permissionOf() === 'denied') {
        state.status = 'denied';
        return;
      }
      await attempt(async () => {
        const endpoint = await currentEndpoint();
        const isOn = endpoint !== null && (await api.send(readPushState, { endpoint }, silently)).isOn;
        state.status = isOn ? 'on' : 'off';
      });
    },

    /** P9, N4. News of parcels; by a press. */
    turnOn: (source: PushSource) =>
      attempt(async () => {
        const subscription = await subscribe();
        if (!subscription) return;
        await api.send(subscribePush, { subscription, source }, silently);
        state.status = 'on';
      }),

    /** P9. Ends all notifications to this browser; the shop forgets it first, so that none comes in between. */
    turnOff: () =>
      attempt(async () => {
        const endpoint = await currentEndpoint();
        if (endpoint !== null) await api.send(endPush, { endpoint }, silently);
        await unsubscribeBrowser();
        state.status = 'off';
      }),

    /** P11. One notification when these goods are back; by a press. Returns whether it will come. */
    async askForStock(variantId: VariantId): Promise<boolean> {
      const answer = { isAsked: false };
      await attempt(async () => {
        const subscription = await subscribe();
        if (!subscription) return;
        await api.send(askForStockPush, { variantId, subscription }, silently);
        answer.isAsked = true;
      });
      return answer.isAsked;
    },
  };
}
