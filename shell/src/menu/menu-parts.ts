import type { Storefront } from '@odeta/storefront';
import { MENU_TEXTS } from '../on-demand/menu-texts.ts';
import { goSearch } from '../search/go-search.ts';
import { SearchPanel } from '../search/search-panel.tsx';
import { DesktopMenu } from './desktop/desktop-menu.tsx';
import { createMenuStore } from './entries/menu.store.ts';
import { menuMessages } from './messages/index.ts';
import { MobileMenu } from './mobile/mobile-menu.tsx';

/** Everything that header and bottom navigation load on demand, and its texts. */
export const menuParts = { DesktopMenu, MobileMenu, SearchPanel, goSearch, loadMenu };
export const menuTexts = { namespace: MENU_TEXTS, messages: menuMessages };

function loadMenu({ storeOf }: Storefront) {
  return storeOf(createMenuStore).load();
}
