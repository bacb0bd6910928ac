import type { PageLocation, PageMeta, PageParts, Storefront } from '@odeta/storefront';
import type { ComponentType } from 'react';
import { logInUrl } from '../links/return-path.ts';
import { createAccountStore } from './account.store.ts';

interface AccountPage {
  page: ComponentType;
  /** Key of the title's text. */
  title: string;
  /** Loads the page's own data, in parallel with the account. */
  load?: (storefront: Storefront, location: PageLocation) => Promise<void>;
}

/** A page of the account. Guests are redirected to the log-in page and return from there. */
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
