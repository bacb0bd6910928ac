import * as v from 'valibot';
import { WishSchema } from '../catalog/wish.ts';
import { endpoint } from '../endpoint.ts';
import { LiveChatStatusSchema } from './live-chat.ts';
import { SystemNoticeSchema } from './notice.ts';

export const InitCustomerSchema = v.object({
  /** Stable and opaque; `null` for a visitor of whom nothing is known. */
  customerHash: v.nullable(v.string()),
  firstName: v.nullable(v.string()),
  hasAccount: v.boolean(),
});

/** F1. What the shell asks once per page for the visitor's own counts and flags; it is never cached. */
export const readBaseInit = endpoint({
  method: 'GET',
  path: '/base/init',
  summary: 'F1. The visitor: counts, log-in, flags and the notice bar',
  body: v.object({
    customer: InitCustomerSchema,
    wishlistCount: v.number(),
    /** P14. For the hearts of pages that are the same for everyone; empty from older servers. */
    wishlist: v.optional(v.array(WishSchema), []),
    /** B4: checked and available products. */
    cartItemsCount: v.number(),
    userCodes: v.object({ count: v.number() }),
    systemNotice: v.nullable(SystemNoticeSchema),
    /** B4: html of the top links per client kind. */
    topMenu: v.object({ application: v.string(), desktop: v.string(), mobile: v.string() }),
    liveChatStatus: LiveChatStatusSchema,
    checkoutNotifications: v.array(v.string()),
    workMode: v.number(),
    /** Of the visitor's session, also a guest's: the same until it ends, and of no use to anyone else. `null` before it begins. */
    uid: v.nullable(v.string()),
    clientType: v.nullable(v.string()),
    csrf: v.string(),
  }),
});
export type BaseInit = v.InferOutput<typeof readBaseInit.body>;

/** F2. Keeps the session alive; `refresh` asks the page to reload. */
export const ping = endpoint({
  method: 'GET',
  path: '/base/ping',
  summary: 'F2. Keeps the session alive',
  body: v.object({ refresh: v.boolean() }),
});
