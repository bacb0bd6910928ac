import type { PageLocation, PageMeta, Storefront } from '@odeta/storefront';
import { createLogInStore } from './log-in.store.ts';

export const loadEntry = ({ storeOf }: Storefront, location: PageLocation) => storeOf(createLogInStore).load(location);

/** Customers who are logged in are redirected to the page after the log-in. */
export const entryMeta =
  (title: string) =>
  ({ i18n, storeOf }: Storefront): PageMeta => {
    const { isLoggedIn, returnPath } = storeOf(createLogInStore).state;
    return {
      title: i18n.t('document-title', { ns: 'account', title: i18n.t(title, { ns: 'account' }) }),
      robots: 'noindex',
      redirect: isLoggedIn ? returnPath : undefined,
    };
  };
