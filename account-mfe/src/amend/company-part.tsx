import { TownStatus, townParts, useTown } from '@odeta/address';
import type { InvoiceCompany } from '@odeta/contracts';
import { useStore, useStorefront } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { text } from '@odeta/ui';
import { FieldGrid, TextField, useShopForm } from '@odeta/ui/forms';
import { cleanField, companyIdsOf, companyLines, companySchema, writtenCompanyId } from '@odeta/validation';
import { useEffect, useState } from 'react';
import classes from './amend.module.css';
import { createAmendStore } from './amend.store.ts';
import { AmendPart, PartForm } from './amend-part.tsx';

const noCompany: InvoiceCompany = {
  ...{ company: '', taxId: '', registerId: '', vatId: '' },
  ...{ street: '', postCode: '', city: '' },
};

/** The company on the invoice, which is issued when the goods are sent. */
export function CompanyPart() {
  const t = useTexts('account');
  const { code, language } = useStorefront().session.country;
  const { offer } = useSnapshot(useStore(createAmendStore).state);
  const company = offer?.company ?? null;
  const now = company ? (
    <p className={classes.address}>
      {companyLines(code, company, language).map((line) => (
        <span key={line}>{line}</span>
      ))}
    </p>
  ) : (
    <p className={text.soft}>{t('amend.no-company')}</p>
  );
  return (
    <AmendPart
      part="company"
      title={t('amend.company')}
      now={now}
      change={t(company ? 'amend.change-company' : 'amend.add-company')}
    >
      {() => <CompanyForm />}
    </AmendPart>
  );
}

function CompanyForm() {
  const t = useTexts('account');
  const { ids, town, input, submit } = useCompanyForm();
  return (
    <PartForm onSubmit={submit}>
      <FieldGrid>
        <TextField field={input('company')} label={t('amend.company-name')} autoComplete="organization" required />
        {ids.map(({ name, kind, label, isRequired }) => (
          <TextField
            key={name}
            field={input(name)}
            label={label}
            width="half"
            autoComplete="off"
            // Only the numbers of the trade register have letters that cannot be left out.
            inputMode={kind === 'reg-com' ? undefined : 'numeric'}
            autoCapitalize="characters"
            spellCheck={false}
            required={isRequired}
          />
        ))}
        <TextField field={input('street')} label={t('amend.company-street')} autoComplete="street-address" required />
        <TextField
          field={input('postCode')}
          label={t('amend.company-post-code')}
          width="half"
          autoComplete="postal-code"
          required
        />
        <TextField
          {...townParts(town, t)}
          field={input('city')}
          label={t('amend.company-city')}
          width="half"
          autoComplete="address-level2"
          required
        />
      </FieldGrid>
      <TownStatus town={town} texts={t} />
    </PartForm>
  );
}

/** Begins with the company of the order, or with that of the visitor's last invoice; what was typed until then stays. */
function useCompanyForm() {
  const t = useTexts('account');
  const { code, language } = useStorefront().session.country;
  const store = useStore(createAmendStore);
  const { offer, company } = useSnapshot(store.state);
  const [schema] = useState(() => companySchema(code));
  const ids = companyIdsOf(code, language);
  const [values] = useState(() => ({ ...(offer?.company ?? noCompany) }));
  const { form, field, refuse, fill } = useShopForm<InvoiceCompany>({
    ...{ schema, values, texts: t },
    written: (name, value) => {
      const kind = ids.find((id) => id.name === name)?.kind;
      return kind ? writtenCompanyId(kind, value) : cleanField(name, value);
    },
  });
  const town = useTown(form);

  useEffect(() => {
    if (!store.state.offer?.company) void store.suggestCompany();
  }, [store]);
  useEffect(() => {
    if (company) fill({ ...company });
  }, [company]);

  async function send(typed: InvoiceCompany) {
    const errors = Object.entries((await store.saveCompany(typed)) ?? {}) as [keyof InvoiceCompany, string][];
    for (const [name, message] of errors) refuse(name, message);
    if (errors[0]) form.setFocus(errors[0][0]);
  }

  const focusWrong = (errors: object) => form.setFocus((Object.keys(errors)[0] ?? 'company') as keyof InvoiceCompany);
  const submit = () => form.handleSubmit(send, focusWrong)();
  return { ids, town, input: (name: keyof InvoiceCompany) => ({ ...field(name), id: `invoice-${name}` }), submit };
}
