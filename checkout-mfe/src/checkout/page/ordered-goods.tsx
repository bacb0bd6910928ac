import { isLater } from '@odeta/contracts';
import { ItemGroups } from '@odeta/purchase';
import { useStore, useStorefront } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { orderedItems } from '../placing/sold-out.ts';
import { createCheckoutStore } from '../state/checkout.store.ts';
import { twoDays } from '../state/offered.ts';

/** Goods that arrive later are a group of their own, with their day if they are sent in a separate parcel. */
export function OrderedGoods() {
  const t = useTexts('checkout');
  const { format } = useStorefront();
  const { cartItems, shippingPayment, shipping, laterItems } = useSnapshot(useStore(createCheckoutStore).state);
  const items = orderedItems(cartItems);
  const days = twoDays(shippingPayment.find(({ key }) => key === shipping));
  const areTwo = days !== null && laterItems === 'separately';
  return (
    <ItemGroups
      unit="checkout"
      label={t('summary')}
      groups={[
        {
          title: areTwo ? t('later.first-parcel', { day: format.day(days.first) }) : t('later.in-stock'),
          items: items.filter((item) => !isLater(item)),
        },
        {
          title: areTwo ? t('later.second-parcel', { day: format.day(days.last) }) : t('later.comes-later'),
          items: items.filter(isLater),
        },
      ]}
    />
  );
}
