import { useStorefront } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { classNames, text } from '@odeta/ui';
import { FieldGrid, plainField, TextField } from '@odeta/ui/forms';
import type { usePosted } from '@odeta/ui/forms/posted';
import { companyIdsOf } from '@odeta/validation';
import classes from './plain.module.css';
import { companyFields, invoiceField } from './posted-invoice.ts';

/** An invoice for a company: its fields open with the box. */
export function PlainInvoice({ posted }: { posted: ReturnType<typeof usePosted> }) {
  const t = useTexts('checkout');
  const { code, language } = useStorefront().session.country;
  const ids = companyIdsOf(code, language);
  const labelOf = (name: string) => ids.find((id) => id.name === name)?.label ?? t(`invoice.${name}`);
  return (
    <div className={classes.invoice}>
      <label className={classes.choice}>
        <input type="checkbox" name="invoice" value="true" defaultChecked={posted.has('invoice')} />
        <span className={classes.words}>{t('invoice.choice')}</span>
      </label>
      <div className={classes.company}>
        <p className={classNames(text.size13, text.soft)}>{t('invoice.hint')}</p>
        <FieldGrid>
          {companyFields(code).map((name) => (
            <TextField
              key={name}
              field={plainField(posted, invoiceField(name))}
              label={labelOf(name)}
              note={ids.some((id) => id.name === name && !id.isRequired) ? t('optional') : ''}
              autoComplete={name === 'company' ? 'organization' : 'off'}
            />
          ))}
        </FieldGrid>
      </div>
    </div>
  );
}
