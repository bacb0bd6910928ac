import { buyingPages, type DeclaredRoute } from '@odeta/contracts';

/** The addresses of the remote's pages for its release; the pages themselves are in `routes.tsx`. */
export const addresses = {
  cart: { path: buyingPages.cart, inPage: true },
} satisfies Record<string, DeclaredRoute>;
