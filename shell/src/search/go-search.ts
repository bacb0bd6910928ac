import { pathPrefixOfAddress, searchTermOf, searchUrl, withPathPrefix } from '@odeta/contracts';
import { safeLocalStorage } from '@odeta/storefront/storage';
import { rememberTerm } from './search-history.ts';

/** Navigates to the results; `false` when the phrase is empty. */
export function goSearch(typed: string, page: Window = window): boolean {
  const term = searchTermOf(typed);
  if (!term) return false;
  rememberTerm(term, safeLocalStorage(page));
  page.location.assign(withPathPrefix(searchUrl(term), pathPrefixOfAddress(page.location)));
  return true;
}
