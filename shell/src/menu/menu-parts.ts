import type { Storefront } from '@odeta/storefront';
import { goSearch } from '../search/go-search.ts';
import { SearchPanel } from '../search/search-panel.tsx';
import { DesktopMenu } from './desktop/desktop-menu.tsx';
import { createMenuStore } from './entries/menu.store.ts';
import { MobileMenu } from './mobile/mobile-menu.tsx';

/** Everything that header and bottom navigation load on demand; their texts are among those that are loaded later (`addLaterTexts`). */
export const menuParts = { DesktopMenu, MobileMenu, SearchPanel, goSearch, loadMenu };

function loadMenu({ storeOf }: Storefront) {
  return storeOf(createMenuStore).load();
}
