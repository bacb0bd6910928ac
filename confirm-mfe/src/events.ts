import * as v from 'valibot';

/** What this unit says to others beside the storefront's own events. */
export const eventSchemas = {
  /** The order is confirmed; once for each order and page. */
  'order.placed': v.object({ orderNumber: v.string() }),
};

declare module '@odeta/storefront/events' {
  interface StorefrontEvents {
    'order.placed': v.InferInput<(typeof eventSchemas)['order.placed']>;
  }
}
