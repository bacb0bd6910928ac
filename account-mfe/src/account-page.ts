import type { PageLocation, PageMeta, PageParts, Storefront } from '@odeta/storefront';
import type { ComponentType } from 'react';
import { createAccountStore } from './account.store.ts';
import { logInUrl } from './return-path.ts';

interface AccountPage {
  page: ComponentType;
  /** Key of its title. */
  title: string;
  /** What it shows besides the account. */
  load?: (storefront: Storefront, location: PageLocation) => Promise<void>;
}

/** A page of the account: whoever is not logged in is led to the log-in, and from there back. */
export const accountPage = ({ page, title, load }: AccountPage): PageParts => ({
  page,
  load: (storefront, location) =>
    storefront.storeOf(createAccountStore).load(load && (() => load(storefront, location))),
  meta: ({ storeOf, i18n }, location): PageMeta => ({
    title: i18n.t('document-title', { ns: 'account', title: i18n.t(title, { ns: 'account' }) }),
    robots: 'noindex',
    redirect: storeOf(createAccountStore).state.status === 'guest' ? logInUrl(addressOf(location)) : undefined,
  }),
});

const addressOf = ({ path, query }: PageLocation) => (query.size > 0 ? `${path}?${query}` : path);
