import type { SizeTable } from '@odeta/contracts';
import type { Storefront } from '@odeta/storefront';
import { type Loading, notLoaded, resource } from '@odeta/storefront/actions';
import { proxy } from '@odeta/storefront/state';
import { fetchSizeTable } from './size-table.api.ts';

interface SizeTableState extends Loading {
  table: SizeTable | null;
}

/** The size table of the product, loaded when it is first needed. */
export function createSizeTableStore({ api }: Storefront) {
  const state = proxy<SizeTableState>({ table: null, ...notLoaded });
  const read = async (key: string) => ({ table: await fetchSizeTable(api, key) });
  // Nothing depends on the table, and the visitor can retry.
  return { state, load: resource(state, read, { once: true, onFailure: () => {} }) };
}
