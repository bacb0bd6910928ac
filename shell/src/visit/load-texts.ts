import type { Storefront } from '@odeta/storefront';
import { messages } from './messages/index.ts';

/** The texts of what comes with a visit: none of them is in the page's first scripts. */
export async function addVisitTexts({ i18n, session }: Storefront) {
  const { language } = session.country;
  const { default: texts } = await messages[language]();
  i18n.addResourceBundle(language, 'visit', texts);
}
