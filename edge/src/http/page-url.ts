/** Filters repeat a parameter for each selected value. */
const MOST_VALUES = 20;
/** Characters. */
const LONGEST_QUERY = 1_000;

export const pathOf = (url: string): string => url.split('?')[0] ?? '/';

/**
 * The address under which a page is cached: only the query parameters that the page declares, in their declared order. Other parameters of
 * a link (campaigns, one-time tokens) are read in the browser.
 */
export function cachedUrl(url: string, declared: readonly string[] | undefined): string {
  if (!declared || !url.includes('?')) return url;
  const query = new URLSearchParams(url.slice(url.indexOf('?')));
  const allowed = new URLSearchParams();
  for (const name of declared) {
    for (const value of new Set(query.getAll(name).slice(0, MOST_VALUES))) {
      if (`${allowed}`.length + value.length <= LONGEST_QUERY) allowed.append(name, value);
    }
  }
  return allowed.size > 0 ? `${pathOf(url)}?${allowed}` : pathOf(url);
}
