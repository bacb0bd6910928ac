import { addressFieldsOf, ShippingFields, useAddressForm } from '@odeta/address';
import type { BookAddress } from '@odeta/contracts';
import { useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { Button, text } from '@odeta/ui';
import { Checkbox, CsrfField } from '@odeta/ui/forms';
import { usePosted } from '@odeta/ui/forms/posted';
import { type FormEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { createAccountStore } from '../account/account.store.ts';
import { addresses } from '../addresses.ts';
import classes from './address-book.module.css';
import { createAddressBookStore, NEW } from './address-book.store.ts';

const FORM = 'account.address';

/** Form for a new or existing address. New addresses are prefilled with the customer's name. */
export function AddressForm({ address }: { address?: BookAddress }) {
  const t = useTexts('account');
  const { account } = useSnapshot(useStore(createAccountStore).state);
  const store = useStore(createAddressBookStore);
  const { isBusy, patterns } = useSnapshot(store.state);
  const posted = usePosted(FORM);
  const [isDefault, setDefault] = useState(address?.isDefault ?? posted.has('isDefault'));
  const [values] = useState(() =>
    addressFieldsOf(address ?? { firstName: account?.firstName ?? '', lastName: account?.lastName ?? '' }),
  );
  const title = useRef<HTMLHeadingElement>(null);
  const { field, town, submit } = useAddressForm({
    values,
    patterns,
    texts: t,
    save: (typed) => store.save(typed, isDefault),
    onDone: store.close,
    form: FORM,
  });

  // The button that had the focus is gone.
  useEffect(() => title.current?.focus(), []);

  function leave(event: MouseEvent) {
    event.preventDefault();
    store.edit(null);
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (!isBusy) void submit();
  }

  return (
    <form
      className={classes.form}
      noValidate
      method="post"
      action={`${addresses.addresses.path}?edit=${address?.id ?? NEW}`}
      onSubmit={handleSubmit}
      aria-labelledby="address-form-title"
    >
      <CsrfField form={FORM} />
      <h2 id="address-form-title" className={text.size18} ref={title} tabIndex={-1}>
        {t(address ? 'addresses.edit-title' : 'addresses.new-title')}
      </h2>
      <ShippingFields field={field} town={town} texts={t} />
      <Checkbox name="isDefault" value="true" checked={isDefault} onChange={setDefault}>
        {t('addresses.is-default')}
      </Checkbox>
      <div className={classes.actions}>
        <Button type="submit" busy={isBusy}>
          {t('addresses.save')}
        </Button>
        <Button kind="secondary" type="submit" name="cancel" value="true" onClick={leave}>
          {t('addresses.cancel')}
        </Button>
      </div>
    </form>
  );
}
