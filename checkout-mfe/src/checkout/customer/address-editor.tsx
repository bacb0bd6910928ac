import { ShippingFields } from '@odeta/address';
import type { ShippingAddress } from '@odeta/contracts';
import { useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { Button } from '@odeta/ui';
import { Checkbox, CsrfField } from '@odeta/ui/forms';
import { type FormEvent, useState } from 'react';
import { createCheckoutStore } from '../state/checkout.store.ts';
import classes from './delivery-address.module.css';
import { useNewAddress } from './use-new-address.ts';

interface Props {
  /** The address of the address book that is changed. */
  changed?: ShippingAddress | undefined;
  /** Errors of the chosen address from the server, by field. */
  errors?: Readonly<Record<string, string>> | undefined;
  onDone: () => void;
}

/** A form for another address, of which what is typed is stored until it is saved, or for a changed one. */
export function AddressEditor({ changed, errors, onDone }: Props) {
  const t = useTexts('checkout');
  const { isSaving, customer } = useSnapshot(useStore(createCheckoutStore).state);
  const [keep, setKeep] = useState(true);
  const { field, town, submit } = useNewAddress({ changed, keep, errors, onDone });

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (!isSaving) void submit();
  }

  return (
    <form className={classes.editor} noValidate onSubmit={handleSubmit}>
      <CsrfField />
      <ShippingFields field={field} town={town} texts={t} />
      {customer?.hasAccount && !changed && (
        <Checkbox checked={keep} onChange={setKeep}>
          {t('customer.keep')}
        </Checkbox>
      )}
      <div className={classes.buttons}>
        <Button type="submit" busy={isSaving}>
          {t(isSaving ? 'customer.saving-address' : 'customer.save-address')}
        </Button>
        <Button kind="secondary" onClick={onDone}>
          {t('customer.cancel')}
        </Button>
      </div>
    </form>
  );
}
