import { useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { Button, Skeleton } from '@odeta/ui';
import { lazyPart } from '@odeta/ui/lazy';
import { Suspense, useEffect, useState } from 'react';
import type { CheckoutForm } from '../form/use-checkout-form.ts';
import { createCheckoutStore } from '../state/checkout.store.ts';
import classes from './delivery-address.module.css';

const AddressPicker = lazyPart(() => import('./address-picker.tsx'), 'AddressPicker');

/** The list and its editor are a lazy chunk, loaded when there is another address or one is requested. */
export function DeliveryAddress({ form }: { form: CheckoutForm }) {
  const t = useTexts('checkout');
  const store = useStore(createCheckoutStore);
  const { shippingAddress } = useSnapshot(store.state);
  const [isOpen, setOpen] = useState(false);
  const { postCode } = form.customer();

  useEffect(() => void store.recallAddress(postCode), [store]);

  if (shippingAddress.length === 0 && !isOpen) {
    return (
      <Button kind="text" onClick={() => setOpen(true)}>
        {t('address.elsewhere')}
      </Button>
    );
  }
  return (
    <Suspense fallback={<Skeleton className={classes.later} />}>
      <AddressPicker form={form} isNew={isOpen} />
    </Suspense>
  );
}
