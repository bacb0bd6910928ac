import { useStore, useStorefront } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { Button, classNames, text } from '@odeta/ui';
import { addressFields, contactOf, isPlaceField, nameLine, phoneText } from '@odeta/validation';
import { type ReactNode, useState } from 'react';
import type { CheckoutForm } from '../form/use-checkout-form.ts';
import { createCheckoutStore } from '../state/checkout.store.ts';
import stepClasses from '../steps/step.module.css';
import { type Fold, Step } from '../steps/step.tsx';
import { AddressFields } from './address-fields.tsx';
import classes from './customer.module.css';

interface Props {
  form: CheckoutForm;
  fold?: Fold | undefined;
  /** Further choices for the invoice, below the fields. */
  children: ReactNode;
}

/** Name and telephone number. On wide screens those of a logged-in customer are collapsed as long as they are complete and valid. */
export function ContactStep({ form, fold, children }: Props) {
  const t = useTexts('checkout');
  const country = useStorefront().session.country.code;
  const { customer } = useSnapshot(useStore(createCheckoutStore).state);
  const [isOpen, setOpen] = useState(false);
  const isInvalid = addressFields[country].shown.some((name) => !isPlaceField(name) && form.errorAt(name) !== null);
  const isFolded = !fold && customer?.hasAccount === true && !isOpen && !isInvalid && form.isPartComplete('contact');
  const entered = contactOf(form.customer());
  const lines = [nameLine(country, entered), phoneText(country, entered.mobilePhone)].filter(Boolean);

  const change = (
    <Button kind="text" aria-label={t('contact.change')} onClick={() => setOpen(true)}>
      {t('change')}
    </Button>
  );
  return (
    <Step number={2} title={t('contact.title')} action={isFolded && change} fold={fold}>
      {isFolded ? (
        <div className={classNames(stepClasses.known, text.size14, text.soft)}>
          {lines.map((line) => (
            <div key={line}>{line}</div>
          ))}
        </div>
      ) : (
        // biome-ignore lint/a11y/noStaticElementInteractions: the fields must not collapse while the customer types in them
        <div onFocus={() => setOpen(true)}>
          <AddressFields form={form} part="contact" />
        </div>
      )}
      <div className={isFolded ? classNames(stepClasses.known, classes.below) : undefined}>{children}</div>
    </Step>
  );
}
