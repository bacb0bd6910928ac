import type { CountryCode, MenuEntry } from '@odeta/contracts';
import type { SeedMenuEntry } from '../schemas/contents.schema.ts';
import { type CategoriesByKey, isFor, textOf, urlOf } from '../schemas/texts.ts';

/** The main menu of a country. Entries of a category get their name and URL from it. */
export function menuOf(entries: SeedMenuEntry[], country: CountryCode, categories: CategoriesByKey): MenuEntry[] {
  return entries.filter((entry) => isFor(country, entry)).map((entry) => menuEntryOf(entry, country, categories));
}

function menuEntryOf(entry: SeedMenuEntry, country: CountryCode, categories: CategoriesByKey): MenuEntry {
  const category = entry.category === undefined ? undefined : categories.get(entry.category);
  const names = entry.names ?? category?.names;
  const link = entry.link ?? (entry.category === undefined ? '/' : `category:${entry.category}`);
  const children = menuOf(entry.children, country, categories);
  return {
    id: entry.key ?? entry.category ?? '',
    name: names ? textOf(names, country) : '',
    link: urlOf(link, country, categories),
    cover: entry.cover ?? null,
    image: entry.image ?? null,
    alt: entry.alt ? textOf(entry.alt, country) : null,
    department: entry.of ?? null,
    categoryType: entry.kind,
    mainCategory: entry.tab,
    menu_visibility_desktop: entry.desktop !== 'nowhere',
    menuVisibilityClass: entry.desktop === 'hidden' ? 'desktop-hidden' : '',
    bold: entry.bold,
    children: Object.fromEntries(children.map((child) => [child.id, child])),
  };
}
