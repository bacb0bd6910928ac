import { addressLines } from '@odeta/purchase/address';
import { useStore, useStorefront } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { Button, classNames, text } from '@odeta/ui';
import { addressFields } from '@odeta/validation';
import { type ReactNode, useState } from 'react';
import { createCheckoutStore } from '../checkout.store.ts';
import emailClasses from '../email/email-step.module.css';
import type { OrderForm } from '../order/use-order-form.ts';
import { Step } from '../step.tsx';
import { AddressFields } from './address-fields.tsx';
import classes from './customer.module.css';

interface Props {
  order: OrderForm;
  /** What else the bill may need, below the address. */
  children: ReactNode;
}

/** K4, K5. The billing address; that of a customer who is logged in is folded away while nothing is wrong with it. */
export function AddressStep({ order, children }: Props) {
  const t = useTexts('checkout');
  const country = useStorefront().session.country.code;
  const { customer } = useSnapshot(useStore(createCheckoutStore).state);
  const [isOpen, setOpen] = useState(false);
  const isWrong = addressFields[country].shown.some((name) => order.errorAt(name) !== null);
  const isFolded = customer?.hasAccount === true && !isOpen && !isWrong && order.isComplete();

  const change = (
    <Button kind="text" aria-label={t('address.change')} onClick={() => setOpen(true)}>
      {t('change')}
    </Button>
  );
  return (
    <Step number={2} title={t('address.title')} action={isFolded && change}>
      {isFolded ? (
        <div className={classNames(emailClasses.known, text.size14, text.soft)}>
          {addressLines(country, order.typed()).map((line) => (
            <div key={line}>{line}</div>
          ))}
        </div>
      ) : (
        // biome-ignore lint/a11y/noStaticElementInteractions: whoever writes in a field does not want it folded away when it is right
        <div onFocus={() => setOpen(true)}>
          <AddressFields order={order} />
        </div>
      )}
      <div className={isFolded ? classNames(emailClasses.known, classes.below) : undefined}>{children}</div>
    </Step>
  );
}
