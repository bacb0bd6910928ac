import type { Storefront } from '@odeta/storefront';
import { addLaterTexts } from './add-later-texts.ts';

/**
 * Loads the menu and the search. They are one chunk: each chunk adds its name and hash to every page, and whoever opens one may open the
 * other next.
 */
export async function loadMenuParts(storefront: Storefront) {
  const [{ menuParts }] = await Promise.all([
    import(/* webpackChunkName: "menu" */ '../menu/menu-parts.ts'),
    addLaterTexts(storefront),
  ]);
  return menuParts;
}
