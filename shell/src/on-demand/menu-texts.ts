/** The namespace of what menus and search say once they are open. */
export const MENU_TEXTS = 'menu';
