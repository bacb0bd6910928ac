import { useStore, useStorefront } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { Button, classNames, text } from '@odeta/ui';
import { addressFields, addressWithPhone } from '@odeta/validation';
import { type ReactNode, useState } from 'react';
import type { CheckoutForm } from '../form/use-checkout-form.ts';
import { createCheckoutStore } from '../state/checkout.store.ts';
import stepClasses from '../steps/step.module.css';
import { Step } from '../steps/step.tsx';
import { AddressFields } from './address-fields.tsx';
import classes from './customer.module.css';

interface Props {
  form: CheckoutForm;
  /** Further choices for the invoice, below the address. */
  children: ReactNode;
}

/** For a logged-in customer the billing address is collapsed as long as it is complete and valid. */
export function AddressStep({ form, children }: Props) {
  const t = useTexts('checkout');
  const country = useStorefront().session.country.code;
  const { customer } = useSnapshot(useStore(createCheckoutStore).state);
  const [isOpen, setOpen] = useState(false);
  const isInvalid = addressFields[country].shown.some((name) => form.errorAt(name) !== null);
  const isFolded = customer?.hasAccount === true && !isOpen && !isInvalid && form.isComplete();

  const change = (
    <Button kind="text" aria-label={t('address.change')} onClick={() => setOpen(true)}>
      {t('change')}
    </Button>
  );
  return (
    <Step number={2} title={t('address.title')} action={isFolded && change}>
      {isFolded ? (
        <div className={classNames(stepClasses.known, text.size14, text.soft)}>
          {addressWithPhone(country, form.customer()).map((line) => (
            <div key={line}>{line}</div>
          ))}
        </div>
      ) : (
        // biome-ignore lint/a11y/noStaticElementInteractions: the fields must not collapse while the customer types in them
        <div onFocus={() => setOpen(true)}>
          <AddressFields form={form} />
        </div>
      )}
      <div className={isFolded ? classNames(stepClasses.known, classes.below) : undefined}>{children}</div>
    </Step>
  );
}
