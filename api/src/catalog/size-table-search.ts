import type { CountryCode } from '@odeta/contracts';
import type { CountrySettings } from '../settings/settings.ts';

/** C2: only the Polish shop has a page of size tables. `word` is what people type when they ask for them. */
const sizeTables: Record<CountryCode, { url: string; word: string } | null> = {
  pl: { url: '/pomoc/tabele-rozmiarow/', word: 'rozmiar' },
  sk: null,
  hu: null,
  ro: null,
  ua: null,
};

/** The URL of the size tables for a term with their word and a category that has size tables; otherwise `null`. */
export function sizeTablesFor(term: string, { code, categories }: CountrySettings): string | null {
  const page = sizeTables[code];
  const asked = term.toLowerCase();
  if (!page || !asked.includes(page.word)) return null;
  const isMeant = categories.all.some(({ sizeTableSynonyms = [] }) =>
    sizeTableSynonyms.some((word) => asked.includes(word)),
  );
  return isMeant ? page.url : null;
}
