import { searchTermOf, searchUrl } from '@odeta/contracts';
import { rememberTerm } from './search-history.ts';

/** To the results; `false` when nothing is left to search for. */
export function goSearch(typed: string, page: Window = window): boolean {
  const term = searchTermOf(typed);
  if (!term) return false;
  rememberTerm(term, () => page.localStorage);
  page.location.assign(searchUrl(term));
  return true;
}
