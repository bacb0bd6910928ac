import { buyingPages, type DeclaredRoute } from '@odeta/contracts';

/** What the release says of the remote's addresses; the pages themselves are in `routes.tsx`. */
export const addresses = {
  cart: { path: buyingPages.cart, inPage: true },
} satisfies Record<string, DeclaredRoute>;
