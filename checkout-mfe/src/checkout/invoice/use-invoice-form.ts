import { useTown } from '@odeta/address';
import type { InvoiceCompany } from '@odeta/contracts';
import { useStore, useStorefront } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { useShopForm } from '@odeta/ui/forms';
import { cleanField, companyIdsOf, companySchema, writtenCompanyId } from '@odeta/validation';
import { useEffect, useRef, useState } from 'react';
import { createInvoiceStore } from './invoice.store.ts';

/** A separate form for the company. Untouched fields show no errors until the customer orders. */
export function useInvoiceForm() {
  const t = useTexts('checkout');
  const { code, language } = useStorefront().session.country;
  const store = useStore(createInvoiceStore);
  const { company, attempt, errors } = useSnapshot(store.state);
  const [schema] = useState(() => companySchema(code));
  const ids = companyIdsOf(code, language);
  const { form, field, refuse } = useShopForm<InvoiceCompany>({
    schema,
    values: { ...company },
    texts: t,
    written: (name, value) => {
      const kind = ids.find((id) => id.name === name)?.kind;
      return kind ? writtenCompanyId(kind, value) : cleanField(name, value);
    },
  });

  useStored({ form, company, save: store.enter });
  const town = useTown(form);
  const shown = useRef(attempt);
  useEffect(() => {
    if (shown.current === attempt) return;
    shown.current = attempt;
    if (Object.keys(errors).length === 0) void form.trigger();
    for (const [name, message] of Object.entries(errors)) refuse(name as keyof InvoiceCompany, message);
  });

  return { ids, town, input: (name: keyof InvoiceCompany) => ({ ...field(name), id: `invoice-${name}` }) };
}

interface Stored {
  form: ReturnType<typeof useShopForm<InvoiceCompany>>['form'];
  company: Readonly<InvoiceCompany>;
  save: (company: InvoiceCompany) => void;
}

/** Writes what is entered to the store, and what the store loads from an earlier order to the fields. */
function useStored({ form, company, save }: Stored) {
  useEffect(() => form.watch((entered) => save(entered as InvoiceCompany)).unsubscribe, [form, save]);
  useEffect(() => {
    const entered = form.getValues();
    const isOther = Object.entries(company).some(([name, value]) => entered[name as keyof InvoiceCompany] !== value);
    if (isOther) form.reset({ ...company });
  }, [form, company]);
}
