import type { PageParts } from '@odeta/storefront';
import { metaOf } from '../account/page-meta.ts';
import { ConfirmEmailPage } from './confirm-email.page.tsx';
import { createConfirmEmailStore } from './confirm-email.store.ts';

export const parts: PageParts = {
  page: ConfirmEmailPage,
  load: ({ storeOf }, location) => storeOf(createConfirmEmailStore).load(location),
  meta: metaOf('confirm-email.title'),
};
