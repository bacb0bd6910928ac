import { buyingPages, type DeclaredRoute, PLAIN_CHECKOUT, PREPARED_LINK_PAGE } from '@odeta/contracts';

/** Route declarations for the release; the pages are in `routes.tsx`. */
export const addresses = {
  checkout: {
    path: buyingPages.checkout,
    inPage: true,
    simpleHeader: true,
    skeletonFirst: true,
    plain: PLAIN_CHECKOUT,
  },
  plain: { path: `${PLAIN_CHECKOUT}/*`, simpleHeader: true },
  preparedLink: { path: PREPARED_LINK_PAGE, simpleHeader: true },
} satisfies Record<string, DeclaredRoute>;
