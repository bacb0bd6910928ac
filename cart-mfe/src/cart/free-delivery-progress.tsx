import { isPurchasable } from '@odeta/contracts';
import { FreeDeliveryPanel } from '@odeta/purchase';
import { useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { createCartStore } from './cart.store.ts';

export function FreeDeliveryProgress() {
  const t = useTexts('cart');
  const { freeDelivery, cartItems } = useSnapshot(useStore(createCartStore).state);
  // Without available items there is no delivery.
  if (!freeDelivery || !cartItems.some(isPurchasable)) return null;
  return <FreeDeliveryPanel freeDelivery={freeDelivery} texts={(key, values) => t(`free-delivery.${key}`, values)} />;
}
