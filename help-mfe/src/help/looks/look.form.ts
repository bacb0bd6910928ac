import { buyingPages } from '@odeta/contracts';
import { sendAdded } from '@odeta/purchase/add-item-api';
import type { FormAction } from '@odeta/storefront';
import { chosenOf, sizeField } from './chosen.ts';
import { createLooksStore } from './looks.store.ts';

/** Puts one of the goods of a look, or all of them, into the cart. */
export const addLookByForm: FormAction = async ({ api, i18n, storeOf }, { one }) => {
  const store = storeOf(createLooksStore);
  await store.load();
  const look = store.state.looks.find(({ key }) => key === one('look'));
  if (!look) return { to: buyingPages.cart };
  const indexes = one('add') === 'all' ? [...look.items.keys()] : [Number(one('add'))];
  const { variants, missing } = chosenOf(look, indexes, (index) => one(sizeField(look, index)));
  if (missing.length > 0) {
    const error = i18n.t('looks.choose-size', { ns: 'help' });
    return { errors: Object.fromEntries(missing.map((index) => [sizeField(look, index), error])) };
  }
  for (const { variant } of variants) await sendAdded(api, variant.variantId, 1);
  return { to: buyingPages.cart };
};
