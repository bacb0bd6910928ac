import { buyingPages, MAX_QUANTITY } from '@odeta/contracts';
import { sendAdded } from '@odeta/purchase/add-item-api';
import type { FormAction } from '@odeta/storefront';
import { createProductStore } from '../product.store.ts';
import { chooseColor, findVariant, onlySize } from './choice.ts';

/** Puts the chosen size into the cart. */
export const addProduct: FormAction = async ({ api, i18n, storeOf }, fields, { params, query }) => {
  const store = storeOf(createProductStore);
  await store.load(params.slug ?? '');
  const { product } = store.state;
  if (!product) return { to: buyingPages.cart };
  const color = chooseColor(product, fields.one('color') || query.get('color'));
  const variant = findVariant(product, color, fields.one('size') || onlySize(product));
  if (!variant) return { errors: { size: i18n.t('product.choose-size', { ns: 'catalog' }) } };
  const wanted = Number(fields.one('quantity') || 1);
  const isPossible = Number.isInteger(wanted) && wanted >= 1 && wanted <= MAX_QUANTITY;
  await sendAdded(api, variant.variantId, isPossible ? wanted : 1);
  return { to: buyingPages.cart };
};
