import { searchTermOf, searchUrl } from '@odeta/contracts';
import { rememberTerm } from './search-history.ts';

/** Navigates to the results; `false` when the phrase is empty. */
export function goSearch(typed: string, page: Window = window): boolean {
  const term = searchTermOf(typed);
  if (!term) return false;
  rememberTerm(term, () => page.localStorage);
  page.location.assign(searchUrl(term));
  return true;
}
