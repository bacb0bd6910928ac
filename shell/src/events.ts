import { CheckoutResultSchema } from '@odeta/contracts';
import type * as v from 'valibot';

export const eventSchemas = {
  /** The checkout that a partner or an app has opened has ended, with its result. */
  'checkout.ended': CheckoutResultSchema,
};

declare module '@odeta/storefront/events' {
  interface StorefrontEvents {
    'checkout.ended': v.InferInput<(typeof eventSchemas)['checkout.ended']>;
  }
}
