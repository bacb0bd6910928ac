import { type ClientKind, type CountryCode, countries, countryIn, type Language } from '@odeta/contracts';
import { ref, snapshot } from 'valtio';
import { createAlertsStore } from './alerts.store.ts';
import { type ApiClient, createApiClient } from './api-client.ts';
import { type Clock, createClock } from './clock.ts';
import { createEventBus, type EventBus, type EventSchemas } from './event-bus.ts';
import { eventSchemas } from './event-schemas.ts';
import type { StorefrontEvents } from './events.ts';
import { createI18n, type I18n, type MessageBundles } from './i18n/create-i18n.ts';
import { createFormat, type Format } from './i18n/format.ts';
import { createLogger, type Logger } from './logger.ts';
import { createSessionStore, type SessionStore } from './session.store.ts';
import type { Transport } from './transport.ts';

/** Creates one visitor's instance of a store; `storeKey` identifies its dehydrated state in the page. */
export interface StoreFactory<Store> {
  (storefront: Storefront): Store;
  readonly storeKey?: string;
  /**
   * Parts of the state that are responses: replaced as a whole and never mutated, so that their objects need no proxies, which are
   * slow for a page full of products. The store itself assigns them with `ref`.
   */
  readonly storeAnswers?: readonly string[];
}

/** Everything of one visitor: one per page in the browser, one per request on a server. */
export interface Storefront {
  readonly api: ApiClient;
  readonly events: EventBus<StorefrontEvents>;
  readonly session: SessionStore;
  readonly i18n: I18n;
  readonly format: Format;
  readonly logger: Logger;
  /** The server's time, by `nowOf`; older shells do not have it. */
  readonly clock?: Clock | undefined;
  /** The CSRF token for forms; older shells do not have this function. */
  readonly formToken?: (() => string) | undefined;
  /**
   * The visitor's instance of a store, created on first use. When another version of a remote replaces a broken one, its stores take
   * over the states of those with the same `storeKey`.
   */
  readonly storeOf: <Store>(create: StoreFactory<Store>) => Store;
  /** The same storefront for a unit: reports about its events name its release, and stores that it uses first are created with it. */
  readonly forUnit: (release: () => string, schemas: EventSchemas | undefined) => Storefront;
  /** The state that is inlined into the page, from which the browser hydrates. */
  readonly dehydrate: () => Dehydrated;
}

/** States of stores by their `storeKey`; plain data. */
export type Dehydrated = Record<string, unknown>;

export interface StorefrontParts {
  country: CountryCode;
  /** By default, and where the country does not have it, its default language. */
  language?: Language | undefined;
  client: ClientKind;
  newUser: boolean;
  transport: Omit<Transport, 'show'>;
  messages: MessageBundles;
  /** Replaces the default, which writes to the server's log through the API. */
  logger?: Logger | undefined;
  /** Receives what caused a failure that the visitor sees, if the default logger is used. */
  onFailure?: ((cause: unknown) => void) | undefined;
  /** The clock of the device. */
  clock?: Clock | undefined;
}

/** The only way to create a storefront: the shell calls it once per page, `edge` once per request, a test once per test. */
export function assembleStorefront(parts: StorefrontParts, dehydrated: Dehydrated = {}): Storefront {
  const { client, newUser } = parts;
  const country = countryIn(countries[parts.country], parts.language);
  const stores = new Map<StoreFactory<unknown>, unknown>();
  const transport = { ...parts.transport, show: showAll };
  const clock = parts.clock ?? createClock();
  const api = createApiClient(transport, clock);
  const logger = parts.logger ?? createLogger(api, () => session.state.uid ?? '', parts.onFailure);
  const report = (message: string, cause: unknown) => logger.log('error', message, cause);
  const events = createEventBus<StorefrontEvents>({ schemas: eventSchemas, report });
  const session = createSessionStore({ api, events, logger, country, client, newUser });
  const i18n = createI18n(country.language, parts.messages);
  const format = createFormat(country);
  const formToken = () => parts.transport.csrf.read();
  const storefront = storefrontWith(events);
  return storefront;

  function storefrontWith(ownEvents: Storefront['events']): Storefront {
    const own: Storefront = {
      api,
      session,
      i18n,
      format,
      logger,
      clock,
      formToken,
      dehydrate,
      events: ownEvents,
      storeOf: (create) => storeOf(create, own),
      forUnit: (release, schemas) => storefrontWith(ownEvents.forUnit(release, schemas)),
    };
    return own;
  }

  function showAll(messages: Parameters<Transport['show']>[0]) {
    const alerts = storefront.storeOf(createAlertsStore);
    for (const message of messages) alerts.show(message);
  }

  function storeOf<Store>(create: StoreFactory<Store>, own: Storefront): Store {
    if (!stores.has(create)) stores.set(create, start(create, own));
    return stores.get(create) as Store;
  }

  function start<Store>(create: StoreFactory<Store>, own: Storefront) {
    const store = create(own);
    const former = create.storeKey === undefined ? undefined : formerState(create.storeKey);
    if (former) {
      const state = Object.entries(former).map(([part, value]) =>
        isObject(value) && create.storeAnswers?.includes(part) ? [part, ref(value)] : [part, value],
      );
      Object.assign((store as { state: object }).state, Object.fromEntries(state));
    }
    return store;
  }

  /** The state of a replaced version of the remote, or else the dehydrated state. */
  function formerState(storeKey: string) {
    const former = [...stores].findLast(([create]) => create.storeKey === storeKey);
    const state = former ? copyOf((former[1] as { state: object }).state) : dehydrated[storeKey];
    return state as object | undefined;
  }

  function dehydrate() {
    const keyed = [...stores].filter(([create]) => create.storeKey);
    return Object.fromEntries(
      keyed.map(([create, store]) => [create.storeKey, snapshot((store as { state: object }).state)]),
    );
  }
}

/** A mutable copy: parts of a snapshot are frozen. */
const copyOf = (state: object): unknown => JSON.parse(JSON.stringify(snapshot(state)));

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
