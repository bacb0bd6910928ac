import { addressFieldsOf, useAddressForm } from '@odeta/address';
import { AddressFieldsSchema, type ShippingAddress } from '@odeta/contracts';
import { visitStorage } from '@odeta/device/storage';
import { useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { useEffect, useState } from 'react';
import { createCheckoutStore } from '../state/checkout.store.ts';
import type { CheckoutState } from '../state/checkout-state.ts';

interface Options {
  /** The address of the address book that is changed. */
  changed: ShippingAddress | undefined;
  keep: boolean;
  errors: Readonly<Record<string, string>> | undefined;
  onDone: () => void;
}

/** The form of a new or a changed address. A new one starts with the chosen address if the server refused that one. */
export function useNewAddress({ changed, keep, errors, onDone }: Options) {
  const t = useTexts('checkout');
  const store = useStore(createCheckoutStore);
  const { validationPatterns } = useSnapshot(store.state);
  const [draft] = useState(() => visitStorage('checkout.new-address', AddressFieldsSchema));
  const [values] = useState(() => addressFieldsOf(changed ?? (errors ? chosenIn(store.state) : draft.read()) ?? {}));
  const { form, field, town, showRefused, submit } = useAddressForm({
    values,
    patterns: validationPatterns,
    texts: t,
    save: (address) => (changed ? store.changeAddress(changed.id, address) : store.createAddress(address, keep)),
    onDone() {
      if (!changed) draft.forget();
      onDone();
    },
  });

  useEffect(
    () => (changed ? undefined : form.watch((entered) => draft.keep(addressFieldsOf(entered))).unsubscribe),
    [form, draft, changed],
  );

  useEffect(() => {
    if (errors) showRefused(errors);
  }, [errors]);

  return { field, town, submit };
}

const chosenIn = ({
  shippingAddress,
  shippingAddressId,
}: Pick<CheckoutState, 'shippingAddress' | 'shippingAddressId'>) =>
  shippingAddress.find(({ id }) => id === shippingAddressId);
