import type { MenuEntry } from '@odeta/contracts';

/** `desktop-hidden` and a switched-off desktop visibility hide an entry on wide screens. */
export const isOnDesktop = ({ menu_visibility_desktop, menuVisibilityClass }: MenuEntry) =>
  menu_visibility_desktop && menuVisibilityClass !== 'desktop-hidden';

export const shownChildren = ({ children }: MenuEntry) => Object.values(children).filter(isOnDesktop);
