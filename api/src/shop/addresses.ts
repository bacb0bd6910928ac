/** Addresses of the shop's own pages. */
export const categoryUrl = (slug: string): string => `/c/${slug}`;
export const productUrl = (slug: string): string => `/p/${slug}`;
