import type { ClientKind, Contents, Footer, MenuEntry, ThirdParties } from '@odeta/contracts';
import type { LayoutContents } from './layout-contents.ts';

/** The contents of header and footer, the same for every visitor of a country, so `edge` caches them for seconds. */
export interface SiteContents {
  menu: MenuTab[];
  footer: Footer | null;
  layout: LayoutContents;
  staticUrls: { home: string; wishlist: string; cart: string; backToShop: string };
  topLinks: TopLinks;
}

/** The editors' links as HTML: above the header of wide screens, and in the menu of narrow ones. */
export interface TopLinks {
  wide: string;
  narrow: string;
}

/** An entry of the menu's first level; deeper levels are loaded on demand. */
export interface MenuTab extends Pick<MenuEntry, 'id' | 'name' | 'link' | 'categoryType'> {
  /** It has children on a wide screen. */
  opens: boolean;
}

/** The contents of a country for all kinds of clients. */
export interface LoadedSiteContents extends Omit<SiteContents, 'topLinks'> {
  topMenu: { application: string; desktop: string; mobile: string };
  /** Origins of other parties, only for the server's content security policy. */
  providers: ThirdParties['providers'];
  receivers: ThirdParties['receivers'];
  /** How to order without scripts, only for the server's document; `null` from older servers. */
  contact: Contents['contact'];
}

export function siteContentsFor(
  { topMenu, providers: _providers, receivers: _receivers, contact: _contact, ...contents }: LoadedSiteContents,
  { isApp }: Pick<ClientKind, 'isApp'>,
): SiteContents {
  const { application, desktop, mobile } = topMenu;
  return {
    ...contents,
    topLinks: isApp ? { wide: application, narrow: application } : { wide: desktop, narrow: mobile },
  };
}
