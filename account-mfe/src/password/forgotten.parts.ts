import type { PageParts } from '@odeta/storefront';
import { metaOf } from '../account/page-meta.ts';
import { ForgottenPage } from './forgotten.page.tsx';
import { createPasswordStore } from './password.store.ts';

export const parts: PageParts = {
  page: ForgottenPage,
  load: ({ storeOf }, location) => storeOf(createPasswordStore).loadForgotten(location),
  meta: metaOf('forgotten.title'),
};
