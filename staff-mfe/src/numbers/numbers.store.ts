import { type CountryCode, countryOfHost } from '@odeta/contracts';
import {
  type EmptySearch,
  type EndingStock,
  readDayNumbers,
  readEmptySearches,
  readEndingStock,
} from '@odeta/contracts/staff';
import type { Storefront } from '@odeta/storefront';
import { proxy, ref } from '@odeta/storefront/state';
import { createStaffSession } from '../session/session.store.ts';
import { type Day, daysOf } from './days-of.ts';

export interface Period {
  country: CountryCode;
  /** The first and the last day; empty: the last thirty. */
  from: string;
  until: string;
}

export interface Figures extends Period {
  days: readonly Day[];
  searches: readonly EmptySearch[];
  stock: readonly EndingStock[];
}

interface NumbersState {
  /** What is shown; `null`: nothing has been read yet. */
  figures: Figures | null;
}

/** The figures of a country in a period. What the server refuses throws. */
export function createNumbers(storefront: Storefront) {
  const { send } = storefront.storeOf(createStaffSession);
  const state: NumbersState = proxy({ figures: null });

  return {
    state,
    async show({ country, from, until }: Period) {
      const period = { country, ...(from && { from }), ...(until && { until }) };
      const [read, searches, stock] = await Promise.all([
        send(readDayNumbers, period),
        send(readEmptySearches, period),
        send(readEndingStock, { country }),
      ]);
      const days = daysOf(read.rows, read.from, read.until);
      const shown = { country, from: read.from, until: read.until };
      state.figures = ref({ ...shown, days, searches: searches.rows, stock: stock.rows });
    },
  };
}

/** Without a choice: the country of the host beside that of the staff. */
export const firstPeriod = (host: string): Period => ({
  country: countryOfHost(host.replace(/^staff\./, '')),
  ...{ from: '', until: '' },
});
