import * as v from 'valibot';

/** The unit's own events, beside those of the storefront. */
export const eventSchemas = {
  /** The order is confirmed; emitted once for each order and page. */
  'order.placed': v.object({ orderNumber: v.string() }),
};

declare module '@odeta/storefront/events' {
  interface StorefrontEvents {
    'order.placed': v.InferInput<(typeof eventSchemas)['order.placed']>;
  }
}
