import { COMPANY_FIELD_LENGTH } from '@odeta/contracts';
import { TownStatus, townParts } from '@odeta/purchase/address';
import { useTexts } from '@odeta/storefront/i18n';
import { classNames, text } from '@odeta/ui';
import { FieldGrid, TextField } from '@odeta/ui/forms';
import { useInvoiceForm } from './use-invoice-form.ts';

export function InvoiceFields() {
  const t = useTexts('checkout');
  const { ids, town, input } = useInvoiceForm();
  return (
    <>
      <p className={classNames(text.size13, text.soft)}>{t('invoice.hint')}</p>
      <FieldGrid>
        <TextField
          field={input('company')}
          label={t('invoice.company')}
          autoComplete="organization"
          maxLength={COMPANY_FIELD_LENGTH}
          required
        />
        {ids.map(({ name, label, isRequired }) => (
          <TextField
            key={name}
            field={input(name)}
            label={label}
            note={isRequired ? undefined : t('optional')}
            width="half"
            autoComplete="off"
            spellCheck={false}
            maxLength={COMPANY_FIELD_LENGTH}
            required={isRequired}
          />
        ))}
        <TextField
          field={input('street')}
          label={t('invoice.street')}
          autoComplete="section-invoice street-address"
          maxLength={COMPANY_FIELD_LENGTH}
          required
        />
        <TextField
          field={input('postCode')}
          label={t('invoice.postCode')}
          width="half"
          autoComplete="section-invoice postal-code"
          maxLength={10}
          required
        />
        <TextField
          {...townParts(town, t)}
          field={input('city')}
          label={t('invoice.city')}
          width="half"
          autoComplete="section-invoice address-level2"
          maxLength={COMPANY_FIELD_LENGTH}
          required
        />
      </FieldGrid>
      <TownStatus town={town} texts={t} />
    </>
  );
}
