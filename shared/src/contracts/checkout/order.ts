import * as v from 'valibot';
import { PriceSchema } from '../base/price.ts';
import { call } from '../call.ts';
import { AgreementTypeSchema } from './agreements.ts';
import { HurraTagManagerSchema } from './cart-init.ts';

/** Header with the key of the order the buyer means; the same key always gets the same answer. */
export const IDEMPOTENCY_HEADER = 'idempotency-key';

/**
 * M3–M7. Places the order of the visitor's cart. The answer either redirects (M4) or names an event stream with an
 * address to ask when the stream is silent (M5, M6). Field errors are grouped by form (H22).
 */
export const placeOrder = call({
  method: 'POST',
  path: '/checkout/order',
  summary: 'M3. Places the order',
  payload: v.object({
    basketConsents: v.array(AgreementTypeSchema),
    windowBreakpoint: v.picklist(['lg', 'md', 'sm', 'xs', 'xxs']),
    blikCode: v.optional(v.pipe(v.string(), v.maxLength(20)), ''),
    /** The total the buyer saw; a different one is refused, so that nobody pays what was not shown. */
    total: v.optional(PriceSchema),
  }),
  body: v.object({
    redirect: v.nullable(v.string()),
    listener: v.nullable(v.string()),
    checker: v.nullable(v.string()),
    hurraTagManager: HurraTagManagerSchema,
  }),
  problems: ['empty-cart', 'sold-out', 'total-changed', 'idempotency-mismatch'],
});
