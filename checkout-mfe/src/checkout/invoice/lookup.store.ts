import type { FoundCompany } from '@odeta/contracts';
import type { Storefront } from '@odeta/storefront';
import { mutation, notSending, type Sending } from '@odeta/storefront/actions';
import { proxy } from '@odeta/storefront/state';
import { sendLookup } from './invoice.api.ts';
import { createInvoiceStore } from './invoice.store.ts';

interface LookupState extends Sending {
  /** The number that was looked up; the result does not hold for another one. */
  taxId: string;
  /** `filled`: what the register knows is in the fields; `different`: some fields have something else. */
  result: 'filled' | 'different' | 'unknown' | 'unreachable' | null;
  /** What the register has for fields in which something else was typed. */
  found: FoundCompany | null;
}

type Field = keyof FoundCompany;

/** Looks the company up by its number. What was typed is overwritten only by another press. */
export function createLookupStore({ api, storeOf }: Storefront) {
  const state = proxy<LookupState>({ ...notSending, taxId: '', result: null, found: null });
  const invoice = storeOf(createInvoiceStore);

  const known = (company: FoundCompany) =>
    Object.entries(company).filter(([, value]) => value !== '') as [Field, string][];
  const fill = (fields: [Field, string][]) =>
    invoice.enter({ ...invoice.state.company, ...Object.fromEntries(fields) });

  return {
    state,

    lookUp: mutation(state, async (): Promise<Partial<LookupState>> => {
      const { taxId, vatId } = invoice.state.company;
      const { status, company } = await sendLookup(api, { taxId, vatId });
      const typed = invoice.state.company;
      // The number was changed while the register was asked.
      if (typed.taxId !== taxId) return { taxId, result: null, found: null };
      if (status !== 'found' || company === null)
        return { taxId, result: status === 'found' ? 'unknown' : status, found: null };
      fill(known(company).filter(([name]) => typed[name].trim() === ''));
      const isDifferent = known(company).some(
        ([name, value]) => typed[name].trim() !== '' && typed[name].trim() !== value,
      );
      return { taxId, result: isDifferent ? 'different' : 'filled', found: isDifferent ? company : null };
    }),

    /** After the press that allows it. */
    overwrite() {
      if (state.found && state.taxId === invoice.state.company.taxId) fill(known(state.found));
      Object.assign(state, { result: 'filled', found: null });
    },
  };
}
