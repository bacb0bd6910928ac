import type { Storefront } from '@odeta/storefront';

/**
 * Loads the menu and the search. They are one chunk: each chunk adds its name and hash to every page, and whoever opens one may open the
 * other next.
 */
export async function loadMenuParts({ i18n, session }: Storefront) {
  const { menuParts, menuTexts } = await import(/* webpackChunkName: "menu" */ '../menu/menu-parts.ts');
  const { language } = session.country;
  i18n.addResourceBundle(language, menuTexts.namespace, menuTexts.messages[language]);
  return menuParts;
}
