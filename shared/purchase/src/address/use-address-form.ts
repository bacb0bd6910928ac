import type { AddressFields, ValidationPatterns } from '@odeta/contracts';
import { useStorefront } from '@odeta/storefront';
import type { Translate } from '@odeta/storefront/i18n';
import { useShopForm } from '@odeta/ui/forms';
import { normalizePostCode, shippingAddressSchema, writtenAs } from '@odeta/validation';
import { useMemo } from 'react';
import { addressFieldsOf } from './address-fields-of.ts';
import { useCounty } from './use-county.ts';
import { useTown } from './use-town.ts';

const noPatterns: ValidationPatterns = {
  city: '',
  'client-name': '',
  'client-surname': '',
  street: '',
  phone: { min: 0, max: 99, pattern: '' },
};

interface Options {
  /** What the fields hold at first. */
  values: AddressFields;
  /** The server's; nothing is compared with them while there are none. */
  patterns: ValidationPatterns | null;
  /** The unit's texts, with those of `address-messages` among them. */
  texts: Translate;
  /** Resolves to the fields that the server finds wrong, or to `null` when it was not saved for another reason. */
  save: (address: AddressFields) => Promise<Readonly<Record<string, string>> | null>;
  onDone: () => void;
}

/** An address as a form, by the rules of the country. */
export function useAddressForm({ values, patterns, texts, save, onDone }: Options) {
  const country = useStorefront().session.country.code;
  const known = patterns ?? noPatterns;
  const schema = useMemo(() => shippingAddressSchema({ country, patterns: known }), [country, known]);
  const { form, field, refuse } = useShopForm<AddressFields>({
    schema,
    values,
    texts,
    written: (name, value) => writtenAs(name, value, { country, patterns: known }),
  });

  const town = useTown(form);
  useCounty(form);

  function showRefused(errors: Readonly<Record<string, string>>) {
    const places = Object.entries(errors) as [keyof AddressFields, string][];
    for (const [name, message] of places) refuse(name, message);
    if (places.length > 0) form.setFocus(places[0]?.[0] ?? 'street');
  }

  async function send(typed: AddressFields) {
    const refused = await save({ ...addressFieldsOf(typed), postCode: normalizePostCode(country, typed.postCode) });
    if (refused === null) return;
    if (Object.keys(refused).length > 0) showRefused(refused);
    else onDone();
  }

  const focusWrong = (errors: object) => form.setFocus((Object.keys(errors)[0] ?? 'street') as keyof AddressFields);
  return { form, field, town, showRefused, submit: () => form.handleSubmit(send, focusWrong)() };
}
