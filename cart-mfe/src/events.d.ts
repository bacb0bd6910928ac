declare module '@odeta/storefront/events' {
  interface StorefrontEvents {
    /** I11. For the tags: which page was seen, and what was on it. */
    'page.viewed': { page: 'basket'; itemIds: string[]; total: number };
  }
}

export {};
