import { useStore, useStorefront } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { classNames, text } from '@odeta/ui';
import { createCheckoutStore } from '../state/checkout.store.ts';

/** What is missing for a free delivery. */
export function FreeDeliveryHint({ className }: { className?: string | undefined }) {
  const t = useTexts('checkout');
  const { format } = useStorefront();
  const { freeDelivery } = useSnapshot(useStore(createCheckoutStore).state).discounts;
  if (!freeDelivery || freeDelivery.from === null || freeDelivery.reached) return null;
  return (
    <p className={classNames(text.size13, text.soft, className)}>
      {t('free-delivery-missing', { price: format.price(freeDelivery.missing) })}
    </p>
  );
}
