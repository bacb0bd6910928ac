import type { PageParts } from '@odeta/storefront';
import { createFindOrderStore } from '../find-order/find-order.store.ts';
import { LogInPage } from './log-in.page.tsx';
import { entryMeta, loadEntry } from './log-in-entry.ts';

export const parts: PageParts = {
  page: LogInPage,
  async load(storefront, location) {
    await Promise.all([loadEntry(storefront, location), storefront.storeOf(createFindOrderStore).load()]);
  },
  meta: entryMeta('log-in.title'),
};
