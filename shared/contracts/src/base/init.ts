import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { LiveChatStatusSchema } from './live-chat.ts';
import { SystemNoticeSchema } from './notice.ts';
import { WishSchema } from './wish.ts';

export const InitCustomerSchema = v.object({
  /** Stable and opaque; `null` for an unknown visitor. */
  customerHash: v.nullable(v.string()),
  firstName: v.nullable(v.string()),
  hasAccount: v.boolean(),
});

/** F1. The visitor's own counts and flags, requested by the shell once per page; never cached. */
export const readBaseInit = endpoint({
  method: 'GET',
  path: '/base/init',
  summary: 'F1. The visitor: counts, log-in, flags and the notice bar',
  body: v.object({
    customer: InitCustomerSchema,
    wishlistCount: v.number(),
    /** P14. For the hearts on pages that are cached for everyone; empty from older servers. */
    wishlist: v.optional(v.array(WishSchema), []),
    /** B4: ticked and available products. */
    cartItemsCount: v.number(),
    userCodes: v.object({ count: v.number() }),
    systemNotice: v.nullable(SystemNoticeSchema),
    /** B4: HTML of the top links per kind of client. */
    topMenu: v.object({ application: v.string(), desktop: v.string(), mobile: v.string() }),
    liveChatStatus: LiveChatStatusSchema,
    checkoutNotifications: v.array(v.string()),
    workMode: v.number(),
    /** Identifies the session, also of a guest, until it ends; it gives no access to it. `null` before there is one. */
    uid: v.nullable(v.string()),
    clientType: v.nullable(v.string()),
    csrf: v.string(),
  }),
});
export type BaseInit = v.InferOutput<typeof readBaseInit.body>;

/** F2. Keeps the session alive; `refresh` tells the page to reload. */
export const ping = endpoint({
  method: 'GET',
  path: '/base/ping',
  summary: 'F2. Keeps the session alive',
  body: v.object({ refresh: v.boolean() }),
});
