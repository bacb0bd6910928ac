import type { UnitForms } from '@odeta/storefront';
import { addProduct } from './product/buying/add-product.form.ts';
import { askByForm } from './product/notice/notice.form.ts';

export const forms = {
  'catalog.add': addProduct,
  'catalog.notice': askByForm,
} satisfies UnitForms;
