import {
  askForStockPush,
  endPush,
  type PushSource,
  type PushTarget,
  readPushKey,
  readPushState,
  subscribePush,
  type VariantId,
} from '@odeta/contracts';
import { ApiError, type Storefront } from '@odeta/storefront';
import { mutation, notSending, problem, type Sending } from '@odeta/storefront/actions';
import { subscribe as follow, proxy } from '@odeta/storefront/state';
import { appPush } from './app-push.ts';
import { browserPush } from './browser-push.ts';

export interface PushState extends Sending {
  place: 'browser' | 'app';
  /** `on`: this browser or app gets notifications about deliveries. */
  status: 'unknown' | 'unsupported' | 'denied' | 'off' | 'on';
}

const silently = { suppressMessages: true } as const;

/** Push notifications in this browser, or in the app that shows the page. The prompt appears only after a press. */
export function createPushStore({ api, session }: Storefront) {
  const placeNow = () => (session.state.client.isOwnApp ? 'app' : 'browser');
  const device = () => (placeNow() === 'app' ? appPush(session.state) : browserPush);
  const state = proxy<PushState>({ place: placeNow(), status: 'unknown', ...notSending });

  const change = mutation(state, (work: () => Promise<undefined>) => work(), {
    isHandled(error) {
      // Any other error comes from the browser: its push service cannot be reached.
      if (!(error instanceof ApiError)) state.problem = problem('push-service');
      return !(error instanceof ApiError);
    },
    fields: [],
  });

  /** `null` when the visitor declines. */
  async function subscribe(): Promise<PushTarget | null> {
    if ((await device().askPermission()) !== 'granted') {
      state.status = device().readPermission() === 'denied' ? 'denied' : 'off';
      return null;
    }
    const { publicKey } = await api.send(readPushKey, {}, silently);
    return device().subscribe(publicKey);
  }

  /** Whether the shop sends notifications to this kind of device. */
  const isServed = async () => placeNow() === 'browser' || (await api.send(readPushKey, {}, silently)).forApps;

  /** Reads the current state without showing a prompt. */
  async function check() {
    state.place = placeNow();
    const permission = device().readPermission();
    if (permission === 'unsupported' || permission === 'denied') {
      state.status = permission;
      return;
    }
    await change(async () => {
      const endpoint = await device().readEndpoint();
      const isOn = endpoint !== null && (await api.send(readPushState, { endpoint }, silently)).isOn;
      if (isOn) state.status = 'on';
      else state.status = (await isServed()) ? 'off' : 'unsupported';
    });
  }

  const known = { token: session.state.appPushToken };
  // The app sends its token after the page is shown.
  follow(session.state, () => {
    if (known.token === session.state.appPushToken) return;
    known.token = session.state.appPushToken;
    if (state.status !== 'unknown') void check();
  });

  return {
    state,
    check,

    /** Notifications about deliveries. Call it after a press. */
    turnOn: (source: PushSource) =>
      change(async () => {
        const subscription = await subscribe();
        if (!subscription) return;
        await api.send(subscribePush, { subscription, source }, silently);
        state.status = 'on';
      }),

    /** Ends all notifications to this browser; the server first, so that none arrives in between. */
    turnOff: () =>
      change(async () => {
        const endpoint = await device().readEndpoint();
        if (endpoint !== null) await api.send(endPush, { endpoint }, silently);
        await device().unsubscribe();
        state.status = 'off';
      }),

    /** One notification when the variant is back in stock. Call it after a press. Returns whether it will come. */
    async askForStock(variantId: VariantId): Promise<boolean> {
      const answer = { isAsked: false };
      await change(async () => {
        const subscription = await subscribe();
        if (!subscription) return;
        await api.send(askForStockPush, { variantId, subscription }, silently);
        answer.isAsked = true;
      });
      return answer.isAsked;
    },
  };
}
