import { CheckoutResultSchema } from '@odeta/contracts';
import type * as v from 'valibot';

/** What the shell says beside the storefront's own events. */
export const eventSchemas = {
  /** A checkout that a partner or an app has opened is over: what became of it. */
  'checkout.ended': CheckoutResultSchema,
};

declare module '@odeta/storefront/events' {
  interface StorefrontEvents {
    'checkout.ended': v.InferInput<(typeof eventSchemas)['checkout.ended']>;
  }
}
