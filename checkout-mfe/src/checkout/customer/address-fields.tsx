import { AddressField, TownStatus, townParts } from '@odeta/address';
import { useStore, useStorefront } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { FieldGrid } from '@odeta/ui/forms';
import { addressFields, isPlaceField } from '@odeta/validation';
import type { ReactNode } from 'react';
import type { CheckoutForm } from '../form/use-checkout-form.ts';
import { createCheckoutStore } from '../state/checkout.store.ts';

/** K5: only customer service can change these for an authorised customer. */
const fixedNames: ReadonlySet<string> = new Set(['firstName', 'lastName', 'familyName']);

interface Props {
  form: CheckoutForm;
  /** Name and telephone number, or where the customer lives. */
  part: 'contact' | 'place';
}

/** Fields of the customer in the order of the country. The key that ends a line moves on to the next field. */
export function AddressFields({ form, part }: Props) {
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
        {shown
          .filter((name) => isPlaceField(name) === (part === 'place'))
          .map((name) => {
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
                enterKeyHint="next"
                {...(isFixed ? { help: t('customer-service') } : below[name])}
              />
            );
          })}
      </FieldGrid>
      {part === 'place' && <TownStatus town={form.town} texts={t} />}
    </>
  );
}
