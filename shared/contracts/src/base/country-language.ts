import { type Country, type CountryCode, countries, countryOfHost, type Language } from './country.ts';

/** The country as its pages in a language see it; with its default language if it has no such one. */
export function countryIn(country: Country, language: Language | undefined): Country {
  const known = country.languages.find((one) => one === language) ?? country.languages[0];
  return known === country.language ? country : { ...country, language: known, locale: `${known}-${country.iso}` };
}

/**
 * What the addresses of a country's pages begin with in a language: nothing in its default language, `/uk` in another one. The rest of an
 * address is the same in all languages of a country.
 */
export function pathPrefixOf({
  languages,
  language,
}: Partial<Pick<Country, 'languages'>> & Pick<Country, 'language'>): string {
  // Remotes get the country from the shell; older shells know one language.
  return languages === undefined || language === languages[0] ? '' : `/${language}`;
}

/** An address without the prefix of its language, and the language that the prefix names; `null` without a prefix. */
export interface UnprefixedAddress {
  address: string;
  language: Language | null;
}

/** Reads the prefix of a path with or without a query. Only languages of the country are prefixes. */
export function withoutPathPrefix(address: string, code: CountryCode): UnprefixedAddress {
  const language = countries[code].languages.find((one) => hasPrefix(address, `/${one}`)) ?? null;
  if (language === null || countries[code].languages.length === 1) return { address, language: null };
  const rest = address.slice(language.length + 1);
  return { address: rest.startsWith('/') ? rest : `/${rest}`, language };
}

/** A path of the shop, with the prefix; anything else, and a path that has it, stays as it is. */
export function withPathPrefix(address: string, prefix: string): string {
  const isPath = address.startsWith('/') && !address.startsWith('//');
  return isPath && !hasPrefix(address, prefix) ? prefix + address : address;
}

/** The prefix of an address of the shop: of `location`. */
export function pathPrefixOfAddress({ host, pathname }: { host: string; pathname: string }): string {
  const code = countryOfHost(host);
  return pathPrefixOf(countryIn(countries[code], withoutPathPrefix(pathname, code).language ?? undefined));
}

/** The path of an address of the shop, without the prefix of its language. */
export const pathOfAddress = ({ host, pathname }: { host: string; pathname: string }): string =>
  withoutPathPrefix(pathname, countryOfHost(host)).address;

/**
 * The shop's address in a language, `https://ua.odeta.example/uk`: what is sent later is written in the language in which it was asked for,
 * and its links lead there.
 */
export function languageOfShopAddress(shopAddress: string, code: CountryCode): Language {
  const path = /^https?:\/\/[^/]+(\/.*)?$/.exec(shopAddress)?.[1] ?? '';
  return withoutPathPrefix(path, code).language ?? countries[code].languages[0];
}

const hasPrefix = (address: string, prefix: string) =>
  address.startsWith(prefix) && /^(?:$|[/?#])/.test(address.slice(prefix.length));
