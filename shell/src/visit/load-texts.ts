import type { Storefront } from '@odeta/storefront';
import { messages } from './messages/index.ts';

export async function addWindowTexts({ i18n, session }: Storefront) {
  const { language } = session.country;
  const { default: texts } = await messages[language]();
  i18n.addResourceBundle(language, 'windows', texts);
}
