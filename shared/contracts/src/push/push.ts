import * as v from 'valibot';
import { endpoint, NothingSchema } from '../base/endpoint.ts';
import { VariantIdSchema } from '../catalog/variant.ts';

/** Version of the consent text for notifications; stored with each consent (R7). */
export const PUSH_TEXT_VERSION = '2026-11';

/** Address of the service worker that shows notifications. Its scope is a path without pages, so that it controls none. */
export const PUSH_WORKER = { url: '/push/worker.js', scope: '/push/' } as const;

const EndpointSchema = v.pipe(v.string(), v.nonEmpty(), v.maxLength(1000));

/** The result of `PushSubscription.toJSON()` (W3C Push API): the endpoint at the browser's push service, and the browser's keys. */
export const PushSubscriptionSchema = v.object({
  endpoint: EndpointSchema,
  keys: v.object({
    /** 65 bytes, base64url. */
    p256dh: v.pipe(v.string(), v.regex(/^[\w-]{87}=?$/)),
    /** 16 bytes, base64url. */
    auth: v.pipe(v.string(), v.regex(/^[\w-]{22}={0,2}$/)),
  }),
});
export type WebPushSubscription = v.InferOutput<typeof PushSubscriptionSchema>;

/** The format of Apple's and Google's tokens: nothing that needs escaping. */
export const AppPushTokenSchema = v.pipe(v.string(), v.regex(/^[\w:.-]{16,500}$/));

/** The native app on one device, with the push token of its operating system. */
const AppPushSchema = v.object({ platform: v.picklist(['ios', 'android']), token: AppPushTokenSchema });
export type AppPush = v.InferOutput<typeof AppPushSchema>;

/** Identifies an app's device on the server, as the endpoint URL of the push service does for a browser. */
export const appPushEndpoint = ({ platform, token }: AppPush): string => `app:${platform}:${token}`;

/** Recipient of notifications: a browser, or the native app. */
const PushTargetSchema = v.union([PushSubscriptionSchema, AppPushSchema]);
export type PushTarget = v.InferOutput<typeof PushTargetSchema>;

/** Where the visitor subscribed. */
export const PushSourceSchema = v.picklist(['order', 'account']);
export type PushSource = v.InferOutput<typeof PushSourceSchema>;

/** P9. The shop's public key for subscriptions of browsers (RFC 8292), and whether apps get notifications, too. */
export const readPushKey = endpoint({
  method: 'GET',
  path: '/push/key',
  summary: 'P9. The key that browsers subscribe to notifications with',
  body: v.object({ publicKey: v.string(), forApps: v.boolean() }),
});

/** P9, N4. Subscribes this browser to notifications about the visitor's parcels. Repeating it changes nothing. */
export const subscribePush = endpoint({
  method: 'POST',
  path: '/push/subscribe',
  summary: 'P9. Notifications about parcels, in this browser or app',
  payload: v.object({ subscription: PushTargetSchema, source: PushSourceSchema }),
  body: NothingSchema,
});

/** P9. Whether the browser with this endpoint is subscribed to notifications about parcels. */
export const readPushState = endpoint({
  method: 'POST',
  path: '/push/state',
  summary: 'P9. Whether this browser shows notifications about parcels',
  payload: v.object({ endpoint: EndpointSchema }),
  body: v.object({ isOn: v.boolean() }),
});

/** P9. The operating system has given the app a new token, to which the subscription is transferred. Does nothing without one. */
export const renewAppPush = endpoint({
  method: 'POST',
  path: '/push/renew',
  summary: 'P9. The app has another push token in place of an older one',
  payload: v.object({ endpoint: EndpointSchema, app: AppPushSchema }),
  body: NothingSchema,
});

/** P9. Ends all notifications to this browser, including those about goods. */
export const endPush = endpoint({
  method: 'POST',
  path: '/push/end',
  summary: 'P9. Ends all notifications to this browser',
  payload: v.object({ endpoint: EndpointSchema }),
  body: NothingSchema,
});

/** P11. One notification when a sold-out size is back in stock. */
export const askForStockPush = endpoint({
  method: 'POST',
  path: '/catalog/stock-push',
  summary: 'P11. One notification when a sold-out size is back in stock',
  payload: v.object({ variantId: VariantIdSchema, subscription: PushTargetSchema }),
  body: NothingSchema,
  problems: ['unknown-variant'],
});

/** What the service worker shows; encrypted for the browser (RFC 8291). */
export const PushContentSchema = v.object({
  title: v.pipe(v.string(), v.nonEmpty()),
  body: v.string(),
  /** Opened by a click; an address in the shop where the browser subscribed. */
  url: v.string(),
  /** A newer notification with the same tag replaces the older one. */
  tag: v.string(),
});
export type PushContent = v.InferOutput<typeof PushContentSchema>;
