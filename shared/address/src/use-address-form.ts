import type { AddressFields, ValidationPatterns } from '@odeta/contracts';
import { useStorefront } from '@odeta/storefront';
import type { Translate } from '@odeta/storefront/i18n';
import { useShopForm } from '@odeta/ui/forms';
import { noPatterns, normalizePostCode, shippingAddressSchema, writtenAs } from '@odeta/validation';
import { useMemo } from 'react';
import { addressFieldsOf } from './address-fields-of.ts';
import { useAddressHelp } from './use-address-help.ts';

interface Options {
  values: AddressFields;
  /** From the server; `null`: fields are not checked against patterns. */
  patterns: ValidationPatterns | null;
  /** The unit's texts, which include those of `address-messages`. */
  texts: Translate;
  /** Resolves to the server's messages by field, or to `null` when saving failed for another reason. */
  save: (address: AddressFields) => Promise<Readonly<Record<string, string>> | null>;
  onDone: () => void;
  /** Its name when it is posted without scripts. */
  form?: string;
}

/** The form state of an address, validated by the rules of the country. */
export function useAddressForm({ values, patterns, texts, save, onDone, form: name }: Options) {
  const country = useStorefront().session.country.code;
  const known = patterns ?? noPatterns;
  const schema = useMemo(() => shippingAddressSchema({ country, patterns: known }), [country, known]);
  const { form, field, refuse } = useShopForm<AddressFields>({
    schema,
    values,
    texts,
    form: name,
    written: (name, value) => writtenAs(name, value, { country, patterns: known }),
    onLeave: () => void moveNumber(),
  });

  const { town, moveNumber } = useAddressHelp(form);

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
