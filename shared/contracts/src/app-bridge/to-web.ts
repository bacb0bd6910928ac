import * as v from 'valibot';
import { AppPushTokenSchema } from '../push/push.ts';
import { CapabilitiesSchema, messageSchema, NoPayloadSchema } from './envelope.ts';
import { AckPayloadSchema, ConsentPayloadSchema } from './shared-payloads.ts';

const PixelsSchema = v.pipe(v.number(), v.minValue(0), v.maxValue(200));

/** The parts of the screen that the device or bars of the app cover, in CSS pixels. */
export const SafeAreasSchema = v.object({
  top: PixelsSchema,
  right: PixelsSchema,
  bottom: PixelsSchema,
  left: PixelsSchema,
});
export type SafeAreas = v.InferOutput<typeof SafeAreasSchema>;

/** Messages from the app to the web, by type. */
export const toWebSchemas = {
  ready: messageSchema(
    'ready',
    'Answers `hello`: from here on the page sends.',
    v.object({
      app: v.object({
        platform: v.pipe(
          v.picklist(['ios', 'android']),
          v.description('Also of an iPad whose browser says that it is a Mac'),
        ),
        version: v.pipe(v.string(), v.regex(/^\d+(\.\d+){0,2}$/)),
      }),
      capabilities: v.pipe(CapabilitiesSchema, v.description('Messages that the app understands; others are not sent')),
      safeAreas: v.optional(SafeAreasSchema),
    }),
  ),
  ack: messageSchema('ack', 'Answers a message of the page.', AckPayloadSchema),
  loginState: messageSchema(
    'loginState',
    'A customer logged in or out in the app. The page asks the server who it is; it takes nobody for logged in by this.',
    v.object({ loggedIn: v.boolean() }),
  ),
  deepLink: messageSchema(
    'deepLink',
    'Opens a page of the shop of this country.',
    v.object({ url: v.pipe(v.string(), v.minLength(1), v.maxLength(2000)) }),
  ),
  backButton: messageSchema(
    'backButton',
    'The button of the system: closes what stands before the page, else goes back; the answer says when the app may leave.',
    NoPayloadSchema,
  ),
  safeAreas: messageSchema('safeAreas', 'The screen was turned, or bars of the app came or went.', SafeAreasSchema),
  pushToken: messageSchema(
    'pushToken',
    'After each `ready`, and when it changes: where notifications for this app are sent. The page uses it only when the visitor agrees.',
    v.object({
      token: v.pipe(
        v.nullable(AppPushTokenSchema),
        v.description('Of APNs or FCM; `null`: the system shows no notifications of the app'),
      ),
      replaces: v.optional(
        v.pipe(AppPushTokenSchema, v.description('The former token, as long as the page has not answered')),
      ),
    }),
  ),
  consent: messageSchema('consent', 'The visitor decided in the app.', ConsentPayloadSchema),
} as const;

export type ToWebType = keyof typeof toWebSchemas;
export type ToWebMessage = { [Type in ToWebType]: v.InferOutput<(typeof toWebSchemas)[Type]> }[ToWebType];
