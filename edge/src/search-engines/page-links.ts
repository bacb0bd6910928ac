import type { StructuredData } from '@odeta/contracts';
import { type Country, type CountryCode, countries, defaultCountry, hostOfCountry } from '@odeta/contracts/country';
import { countryIn, pathPrefixOf } from '@odeta/contracts/country-language';
import { escapeHtml } from '@odeta/node/escape-html';
import { escapeJson } from '../http/escape-json.ts';

type Alternates = Partial<Record<CountryCode, string>>;

/** Links to the same page in all countries and languages; visitors from elsewhere get the default one. */
export function alternateLinks(origin: string, alternates: Alternates = {}): string[] {
  const link = (language: string, address: string) =>
    `<link rel="alternate" hreflang="${language}" href="${escapeHtml(address)}">`;
  return alternateAddresses(origin, alternates).map(({ language, address }) => link(language, address));
}

export function alternateAddresses(origin: string, alternates: Alternates) {
  const { protocol, host } = new URL(origin);
  const addressOf = (code: CountryCode, path: string, prefix = '') =>
    `${protocol}//${hostOfCountry(host, code)}${prefix}${path}`;
  const known = Object.entries(alternates) as [CountryCode, string][];
  const forAll = alternates[defaultCountry];
  return [
    ...known.flatMap(([code, path]) =>
      inEachLanguage(code).map((country) => ({
        language: country.locale,
        address: addressOf(code, path, pathPrefixOf(country)),
      })),
    ),
    ...(forAll ? [{ language: 'x-default', address: addressOf(defaultCountry, forAll) }] : []),
  ];
}

export const inEachLanguage = (code: CountryCode): Country[] =>
  countries[code].languages.map((language) => countryIn(countries[code], language));

/** Data blocks, which need no entry in the content security policy because they are not executed. */
export function structuredDataElements(origin: string, things: readonly StructuredData[] = []): string {
  return things
    .map((thing) => {
      const whole = JSON.parse(JSON.stringify(thing), (_, value) => withOrigin(origin, value));
      return `<script type="application/ld+json">${escapeJson({ '@context': 'https://schema.org', ...whole })}</script>`;
    })
    .join('');
}

const withOrigin = (origin: string, value: unknown) =>
  typeof value === 'string' && value.startsWith('/') ? origin + value : value;
