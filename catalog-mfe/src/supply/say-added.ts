import { buyingPages } from '@odeta/contracts';
import { createAlertsStore, type Storefront } from '@odeta/storefront';

/** Shows an alert with a link to the cart. */
export function sayAdded({ i18n, storeOf }: Storefront, name: string): void {
  const t = i18n.getFixedT(null, 'catalog');
  const link = { label: t('product.to-cart'), url: buyingPages.cart };
  storeOf(createAlertsStore).show({ type: 'success', message: t('product.added', { name }), tag: 'added', link });
}
