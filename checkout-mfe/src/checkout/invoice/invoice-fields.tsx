import { TownStatus, townParts } from '@odeta/address';
import { useTexts } from '@odeta/storefront/i18n';
import { classNames, text } from '@odeta/ui';
import { FieldGrid, TextField } from '@odeta/ui/forms';
import { CompanyLookup } from './company-lookup.tsx';
import { useInvoiceForm } from './use-invoice-form.ts';

export function InvoiceFields() {
  const t = useTexts('checkout');
  const { ids, town, input } = useInvoiceForm();
  const [{ label } = { label: '' }] = ids.filter(({ name }) => name === 'taxId');
  return (
    <>
      <p className={classNames(text.size13, text.soft)}>{t('invoice.hint')}</p>
      <FieldGrid>
        <TextField field={input('company')} label={t('invoice.company')} autoComplete="organization" required />
        {ids.map(({ name, kind, label, isRequired }) => (
          <TextField
            key={name}
            field={input(name)}
            label={label}
            note={isRequired ? undefined : t('optional')}
            width="half"
            autoComplete="off"
            // Only the numbers of the trade register have letters that cannot be left out.
            inputMode={kind === 'reg-com' ? undefined : 'numeric'}
            autoCapitalize="characters"
            spellCheck={false}
            required={isRequired}
          />
        ))}
      </FieldGrid>
      <CompanyLookup label={label} />
      <FieldGrid>
        <TextField
          field={input('street')}
          label={t('invoice.street')}
          autoComplete="section-invoice street-address"
          required
        />
        <TextField
          field={input('postCode')}
          label={t('invoice.postCode')}
          width="half"
          autoComplete="section-invoice postal-code"
          required
        />
        <TextField
          {...townParts(town, t)}
          field={input('city')}
          label={t('invoice.city')}
          width="half"
          autoComplete="section-invoice address-level2"
          required
        />
      </FieldGrid>
      <TownStatus town={town} texts={t} />
    </>
  );
}
