import * as v from 'valibot';
import { VariantIdSchema } from '../catalog/variant.ts';
import { endpoint, NothingSchema } from '../endpoint.ts';

/** Version of the words by which a visitor agrees to notifications; it is kept with each consent (R7). */
export const PUSH_TEXT_VERSION = '2026-11';

/** Address of the service worker that shows notifications, and the only pages it would control: there are none. */
export const PUSH_WORKER = { url: '/push/worker.js', scope: '/push/' } as const;

const EndpointSchema = v.pipe(v.string(), v.nonEmpty(), v.maxLength(1000));

/** As `PushSubscription.toJSON()` writes it (W3C Push API): where the browser's push service takes messages, and the browser's keys. */
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

/** As the services of Apple and Google write them: nothing that needs quoting. */
export const AppPushTokenSchema = v.pipe(v.string(), v.regex(/^[\w:.-]{16,500}$/));

/** The native app on one device, by the token that its system gave it. */
const AppPushSchema = v.object({ platform: v.picklist(['ios', 'android']), token: AppPushTokenSchema });
export type AppPush = v.InferOutput<typeof AppPushSchema>;

/** What the server knows an app's device by, where a browser has the address of its push service. */
export const appPushEndpoint = ({ platform, token }: AppPush): string => `app:${platform}:${token}`;

/** Where notifications go: a browser, or the native app. */
const PushTargetSchema = v.union([PushSubscriptionSchema, AppPushSchema]);
export type PushTarget = v.InferOutput<typeof PushTargetSchema>;

/** Where the visitor was asked. */
export const PushSourceSchema = v.picklist(['order', 'account']);
export type PushSource = v.InferOutput<typeof PushSourceSchema>;

/** P9. The public key that a browser subscribes with (RFC 8292), and whether apps get notifications, too. */
export const readPushKey = endpoint({
  method: 'GET',
  path: '/push/key',
  summary: 'P9. The key that browsers subscribe to notifications with',
  body: v.object({ publicKey: v.string(), forApps: v.boolean() }),
});

/** P9, N4. This browser shows where parcels of the visitor are. Asked again it stays so. */
export const subscribePush = endpoint({
  method: 'POST',
  path: '/push/subscribe',
  summary: 'P9. Notifications about parcels, in this browser or app',
  payload: v.object({ subscription: PushTargetSchema, source: PushSourceSchema }),
  body: NothingSchema,
});

/** P9. Whether the browser with this address of its push service is subscribed to news of parcels. */
export const readPushState = endpoint({
  method: 'POST',
  path: '/push/state',
  summary: 'P9. Whether this browser shows notifications about parcels',
  payload: v.object({ endpoint: EndpointSchema }),
  body: v.object({ isOn: v.boolean() }),
});

/** P9. The system has given the app another token: what was agreed to goes on with it. Without a subscription nothing happens. */
export const renewAppPush = endpoint({
  method: 'POST',
  path: '/push/renew',
  summary: 'P9. The app has another push token in place of an older one',
  payload: v.object({ endpoint: EndpointSchema, app: AppPushSchema }),
  body: NothingSchema,
});

/** P9. No more notifications to this browser, also none about goods. */
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

/** What the worker shows; it is encrypted for the browser (RFC 8291). */
export const PushContentSchema = v.object({
  title: v.pipe(v.string(), v.nonEmpty()),
  body: v.string(),
  /** Opened by a press; of the shop that the browser has subscribed at. */
  url: v.string(),
  /** A notification with the same one is replaced, not shown twice. */
  tag: v.string(),
});
export type PushContent = v.InferOutput<typeof PushContentSchema>;
