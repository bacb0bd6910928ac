import { type AddressFields, AddressFieldsSchema, type ValidationPatterns } from '@odeta/contracts';
import { visitStorage } from '@odeta/purchase';
import { useStore, useStorefront } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { useShopForm } from '@odeta/ui/forms';
import { normalizePostCode, shippingAddressSchema, writtenAs } from '@odeta/validation';
import { useEffect, useMemo, useState } from 'react';
import { createCheckoutStore } from '../checkout.store.ts';
import type { CheckoutState } from '../checkout-state.ts';
import { customerFieldsOf } from './customer-fields.ts';

const noPatterns: ValidationPatterns = {
  city: '',
  'client-name': '',
  'client-surname': '',
  street: '',
  phone: { min: 0, max: 99, pattern: '' },
};

interface Options {
  keep: boolean;
  wrong: Readonly<Record<string, string>> | undefined;
  onDone: () => void;
}

/** K3, H22. A new address as a form; it begins with the chosen one when the server refuses that. */
export function useNewAddress({ keep, wrong, onDone }: Options) {
  const t = useTexts('checkout');
  const country = useStorefront().session.country.code;
  const store = useStore(createCheckoutStore);
  const patterns = useSnapshot(store.state).validationPatterns ?? noPatterns;
  const [draft] = useState(() => visitStorage('checkout.new-address', AddressFieldsSchema));
  const [values] = useState(() => addressOf((wrong ? chosenIn(store.state) : draft.read()) ?? {}));
  const schema = useMemo(() => shippingAddressSchema({ country, patterns }), [country, patterns]);
  const { form, field, refuse } = useShopForm<AddressFields>({
    schema,
    values,
    texts: t,
    written: (name, value) => writtenAs(name, value, { country, patterns }),
  });

  useEffect(() => form.watch((typed) => draft.keep(addressOf(typed))).unsubscribe, [form, draft]);

  useEffect(() => {
    if (wrong) show(wrong);
  }, [wrong]);

  /** H22. */
  function show(errors: Readonly<Record<string, string>>) {
    const places = Object.entries(errors) as [keyof AddressFields, string][];
    for (const [name, message] of places) refuse(name, message);
    if (places.length > 0) form.setFocus(places[0]?.[0] ?? 'street');
  }

  async function save(typed: AddressFields) {
    const address = { ...addressOf(typed), postCode: normalizePostCode(country, typed.postCode) };
    const refused = await store.createAddress(address, keep);
    if (refused === null) return undefined;
    if (Object.keys(refused).length > 0) return show(refused);
    draft.forget();
    onDone();
  }

  const focusWrong = (errors: object) => form.setFocus((Object.keys(errors)[0] ?? 'street') as keyof AddressFields);
  return { field, submit: () => form.handleSubmit(save, focusWrong)() };
}

const chosenIn = ({
  shippingAddress,
  shippingAddressId,
}: Pick<CheckoutState, 'shippingAddress' | 'shippingAddressId'>) =>
  shippingAddress.find(({ id }) => id === shippingAddressId);

/** The fields of an address and nothing else. */
function addressOf(source: Partial<AddressFields>): AddressFields {
  const { email: _, birthday: __, ...address } = customerFieldsOf(source);
  return address;
}
