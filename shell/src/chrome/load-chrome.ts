import { readMenu, readStaticContents } from '@odeta/shared/contracts';
import type { ApiClient } from '@odeta/shared/storefront';
import type { Chrome } from './chrome.store.ts';

/** B14, B20: the menu's tabs, the footer and the configured addresses of a country. */
export async function loadChrome(api: ApiClient): Promise<Chrome> {
  const [{ entries }, { contents }] = await Promise.all([api.send(readMenu, {}), api.send(readStaticContents, {})]);
  const tabs = entries.filter((entry) => entry.mainCategory && entry.menu_visibility_desktop);
  const menu = tabs.map(({ id, name, link, categoryType }) => ({ id, name, link, categoryType }));
  return { menu, footer: contents.footer, staticUrls: contents.staticUrls };
}
