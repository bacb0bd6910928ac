import type { PageLocation, PageMeta, Storefront } from '@odeta/storefront';
import { logInUrl } from '../links/return-path.ts';
import { createAccountStore } from './account.store.ts';
import { pageMeta } from './page-meta.ts';

/** The `load` of a page of the account: the account, and in parallel the page's own data. */
export const withAccount =
  (load: (storefront: Storefront, location: PageLocation) => Promise<void>) =>
  (storefront: Storefront, location: PageLocation) =>
    storefront.storeOf(createAccountStore).load(() => load(storefront, location));

/**
 * The `meta` of a page of the account: guests are redirected to the log-in page and return from there. `title` is the key of the text.
 */
export const accountMeta =
  (title: string) =>
  (storefront: Storefront, location: PageLocation): PageMeta => ({
    ...pageMeta(title)(storefront),
    redirect:
      storefront.storeOf(createAccountStore).state.status === 'guest' ? logInUrl(addressOf(location)) : undefined,
  });

const addressOf = ({ path, query }: PageLocation) => (query.size > 0 ? `${path}?${query}` : path);
