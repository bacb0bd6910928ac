import type { PageParts } from '@odeta/storefront';
import { metaOf } from '../account/page-meta.ts';
import { ReturnFormPage } from './return-form.page.tsx';
import { createReturnFormStore } from './return-form.store.ts';

export const parts: PageParts = {
  page: ReturnFormPage,
  load: ({ storeOf }, { params, query }) =>
    storeOf(createReturnFormStore).load(params.orderId ?? '', query.get('line')),
  meta: metaOf('returns.new'),
};
