export { type Alert, createAlertsStore } from './alerts.store.ts';
export type { ApiClient, SendOptions } from './api-client.ts';
export { ApiError } from './api-error.ts';
export type { EventBus, EventSchemas } from './event-bus.ts';
export type { FormAction, FormFields, FormOutcome, UnitForms } from './form-action.ts';
export type { PageLocation, PageMeta, PageParts, RemoteModule, RemoteRoute } from './remote-module.ts';
export type { SessionState } from './session.store.ts';
export {
  assembleStorefront,
  type Dehydrated,
  type StoreFactory,
  type Storefront,
  type StorefrontParts,
} from './storefront.ts';
export { StorefrontProvider, useStore, useStorefront } from './storefront-provider.tsx';
export type { Transport } from './transport.ts';
