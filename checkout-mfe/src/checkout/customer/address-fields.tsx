import { AddressField, TownStatus, townParts } from '@odeta/address';
import { useStore, useStorefront } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { FieldGrid } from '@odeta/ui/forms';
import { addressFields } from '@odeta/validation';
import type { ReactNode } from 'react';
import type { CheckoutForm } from '../form/use-checkout-form.ts';
import { createCheckoutStore } from '../state/checkout.store.ts';

/** K5: only customer service can change these for an authorised customer. */
const fixedNames: ReadonlySet<string> = new Set(['firstName', 'lastName', 'familyName']);

/** The address fields in the order of the country. */
export function AddressFields({ form }: { form: CheckoutForm }) {
  const t = useTexts('checkout');
  const { country } = useStorefront().session;
  const { customer } = useSnapshot(useStore(createCheckoutStore).state);
  const { shown, required } = addressFields[country.code];
  const isTypeless = customer?.isAuthorized === true && customer.streetType === '';

  const below: Partial<Record<string, { help?: ReactNode; offer?: ReactNode }>> = {
    mobilePhone: { help: t('address.phone-help') },
    city: townParts(form.town, t),
  };

  return (
    <>
      <FieldGrid>
        {shown.map((name) => {
          const isFixed = customer?.isAuthorized === true && fixedNames.has(name) && customer[name] !== '';
          const isNeeded = required.includes(name) && !(name === 'streetType' && isTypeless);
          return (
            <AddressField
              key={name}
              name={name}
              field={form.field(name)}
              texts={t}
              required={isNeeded || (name === 'mobilePhone' && form.phoneRequired)}
              fixed={isFixed}
              {...(isFixed ? { help: t('customer-service') } : below[name])}
            />
          );
        })}
      </FieldGrid>
      <TownStatus town={form.town} texts={t} />
    </>
  );
}
