import type { Storefront } from '@odeta/storefront';

/**
 * What stands behind header and bottom bar. One chunk: each one more costs every page its name and its digest, and who
 * opens one of them may open the next.
 */
export async function loadMenuParts({ i18n, session }: Storefront) {
  const { menuParts, menuTexts } = await import(/* webpackChunkName: "menu" */ '../menu/menu-parts.ts');
  const { language } = session.country;
  i18n.addResourceBundle(language, menuTexts.namespace, menuTexts.messages[language]);
  return menuParts;
}
