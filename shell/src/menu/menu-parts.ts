import { DesktopMenu } from './desktop-menu.tsx';
import { MENU_TEXTS, menuMessages } from './messages/index.ts';
import { MobileMenu } from './mobile-menu.tsx';

/** Everything that stands behind header and bottom bar, and what it says. */
export const menuParts = { DesktopMenu, MobileMenu };
export const menuTexts = { namespace: MENU_TEXTS, messages: menuMessages };
