import { Button, text } from '@odeta/ui';
import { takeFocus } from '@odeta/ui/take-focus';
import { useState } from 'react';
import classes from './delivery-address.module.css';
import { useCustomerTexts } from './use-customer-texts.ts';

interface Props {
  /** The first lines of the address. */
  name: string;
  onEdit: () => void;
  onRemove: () => void;
}

/** Changes or removes the chosen address of the address book. It asks before removing, because an address takes long to type. */
export function AddressActions({ name, onEdit, onRemove }: Props) {
  const t = useCustomerTexts();
  const [isAsked, setAsked] = useState(false);
  const spoken = <span className={text.spoken}> {name}</span>;
  if (!isAsked) {
    return (
      <>
        <Button kind="text" onClick={onEdit}>
          {t('customer.edit')}
          {spoken}
        </Button>
        <Button kind="text" onClick={() => setAsked(true)}>
          {t('customer.remove')}
          {spoken}
        </Button>
      </>
    );
  }
  return (
    <fieldset className={classes.actions} aria-labelledby="remove-address">
      <p id="remove-address" className={text.size14} ref={takeFocus} tabIndex={-1}>
        {t('customer.remove-question')}
      </p>
      <Button onClick={onRemove}>{t('customer.remove')}</Button>
      <Button kind="text" onClick={() => setAsked(false)}>
        {t('customer.cancel')}
      </Button>
    </fieldset>
  );
}
