import { type Addresses, type CountryCode, countryCodes, type HelpTopic } from '@odeta/contracts';

type Topics = readonly Pick<HelpTopic, 'key' | 'url'>[];

/** The page that lists the others. */
const FIRST_PAGE = '/pomoc/';

/**
 * P16. Where each help page is in the countries that have it. Topics may be a page here and a part of one there: two pages
 * are the same when the topic that gives them their name is.
 */
export function helpPages(countries: Readonly<Record<CountryCode, { help: Topics }>>): Addresses[] {
  const pages = new Map<string, Addresses>();
  for (const code of countryCodes) {
    for (const [url, key] of namedPages(countries[code].help)) pages.set(key, { ...pages.get(key), [code]: url });
  }
  return [Object.fromEntries(countryCodes.map((code) => [code, FIRST_PAGE])), ...pages.values()];
}

/** Addresses and the keys of the topics that name the pages: the one that begins there, or the first part of it. */
function namedPages(topics: Topics): Map<string, string> {
  const pages = new Map<string, string>();
  for (const { url, key } of topics) {
    const [page = url] = url.split('#');
    if (page === url || !pages.has(page)) pages.set(page, key);
  }
  return pages;
}
