import type { Storefront } from '@odeta/storefront';
import { createSiteContentsStore } from './site-contents.store.ts';

/** Shows the messages above an order from the first frame on; the visitor's data, in which they are too, come later. */
export function takeOrderMessages({ storeOf, session }: Pick<Storefront, 'storeOf' | 'session'>): void {
  const { layout } = storeOf(createSiteContentsStore).state;
  session.state.checkoutNotifications = [...layout.checkoutNotifications];
}
