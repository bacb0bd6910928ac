import type { Storefront } from '@odeta/storefront';
import { CustomerLine } from './customer-line.tsx';
import { CUSTOMER_TEXTS, customerMessages } from './messages/index.ts';
import { watchLeaving } from './watch-leaving.ts';

/** Adds the texts for a logged-in customer and returns what the page shows them. */
export function startCustomer(storefront: Storefront, page: Window) {
  const { i18n, session } = storefront;
  i18n.addResourceBundle(session.country.language, CUSTOMER_TEXTS, customerMessages[session.country.language]);
  watchLeaving(storefront, page);
  return { CustomerLine };
}
