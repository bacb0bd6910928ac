import { buyingPages, type DeclaredRoute, PLAIN_CONFIRMATION } from '@odeta/contracts';

/** The addresses of the remote's pages for its release; the pages themselves are in `routes.tsx`. */
export const addresses = {
  confirm: {
    path: buyingPages.confirm,
    inPage: true,
    simpleHeader: true,
    skeletonFirst: true,
    plain: PLAIN_CONFIRMATION,
  },
  plain: { path: PLAIN_CONFIRMATION, simpleHeader: true },
} satisfies Record<string, DeclaredRoute>;
