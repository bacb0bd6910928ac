import type { AddressFields } from '@odeta/contracts';
import { useStorefront } from '@odeta/storefront';
import type { Translate } from '@odeta/storefront/i18n';
import { type FieldBinding, FieldGrid } from '@odeta/ui/forms';
import { addressFields } from '@odeta/validation';
import type { ReactNode } from 'react';
import { AddressField } from './address-field.tsx';
import { TownStatus } from './town-help.tsx';
import { townParts } from './town-parts.tsx';
import type { TownHint } from './use-town.ts';

interface Props {
  field: (name: keyof AddressFields) => FieldBinding;
  town: TownHint | null;
  /** The unit's texts, which include those of `address-messages`. */
  texts: Translate;
}

/** The fields of a delivery address, in the order that is usual in the country. */
export function ShippingFields({ field, town, texts }: Props) {
  const { shown, required } = addressFields[useStorefront().session.country.code];
  const below: Partial<Record<keyof AddressFields, { help?: ReactNode; offer?: ReactNode }>> = {
    mobilePhone: { help: texts('phone-help') },
    city: townParts(town, texts),
  };
  return (
    <>
      <FieldGrid>
        {shown.map((name) => (
          <AddressField
            key={name}
            name={name}
            field={{ ...field(name), id: `shipping-${name}` }}
            texts={texts}
            required={required.includes(name)}
            {...below[name]}
            section="shipping"
          />
        ))}
      </FieldGrid>
      <TownStatus town={town} texts={texts} />
    </>
  );
}
