import { type InvoiceCompany, InvoiceCompanySchema } from '@odeta/contracts';
import { visitStorage } from '@odeta/purchase';
import { ApiError, type Storefront } from '@odeta/storefront';
import { proxy } from '@odeta/storefront/state';
import * as v from 'valibot';
import { fetchInvoiceCompany } from './invoice.api.ts';

interface InvoiceState {
  /** Whether the buyer wants the invoice for a company. */
  isRequested: boolean;
  company: InvoiceCompany;
  /** Presses of the order that found something wrong here: the fields show it. */
  attempt: number;
  /** Fields that are wrong, as the last press found them. */
  wrong: string[];
  /** H22. What the server found wrong, by field. */
  refused: Record<string, string>;
}

const StoredSchema = v.object({ isRequested: v.boolean(), company: InvoiceCompanySchema });
const noCompany = (): InvoiceCompany => v.parse(InvoiceCompanySchema, {});

/** The company that the order is invoiced to, if it is one. Its rules come with its fields. */
export function createInvoiceStore({ api, session, logger }: Storefront) {
  const stored = visitStorage('checkout.invoice', StoredSchema);
  const state = proxy<InvoiceState>({
    ...{ isRequested: false, company: noCompany(), attempt: 0, wrong: [], refused: {} },
  });
  const keep = () => stored.keep({ isRequested: state.isRequested, company: state.company });
  const asked = { done: false };

  /** What a returning buyer gave last; what is typed meanwhile stays. */
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

    /** A reload of the page shows what was typed before. In the browser alone: a server has no visit. */
    restore() {
      const before = stored.read();
      if (before) Object.assign(state, before);
    },

    async request(isRequested: boolean) {
      Object.assign(state, { isRequested, wrong: [], refused: {} });
      keep();
      if (isRequested) await recall();
    },

    type(company: InvoiceCompany) {
      const isSame = (name: string) =>
        company[name as keyof InvoiceCompany] === state.company[name as keyof InvoiceCompany];
      const wrong = state.wrong.filter(isSame);
      Object.assign(state, { company, wrong, refused: {} });
      keep();
    },

    /** For a press of the order: `undefined` without a company, `null` when something about it is wrong, which the fields then show. */
    async demand(): Promise<InvoiceCompany | null | undefined> {
      if (!state.isRequested) return undefined;
      const { companySchema } = await import(/* webpackChunkName: "invoice" */ './company-rules.ts');
      const { success, output, issues } = v.safeParse(companySchema(session.country.code), state.company);
      state.wrong = (issues ?? []).map((issue) => v.getDotPath(issue) ?? '');
      if (success) return output;
      state.attempt += 1;
      return null;
    },

    /** H22. */
    refuse(refused: Record<string, string>) {
      Object.assign(state, { refused, wrong: Object.keys(refused) });
      if (state.wrong.length > 0) state.attempt += 1;
    },
  };
}
createInvoiceStore.storeKey = 'checkout.invoice';
