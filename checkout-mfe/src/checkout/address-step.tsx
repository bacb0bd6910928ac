import { FieldGrid, SelectField, TextField } from '@odeta/shared/forms';
import { useTexts } from '@odeta/shared/i18n';
import { useStorefront } from '@odeta/shared/storefront';
import { addressFields, fieldLimit } from '@odeta/shared/validation';
import { layoutOf } from './address-layout.ts';
import { Step } from './step.tsx';
import type { OrderForm } from './use-order-form.ts';

/** Kinds of streets by their message; ua. */
const streetTypes = [
  'street',
  'avenue',
  'boulevard',
  'lane',
  'square',
  'highway',
  'embankment',
  'passage',
  'district',
] as const;

/** K4, K5. The fields of the country's address, in its order. */
export function AddressStep({ order }: { order: OrderForm }) {
  const t = useTexts('checkout');
  const country = useStorefront().session.country.code;
  const { shown, required } = addressFields[country];

  return (
    <Step number={2} title={t('address.title')}>
      <FieldGrid>
        {shown.map((name) => {
          if (name === 'email') return null;
          const isRequired = required.includes(name) || (name === 'mobilePhone' && order.phoneRequired);
          const common = {
            field: order.field(name),
            label: t(`fields.${name}`),
            note: isRequired ? undefined : t('optional'),
            required: isRequired,
          };
          const { width, short, ...input } = layoutOf(country, name);
          if (name === 'streetType') {
            return (
              <SelectField
                key={name}
                {...{ ...common, width, short }}
                placeholder={t('street-types.choose')}
                options={streetTypes.map((type) => t(`street-types.${type}`))}
              />
            );
          }
          const help = name === 'mobilePhone' ? t('address.phone-help') : undefined;
          return (
            <TextField
              key={name}
              {...{ ...common, ...input, width, short, help }}
              maxLength={fieldLimit(country, name)}
            />
          );
        })}
      </FieldGrid>
    </Step>
  );
}
