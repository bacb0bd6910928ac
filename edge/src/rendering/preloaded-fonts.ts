import type { Language } from '@odeta/contracts';

const latin = ['manrope-latin', 'noto-serif-display-latin', 'manrope-latin-ext'];
const cyrillic = ['manrope-latin', 'manrope-cyrillic', 'noto-serif-display-cyrillic'];

/** Fonts of the first view of a page in each language. The browser loads the others by `unicode-range`. */
export const preloadedFonts: Record<Language, readonly string[]> = {
  pl: latin,
  sk: latin,
  hu: latin,
  ro: latin,
  ru: cyrillic,
  uk: cyrillic,
};
