import { type Addresses, type CountryCode, countryCodes, type HelpTopic } from '@odeta/contracts';

type Topics = readonly Pick<HelpTopic, 'key' | 'url'>[];

/** The index page of the help. */
const FIRST_PAGE = '/pomoc/';

/**
 * The URLs of every help page by country. A topic may be a page in one country and a section of a page in another; pages are the
 * same when the same topic names them.
 */
export function helpPages(countries: Readonly<Record<CountryCode, { help: Topics }>>): Addresses[] {
  const pages = new Map<string, Addresses>();
  for (const code of countryCodes) {
    for (const [url, key] of namedPages(countries[code].help)) pages.set(key, { ...pages.get(key), [code]: url });
  }
  return [Object.fromEntries(countryCodes.map((code) => [code, FIRST_PAGE])), ...pages.values()];
}

/** Page URLs with the key of the topic that names the page: the topic that is the page itself, otherwise its first section. */
function namedPages(topics: Topics): Map<string, string> {
  const pages = new Map<string, string>();
  for (const { url, key } of topics) {
    const [page = url] = url.split('#');
    if (page === url || !pages.has(page)) pages.set(page, key);
  }
  return pages;
}
