import { buyingPages, type DeclaredRoute, PREPARED_LINK_PAGE } from '@odeta/contracts';

/** What the release says of the remote's addresses; the pages themselves are in `routes.tsx`. */
export const addresses = {
  checkout: { path: buyingPages.checkout, inPage: true, simpleHeader: true, skeletonFirst: true },
  preparedLink: { path: PREPARED_LINK_PAGE, simpleHeader: true },
} satisfies Record<string, DeclaredRoute>;
