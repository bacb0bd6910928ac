import type { ShippingAddress } from '@odeta/contracts';
import { useStore, useStorefront } from '@odeta/storefront';
import { useSnapshot } from '@odeta/storefront/state';
import { Alert, Button, classNames, text } from '@odeta/ui';
import { addressWithPhone } from '@odeta/validation';
import { useEffect, useState } from 'react';
import type { CheckoutForm } from '../form/use-checkout-form.ts';
import { createPlacingStore } from '../placing/placing.store.ts';
import { refusalOf } from '../placing/placing-machine.ts';
import { shownAddresses } from '../state/address-choice.ts';
import { createCheckoutStore } from '../state/checkout.store.ts';
import { AddressActions } from './address-actions.tsx';
import { AddressEditor } from './address-editor.tsx';
import classes from './delivery-address.module.css';
import { useCustomerTexts } from './use-customer-texts.ts';

export function AddressPicker({ form, isNew }: { form: CheckoutForm; isNew: boolean }) {
  const t = useCustomerTexts();
  const country = useStorefront().session.country.code;
  const store = useStore(createCheckoutStore);
  const { shippingAddress, shippingAddressId, isPostCodeRefused, customer } = useSnapshot(store.state);
  const { shippingAddress: errors } = refusalOf(useSnapshot(useStore(createPlacingStore).state).placing).forms;
  const [editing, setEditing] = useState<{ errors?: typeof errors; changed?: ShippingAddress } | null>(
    isNew ? {} : null,
  );
  const billing = form.customer();

  const others = shownAddresses(shippingAddress);
  const own = customer?.hasAccount && others.find(({ id }) => id === shippingAddressId && id !== '0');
  const cards = [
    { id: null, lines: addressWithPhone(country, { ...billing, mobilePhone: '' }), note: t('customer.billing') },
    ...others.map((address) => ({
      id: address.id,
      lines: addressWithPhone(country, address),
      note: address.id === '0' ? t('customer.this-order') : '',
    })),
  ];

  // An address that the server refused is corrected as a new one, unless another one is being typed.
  useEffect(() => {
    if (errors) setEditing((current) => current ?? { errors });
  }, [errors]);

  /** Choosing the chosen address again returns to the billing address. */
  const giveUp = (id: string | null) => id !== null && store.chooseAddress(id, billing.postCode);

  return (
    <div>
      <fieldset className={classes.group}>
        <legend className={classNames(text.size14, text.medium, classes.legend)}>{t('customer.where')}</legend>
        <div className={classes.cards}>
          {cards.map(({ id, lines, note }) => (
            <label key={id ?? 'billing'} className={classes.card}>
              <input
                type="radio"
                name="shippingAddressId"
                className={classes.radio}
                checked={id === shippingAddressId}
                onChange={() => store.chooseAddress(id, billing.postCode)}
                onClick={() => id === shippingAddressId && giveUp(id)}
                onKeyUp={(event) => {
                  // Browsers do not fire a click for the space bar on a checked radio button.
                  if (event.key !== ' ' || id !== shippingAddressId) return;
                  event.preventDefault();
                  giveUp(id);
                }}
              />
              <span className={classes.lines}>
                {lines.map((line, index) => (
                  <span key={line} className={classNames(index === 0 && text.medium)}>
                    {line}
                  </span>
                ))}
                <span className={text.faint}>{note}</span>
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <div role="alert">
        {isPostCodeRefused && shippingAddressId !== null && (
          <Alert type="error">{t('delivery.post-code-refused')}</Alert>
        )}
      </div>
      {editing ? (
        <AddressEditor {...editing} onDone={() => setEditing(null)} />
      ) : (
        <div className={classes.actions}>
          <Button kind="text" onClick={() => setEditing({})}>
            {t('customer.new-address')}
          </Button>
          {own && (
            <AddressActions
              key={own.id}
              name={addressWithPhone(country, own).slice(0, 2).join(', ')}
              onEdit={() => setEditing({ changed: own })}
              onRemove={() => store.removeAddress(own.id, billing.postCode)}
            />
          )}
        </div>
      )}
    </div>
  );
}
