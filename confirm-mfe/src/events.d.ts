declare module '@odeta/storefront/events' {
  interface StorefrontEvents {
    /** N1. The order is confirmed; once for each order and page. */
    'order.placed': { orderNumber: string };
  }
}

export {};
