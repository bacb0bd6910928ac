import type { Language } from '@odeta/contracts';

const latin = ['manrope-latin', 'noto-serif-display-latin'];

/** Fonts of the first view of a page in this language. The browser loads the others by `unicode-range`. */
export function preloadedFonts(language: Language): readonly string[] {
  return language === 'ru'
    ? ['manrope-latin', 'manrope-cyrillic', 'noto-serif-display-cyrillic']
    : [...latin, 'manrope-latin-ext'];
}
