import type { MenuEntry } from '@odeta/contracts';

/** `desktop-hidden` and a switched-off desktop visibility leave an entry to narrow screens. */
export const isOnDesktop = ({ menu_visibility_desktop, menuVisibilityClass }: MenuEntry) =>
  menu_visibility_desktop && menuVisibilityClass !== 'desktop-hidden';

/** What counts below an entry on a wide screen. */
export const shownChildren = ({ children }: MenuEntry) => Object.values(children).filter(isOnDesktop);
