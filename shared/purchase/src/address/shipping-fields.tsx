import type { AddressFields } from '@odeta/contracts';
import { useStorefront } from '@odeta/storefront';
import type { Translate } from '@odeta/storefront/i18n';
import { type FieldBinding, FieldGrid } from '@odeta/ui/forms';
import { addressFields } from '@odeta/validation';
import { AddressField } from './address-field.tsx';

interface Props {
  field: (name: keyof AddressFields) => FieldBinding;
  /** The unit's texts, with those of `address-messages` among them. */
  texts: Translate;
}

/** K3, P7. The fields of an address that a parcel goes to, in the order of the country. */
export function ShippingFields({ field, texts }: Props) {
  const { shown, required } = addressFields[useStorefront().session.country.code];
  return (
    <FieldGrid>
      {shown.map((name) => {
        if (name === 'email') return null;
        return (
          <AddressField
            key={name}
            name={name}
            field={{ ...field(name), id: `shipping-${name}` }}
            texts={texts}
            required={required.includes(name)}
            help={name === 'mobilePhone' ? texts('phone-help') : undefined}
            section="shipping"
          />
        );
      })}
    </FieldGrid>
  );
}
