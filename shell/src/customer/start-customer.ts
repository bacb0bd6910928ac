import type { Storefront } from '@odeta/storefront';
import { addLaterTexts } from '../on-demand/add-later-texts.ts';
import { CustomerLine } from './customer-line.tsx';
import { watchLeaving } from './watch-leaving.ts';

/** Loads the texts for a logged-in customer and returns what the page shows them. */
export async function startCustomer(storefront: Storefront, page: Window) {
  watchLeaving(storefront, page);
  await addLaterTexts(storefront);
  return { CustomerLine };
}
