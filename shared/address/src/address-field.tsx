import { type AddressFieldName, addressFieldList } from '@odeta/contracts';
import { useStorefront } from '@odeta/storefront';
import type { Translate } from '@odeta/storefront/i18n';
import { type FieldBinding, SelectField, TextField } from '@odeta/ui/forms';
import { countiesOf, streetTypeOptions } from '@odeta/validation';
import type { ReactNode } from 'react';

interface Props {
  name: AddressFieldName;
  field: FieldBinding;
  /** The unit's texts, which include those of `address-messages`. */
  texts: Translate;
  required: boolean;
  /** Shown as read-only. */
  fixed?: boolean;
  help?: ReactNode;
  offer?: ReactNode;
  /** Tells the browser's autofill which address the field belongs to. */
  section?: 'billing' | 'shipping';
  /** What the key that ends a line does, as its phone shows it. */
  enterKeyHint?: 'next';
}

/** An address field with the country's format. */
export function AddressField({
  name,
  field,
  texts: t,
  required,
  fixed = false,
  help,
  offer,
  section = 'billing',
  enterKeyHint,
}: Props) {
  const { code: country, language } = useStorefront().session.country;
  const { autoComplete, inputMode, short, width, widthIn } = addressFieldList[name];
  // Without one of its own, autofill decides the keyboard.
  const keyboard = inputMode ? { inputMode } : {};
  const common = { field, width: widthIn?.[country] ?? width, short, help, required, label: t(`fields.${name}`) };
  const note = required ? undefined : t('optional');
  if (name === 'streetType') {
    const options = streetTypeOptions(country, language);
    return <SelectField {...common} note={note} placeholder={t('street-type-choose')} options={options} />;
  }
  if (name === 'county') {
    return <SelectField {...common} note={note} placeholder={t('county-choose')} options={countiesOf(country)} />;
  }
  return (
    <TextField
      {...common}
      {...keyboard}
      offer={offer}
      note={note}
      readOnly={fixed}
      enterKeyHint={enterKeyHint}
      autoComplete={autoComplete === 'off' ? autoComplete : `${section} ${autoComplete}`}
    />
  );
}
