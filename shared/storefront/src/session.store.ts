import {
  type BaseInit,
  type ClientKind,
  type Country,
  type CountryCode,
  type LiveChatStatus,
  readBaseInit,
  type Wish,
} from '@odeta/contracts';
import { proxy } from 'valtio';
import type { ApiClient } from './api-client.ts';
import type { EventBus } from './event-bus.ts';
import type { LearnedSetup, StorefrontEvents } from './events.ts';
import type { Logger } from './logger.ts';

export interface SessionState extends LearnedSetup {
  readonly country: CountryCode;
  readonly client: ClientKind;
  /** In the webview of the app for that platform. */
  readonly isAppAndroid: boolean;
  readonly isAppIos: boolean;
  /** R19, P9. Push token of the app that shows the page; `null` in browsers, and where notifications are not allowed. */
  appPushToken: string | null;
  readonly newUser: boolean;
  status: 'unknown' | 'loading' | 'ready' | 'failed';
  customerHash: string | null;
  firstName: string | null;
  hasAccount: boolean;
  wishlistCount: number;
  /** Decides which products have a filled heart. */
  wishlist: readonly Wish[];
  cartItemsCount: number;
  userCodesCount: number;
  /** B16. 1 by default. */
  workMode: number;
  uid: string | null;
  clientType: string | null;
  liveChatStatus: LiveChatStatus;
  /** F2, F3. The session's timer, in milliseconds. */
  sessionTimer: number;
  /** Whether dialogs can be dismissed. */
  isModalClosable: boolean;
  /** Scroll position of the page when the last dialog opened. */
  modalScrollPosition: number;
  /** Notifications above the order. */
  checkoutNotifications: string[];
}

/** The visitor: country, client and the server's data about them. */
export interface SessionStore {
  readonly state: SessionState;
  /** In the language of the page. */
  readonly country: Country;
  /** A failure is logged as critical; the page continues without the data. */
  load(): Promise<void>;
}

interface SessionParts {
  api: ApiClient;
  events: EventBus<StorefrontEvents>;
  logger: Logger;
  country: Country;
  client: ClientKind;
  newUser: boolean;
}

export function createSessionStore({ api, events, logger, country, client, newUser }: SessionParts): SessionStore {
  const state = proxy<SessionState>({
    country: country.code,
    client,
    get isAppAndroid() {
      return this.client.isApp && this.client.isAndroid;
    },
    get isAppIos() {
      return this.client.isApp && this.client.isIos;
    },
    appPushToken: null,
    newUser,
    status: 'unknown',
    customerHash: null,
    firstName: null,
    hasAccount: false,
    wishlistCount: 0,
    wishlist: [],
    cartItemsCount: 0,
    userCodesCount: 0,
    workMode: 1,
    uid: null,
    clientType: null,
    liveChatStatus: 'unavailable',
    sessionTimer: 600_000,
    isModalClosable: true,
    modalScrollPosition: 0,
    checkoutNotifications: [],
    newsletterSubscribed: false,
    showPushNotification: false,
    netAmount: null,
    validators: {},
    sentOrder: null,
    confirmedOrder: null,
  });

  events.on('cart.changed', ({ cartItemsCount }) => {
    state.cartItemsCount = cartItemsCount;
  });

  events.on('wishlist.changed', ({ wishlist }) => {
    Object.assign(state, { wishlist, wishlistCount: wishlist.length });
  });

  events.on('setup.learned', (learned) => void Object.assign(state, learned));

  function take(init: BaseInit) {
    const { customer, userCodes, systemNotice: _, topMenu: __, csrf: ___, ...counted } = init;
    Object.assign(state, { ...counted, ...customer, userCodesCount: userCodes.count });
    state.status = 'ready';
    events.emit('session.changed', {});
  }

  return {
    state,
    country,

    async load() {
      state.status = 'loading';
      try {
        take(await api.send(readBaseInit, {}, { suppressMessages: true }));
      } catch (error) {
        state.status = 'failed';
        logger.log('critical', readBaseInit.path, error);
      }
    },
  };
}
