import { type AddressFieldName, addressFieldList, type CountryCode } from '@odeta/contracts';
import { useTexts } from '@odeta/storefront/i18n';
import { type FieldBinding, FieldGrid, SelectField, TextField } from '@odeta/ui/forms';
import { addressFields, companyIdsOf, countiesOf, streetTypeOptions } from '@odeta/validation';
import { type FieldsProps, Part } from './part.tsx';

/** The address of the parcel, as the country of the order writes it. */
export function AddressFieldsOf({ order: { country, shipTo }, field }: FieldsProps) {
  const t = useTexts('staff');
  const { shown, required } = addressFields[country];
  return (
    <Part title={t('amend.address')} now={shipTo.join(', ')}>
      <FieldGrid>
        {shown.map((name) => (
          <AddressField
            key={name}
            name={name}
            country={country}
            field={field(`shippingAddress.${name}`)}
            isRequired={required.includes(name)}
          />
        ))}
      </FieldGrid>
    </Part>
  );
}

interface FieldProps {
  name: AddressFieldName;
  country: CountryCode;
  field: FieldBinding;
  isRequired: boolean;
}

function AddressField({ name, country, field, isRequired }: FieldProps) {
  const t = useTexts('staff');
  const { inputMode, short, width, widthIn } = addressFieldList[name];
  const common = { field, short, width: widthIn?.[country] ?? width, label: t(`amend.fields.${name}`) };
  if (name === 'streetType' || name === 'county') {
    const options = name === 'county' ? countiesOf(country) : streetTypeOptions(country, document.documentElement.lang);
    return <SelectField {...common} required={isRequired} placeholder={t('amend.choose')} options={options} />;
  }
  return <TextField {...common} {...(inputMode && { inputMode })} required={isRequired} autoComplete="off" />;
}

/** The company on the invoice, which is issued when the goods are sent. */
export function CompanyFields({ order: { country, billTo }, offer: { company }, field }: FieldsProps) {
  const t = useTexts('staff');
  const input = (name: string) => field(`invoice.${name}`);
  return (
    <Part title={t('amend.company')} now={company ? billTo.join(', ') : t('amend.no-company')}>
      <FieldGrid>
        <TextField field={input('company')} label={t('amend.company-name')} autoComplete="off" />
        {companyIdsOf(country, document.documentElement.lang).map(({ name, label }) => (
          <TextField
            key={name}
            field={input(name)}
            label={label}
            width="half"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
        ))}
        <TextField field={input('street')} label={t('amend.company-street')} autoComplete="off" />
        <TextField field={input('postCode')} label={t('amend.fields.postCode')} width="half" autoComplete="off" />
        <TextField field={input('city')} label={t('amend.fields.city')} width="half" autoComplete="off" />
      </FieldGrid>
    </Part>
  );
}
