import type { CountrySettings } from '../settings/settings.ts';

/** C2: only the Polish shop has the page. */
const COUNTRY = 'pl';
const SIZE_TABLES = '/pomoc/tabele-rozmiarow/';
const WORD = 'rozmiar';

/** The URL of the size tables for a term with "rozmiar" and a category that has size tables; otherwise `null`. */
export function sizeTablesFor(term: string, { code, categories }: CountrySettings): string | null {
  const asked = term.toLowerCase();
  if (code !== COUNTRY || !asked.includes(WORD)) return null;
  const isMeant = categories.all.some(({ sizeTableSynonyms = [] }) =>
    sizeTableSynonyms.some((word) => asked.includes(word)),
  );
  return isMeant ? SIZE_TABLES : null;
}
