import type { PageParts } from '@odeta/storefront';
import { metaOf } from '../account/page-meta.ts';
import { NewPasswordPage } from './new-password.page.tsx';
import { createPasswordStore } from './password.store.ts';

export const parts: PageParts = {
  page: NewPasswordPage,
  load: ({ storeOf }, location) => storeOf(createPasswordStore).loadNew(location),
  meta: metaOf('new-password.title'),
};
