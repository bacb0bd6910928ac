import type { PageParts } from '@odeta/storefront';
import { metaOf } from '../page-meta.ts';
import { ConfirmEmailPage } from './confirm-email.page.tsx';

export const parts: PageParts = { page: ConfirmEmailPage, meta: metaOf('confirm-email.title') };
