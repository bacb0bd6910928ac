import { goSearch } from '../search/go-search.ts';
import { SearchPanel } from '../search/search-panel.tsx';
import { DesktopMenu } from './desktop-menu.tsx';
import { MENU_TEXTS, menuMessages } from './messages/index.ts';
import { MobileMenu } from './mobile-menu.tsx';

/** Everything that stands behind header and bottom bar, and what it says. */
export const menuParts = { DesktopMenu, MobileMenu, SearchPanel, goSearch };
export const menuTexts = { namespace: MENU_TEXTS, messages: menuMessages };
