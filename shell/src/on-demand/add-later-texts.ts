import type { Storefront } from '@odeta/storefront';
import { laterTexts } from './messages/index.ts';

/** Adds the texts of everything that the shell loads on demand. Load them together with the part that shows them. */
export async function addLaterTexts({ i18n, session }: Storefront) {
  const { language } = session.country;
  const { default: groups } = await laterTexts(language);
  for (const [namespace, texts] of Object.entries(groups))
    if (typeof texts !== 'string') i18n.addResourceBundle(language, namespace, texts);
}
