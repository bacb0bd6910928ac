import type { UnitForms } from '@odeta/storefront';
import { addProduct } from './product/buying/add-product.form.ts';

export const forms = {
  'catalog.add': addProduct,
} satisfies UnitForms;
