import type { CountrySettings } from '../settings/settings.ts';

/** A5, C2. The one country whose shop has the page. */
const COUNTRY = 'pl';
const SIZE_TABLES = '/pomoc/tabele-rozmiarow/';
const WORD = 'rozmiar';

/** C2. A term that asks for sizes of something that there is a size table for leads to the size tables. */
export function sizeTablesFor(term: string, { code, categories }: CountrySettings): string | null {
  const asked = term.toLowerCase();
  if (code !== COUNTRY || !asked.includes(WORD)) return null;
  const isMeant = categories.all.some(({ sizeTableSynonyms = [] }) =>
    sizeTableSynonyms.some((word) => asked.includes(word)),
  );
  return isMeant ? SIZE_TABLES : null;
}
