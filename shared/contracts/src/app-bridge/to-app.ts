import * as v from 'valibot';
import { CheckoutResultSchema } from '../checkout/prepared-checkout.ts';
import { CapabilitiesSchema, CountSchema, messageSchema } from './envelope.ts';
import { PurchasePayloadSchema } from './purchase-payload.ts';
import { AckPayloadSchema, ConsentPayloadSchema } from './shared-payloads.ts';

/** E2. For visitors who are not logged in, `id` and names are `null` and the gender is `unknown`. */
export const UserInfoPayloadSchema = v.object({
  gender: v.picklist(['female', 'male', 'unknown']),
  id: v.pipe(v.nullable(v.string()), v.description('Customer number')),
  firstName: v.nullable(v.string()),
  lastName: v.nullable(v.string()),
  roles: v.pipe(v.array(v.string()), v.maxLength(0)),
});
export type UserInfoPayload = v.InferOutput<typeof UserInfoPayloadSchema>;

/** Messages from the web to the app, by type. */
export const toAppSchemas = {
  hello: messageSchema(
    'hello',
    'Begins the handshake on every page, and again until `ready` answers it. Not acknowledged otherwise.',
    v.object({
      versions: v.pipe(v.array(v.number()), v.description('Versions of the protocol that the page speaks')),
      capabilities: v.pipe(CapabilitiesSchema, v.description('Messages that the page understands')),
    }),
  ),
  ack: messageSchema('ack', 'Answers a message of the app.', AckPayloadSchema),
  title: messageSchema(
    'title',
    'The title of the page, cut to what an app shows of it.',
    v.object({ title: v.pipe(v.string(), v.maxLength(200)) }),
  ),
  basketCount: messageSchema(
    'basketCount',
    'Products in the cart that are ticked and available.',
    v.object({ count: CountSchema }),
  ),
  wishlistCount: messageSchema('wishlistCount', 'Products in the wishlist.', v.object({ count: CountSchema })),
  voucherCount: messageSchema('voucherCount', 'Vouchers and codes of the customer.', v.object({ count: CountSchema })),
  login: messageSchema('login', 'Whether a customer is logged in.', v.object({ loggedIn: v.boolean() })),
  userInfo: messageSchema('userInfo', 'Who is logged in.', UserInfoPayloadSchema),
  consent: messageSchema(
    'consent',
    'What the visitor agreed to: 2 s after loading, and after each decision.',
    ConsentPayloadSchema,
  ),
  purchase: messageSchema(
    'purchase',
    'The shop has taken an order; it may still have to be paid.',
    PurchasePayloadSchema,
  ),
  purchaseCompleted: messageSchema(
    'purchaseCompleted',
    'The order is confirmed: once for each order. An app that has seen its `id` counts it no second time.',
    PurchasePayloadSchema,
  ),
  checkoutResult: messageSchema(
    'checkoutResult',
    'The checkout of a prepared cart is over. An app that has seen its `id` uses it no second time.',
    CheckoutResultSchema,
  ),
  openExternal: messageSchema(
    'openExternal',
    'A link to another site was pressed: it belongs into the browser of the system.',
    v.object({ url: v.pipe(v.string(), v.url(), v.maxLength(2000)) }),
  ),
} as const;

export type ToAppType = keyof typeof toAppSchemas;
export type ToAppMessage = { [Type in ToAppType]: v.InferOutput<(typeof toAppSchemas)[Type]> }[ToAppType];
export type ToAppPayload<Type extends ToAppType> = Extract<ToAppMessage, { type: Type }>['payload'];
