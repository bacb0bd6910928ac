export const MENU_TEXTS = 'menu';
