import type { ClientKind, Contents, Footer, MenuEntry } from '@odeta/contracts';
import type { LayoutContents } from './layout-contents.ts';

/** What header and footer show: the same for every visitor of a country, so `edge` keeps it for seconds. */
export interface SiteContents {
  menu: MenuTab[];
  footer: Footer | null;
  layout: LayoutContents;
  staticUrls: { home: string; wishlist: string; cart: string; backToShop: string };
  /** Html for the kind of client that shows the page. */
  topLinks: string;
}

/** An entry of the menu's first level; what lies below comes when it is first needed. */
export interface MenuTab extends Pick<MenuEntry, 'id' | 'name' | 'link' | 'categoryType'> {
  /** There is something below it on a wide screen. */
  opens: boolean;
}

/** Of a country, for all kinds of client. */
export interface LoadedSiteContents extends Omit<SiteContents, 'topLinks'> {
  topMenu: { application: string; desktop: string; mobile: string };
  /** Origins of the country's scripts of others, for the server's policy alone. */
  providers: string[];
  /** Where one orders without scripts, for the server's document alone; `null` from older servers. */
  contact: Contents['contact'];
}

export function siteContentsFor(
  { topMenu, providers: _providers, contact: _contact, ...contents }: LoadedSiteContents,
  { isApp, isMobile }: ClientKind,
): SiteContents {
  const ofBrowser = isMobile ? topMenu.mobile : topMenu.desktop;
  return { ...contents, topLinks: isApp ? topMenu.application : ofBrowser };
}
