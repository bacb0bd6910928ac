import { useStore, useStorefront } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { Button, classNames, text } from '@odeta/ui';
import { addressFields, addressWithPhone, isPlaceField } from '@odeta/validation';
import { useState } from 'react';
import type { CheckoutForm } from '../form/use-checkout-form.ts';
import { createCheckoutStore } from '../state/checkout.store.ts';
import { AddressFields } from './address-fields.tsx';
import classes from './customer.module.css';

/**
 * The address of the customer, where the delivery or the law of the country needs one. For a logged-in customer it is collapsed as long as it
 * is complete and valid.
 */
export function BillingAddress({ form }: { form: CheckoutForm }) {
  const t = useTexts('checkout');
  const country = useStorefront().session.country.code;
  const { customer } = useSnapshot(useStore(createCheckoutStore).state);
  const [isOpen, setOpen] = useState(false);
  if (form.isContactOnly) return null;
  const isInvalid = addressFields[country].shown.some((name) => isPlaceField(name) && form.errorAt(name) !== null);
  const isFolded = customer?.hasAccount === true && !isOpen && !isInvalid && form.isComplete();

  return (
    <section className={classes.billing} aria-labelledby="billing-address">
      <div className={classes.billingHead}>
        <h3 id="billing-address" className={text.size18}>
          {t('address.title')}
        </h3>
        {isFolded && (
          <Button kind="text" aria-label={t('address.change')} onClick={() => setOpen(true)}>
            {t('change')}
          </Button>
        )}
      </div>
      {isFolded ? (
        <div className={classNames(text.size14, text.soft)}>
          {addressWithPhone(country, { ...form.customer(), mobilePhone: '' }).map((line) => (
            <div key={line}>{line}</div>
          ))}
        </div>
      ) : (
        // biome-ignore lint/a11y/noStaticElementInteractions: the fields must not collapse while the customer types in them
        <div onFocus={() => setOpen(true)}>
          <AddressFields form={form} part="place" />
        </div>
      )}
    </section>
  );
}
