import { isPurchasable } from '@odeta/contracts';
import { FreeDeliveryPanel } from '@odeta/purchase';
import { useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { createCartStore } from './cart.store.ts';

/** How far the goods are from free delivery. */
export function FreeDeliveryProgress() {
  const t = useTexts('cart');
  const { freeDelivery, cartItems } = useSnapshot(useStore(createCartStore).state);
  // Where nothing can be bought there is nothing to deliver.
  if (!freeDelivery || !cartItems.some(isPurchasable)) return null;
  return <FreeDeliveryPanel freeDelivery={freeDelivery} texts={(key, values) => t(`free-delivery.${key}`, values)} />;
}
