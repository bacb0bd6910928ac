import { type InvoiceCompany, InvoiceCompanySchema } from '@odeta/contracts';
import { ApiError, type Storefront } from '@odeta/storefront';
import { proxy } from '@odeta/storefront/state';
import * as v from 'valibot';
import { orderStorage } from '../state/order-storage.ts';
import { fetchInvoiceCompany } from './invoice.api.ts';

interface InvoiceState {
  /** Whether the customer wants an invoice for a company. */
  isRequested: boolean;
  company: InvoiceCompany;
  /** Number of attempts to order with errors here; the fields show them when it changes. */
  attempt: number;
  /** Names of the fields that were invalid at the last attempt. */
  invalid: string[];
  /** Errors from the server, by field. */
  errors: Record<string, string>;
}

const nothing = (): Omit<InvoiceState, 'attempt'> => ({
  isRequested: false,
  company: v.parse(InvoiceCompanySchema, {}),
  invalid: [],
  errors: {},
});

/** Owns the company on the invoice, if any, as the customer enters it. Its validation rules are loaded with its fields. */
export function createInvoiceStore({ api, session, logger }: Storefront) {
  const { invoice: stored } = orderStorage();
  const state = proxy<InvoiceState>({ ...nothing(), attempt: 0 });
  const save = () => stored.keep({ isRequested: state.isRequested, company: state.company });
  const asked = { done: false };

  /** Loads the company of the customer's last invoice, unless another one was entered meanwhile. */
  async function recall() {
    if (asked.done || Object.values(state.company).some(Boolean)) return;
    asked.done = true;
    try {
      const known = await fetchInvoiceCompany(api);
      if (known && !Object.values(state.company).some(Boolean)) state.company = known;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      logger.log('error', error.endpoint, error);
    }
  }

  return {
    state,

    /**
     * Restores what was entered before a reload; nothing after another customer came or the order was placed. Called in an effect, because
     * only the browser has the storage.
     */
    restore() {
      asked.done = false;
      Object.assign(state, nothing(), stored.read());
    },

    /** `place`: what is known of where the customer lives, for a company of which nothing is known. */
    async request(isRequested: boolean, place: Partial<InvoiceCompany> = {}) {
      Object.assign(state, { isRequested, invalid: [], errors: {} });
      save();
      if (!isRequested) return;
      await recall();
      if (!Object.values(state.company).some(Boolean)) state.company = { ...state.company, ...place };
    },

    enter(company: InvoiceCompany) {
      const isSame = (name: string) =>
        company[name as keyof InvoiceCompany] === state.company[name as keyof InvoiceCompany];
      const invalid = state.invalid.filter(isSame);
      Object.assign(state, { company, invalid, errors: {} });
      save();
    },

    /** Called when the customer orders: `undefined` without a company, `null` when it has errors, which the fields then show. */
    async validate(): Promise<InvoiceCompany | null | undefined> {
      if (!state.isRequested) return undefined;
      const { companySchema } = await import(/* webpackChunkName: "invoice" */ './company-rules.ts');
      const { success, output, issues } = v.safeParse(companySchema(session.country.code), state.company);
      state.invalid = (issues ?? []).map((issue) => v.getDotPath(issue) ?? '');
      if (success) return output;
      state.attempt += 1;
      return null;
    },

    /** Errors from the server, by field. */
    showErrors(errors: Record<string, string>) {
      Object.assign(state, { errors, invalid: Object.keys(errors) });
      if (state.invalid.length > 0) state.attempt += 1;
    },
  };
}
createInvoiceStore.storeKey = 'checkout.invoice';
