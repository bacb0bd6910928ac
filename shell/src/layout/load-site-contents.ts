import { thirdPartiesOf } from '@odeta/contracts';
import type { ApiClient } from '@odeta/storefront';
import { layoutContentsOf } from './layout-contents.ts';
import { isOnDesktop, shownChildren } from './shown-entries.ts';
import { fetchSiteContents } from './site-contents.api.ts';
import type { LoadedSiteContents } from './site-contents.ts';

/** The menu's tabs, the footer, the top links and the configured addresses of a country. */
export async function loadSiteContents(api: ApiClient): Promise<LoadedSiteContents> {
  const [{ entries }, { contents }, { alert }] = await fetchSiteContents(api);
  const menu = entries
    .filter((entry) => entry.mainCategory && isOnDesktop(entry))
    .map((entry) => {
      const { id, name, link, categoryType } = entry;
      return { id, name, link, categoryType, opens: shownChildren(entry).length > 0 };
    });
  const { footer, staticUrls, topMenu } = contents;
  return {
    menu,
    footer,
    layout: layoutContentsOf(contents, alert),
    staticUrls,
    topMenu,
    ...thirdPartiesOf(contents),
    contact: contents.contact,
  };
}
