import type { UnitForms } from '@odeta/storefront';
import { changeCart, removeCartCode, takeCartCode, undoRemoval } from './cart/cart.form.ts';

export const forms = {
  'cart.change': changeCart,
  'cart.undo': undoRemoval,
  'cart.code': takeCartCode,
  'cart.code-away': removeCartCode,
} satisfies UnitForms;
