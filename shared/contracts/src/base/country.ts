import * as v from 'valibot';

export const countryCodes = ['pl', 'sk', 'hu', 'ro', 'ua'] as const;
export const CountryCodeSchema = v.picklist(countryCodes);
export type CountryCode = v.InferOutput<typeof CountryCodeSchema>;

export const languages = ['pl', 'sk', 'hu', 'ro', 'ru', 'uk'] as const;
/** A1: ua uses ru, and uk beside it; pl is the fallback. */
export type Language = (typeof languages)[number];

export interface Country {
  readonly code: CountryCode;
  readonly iso: string;
  /** Its languages. Pages of the first one, its default, have no prefix in their addresses. */
  readonly languages: Languages;
  /** The language of this object: the default one, unless `countryIn` was asked for another. */
  readonly language: Language;
  /** Of the language in this country, for `Intl` and `<html lang>`. */
  readonly locale: string;
  readonly currency: string;
  /** Decimal places of prices as shown and sent (A2, R22). */
  readonly minorDigits: number;
  /** IANA time zone: a delivery date is the date in the shop's country, not in the visitor's time zone. */
  readonly timeZone: string;
  /** Whether dates in sentences have the month's name, `november 24., kedd`, or its number, `utorok 24. 11.` */
  readonly monthInDays: 'long' | 'numeric';
  /** Years of the legal guarantee of conformity, for the EU's official notice; `null` outside of the EU. */
  readonly legalGuaranteeYears: number | null;
  /** How an amount that is paid in cash is rounded; `null`: it is exact. */
  readonly cashRounding: CashRounding | null;
}

export type Languages = readonly [Language, ...Language[]];

/** In minor units. */
export interface CashRounding {
  /** Rounded to the nearest multiple of it. */
  readonly step: number;
  /** The lowest amount. */
  readonly least: number;
}

/** Hungary, Act III of 2008, § 2: from 2.50 Ft up to 5 Ft, less is nothing. */
const toFiveForints: CashRounding = { step: 5, least: 0 };
/** Slovakia, Act 18/1996 on prices, § 3 (4), since 1 July 2022: to 5 cents, and 1 or 2 cents are 5 cents. */
const toFiveCents: CashRounding = { step: 5, least: 5 };

/** A1: languages, the default one first; A2: currencies and their decimal places. */
export const countries: Record<CountryCode, Country> = {
  pl: country('pl', ['pl'], 'PLN', 2, 'Europe/Warsaw', 'long', 2),
  sk: country('sk', ['sk'], 'EUR', 2, 'Europe/Bratislava', 'numeric', 2, toFiveCents),
  hu: country('hu', ['hu'], 'HUF', 0, 'Europe/Budapest', 'long', 2, toFiveForints),
  ro: country('ro', ['ro'], 'RON', 2, 'Europe/Bucharest', 'long', 2),
  ua: country('ua', ['ru', 'uk'], 'UAH', 0, 'Europe/Kyiv', 'long', null),
};

export const defaultCountry: CountryCode = 'pl';

/** A1. The country of a host, from its first label (`sk.localhost`) or its last (`odeta.sk`); anything else is pl. */
export function countryOfHost(host: string | undefined): CountryCode {
  const labels = (host ?? '').toLowerCase().replace(/:\d+$/, '').split('.');
  return [labels[0], labels.at(-1)].find(isCountryCode) ?? defaultCountry;
}

/** The host of the same shop in another country; the inverse of `countryOfHost`. */
export function hostOfCountry(host: string, country: CountryCode): string {
  if (countryOfHost(host) === country) return host;
  const [name = '', port] = host.split(/(?=:\d+$)/);
  const labels = name.split('.');
  const place = [0, labels.length - 1].find((index) => isCountryCode(labels[index]));
  if (place === undefined) labels.unshift(country);
  else labels[place] = country;
  return labels.join('.') + (port ?? '');
}

export function isCountryCode(value: unknown): value is CountryCode {
  return countryCodes.some((code) => code === value);
}

// Without this remotes would contain the countries, although they only use the list of languages.
/* #__NO_SIDE_EFFECTS__ */
function country(
  code: CountryCode,
  languagesOf: Languages,
  currency: string,
  minorDigits: number,
  timeZone: string,
  monthInDays: Country['monthInDays'],
  legalGuaranteeYears: number | null,
  cashRounding: CashRounding | null = null,
): Country {
  const iso = code.toUpperCase();
  const [language] = languagesOf;
  const written = { languages: languagesOf, language, locale: `${language}-${iso}` };
  return { code, iso, ...written, currency, minorDigits, timeZone, monthInDays, legalGuaranteeYears, cashRounding };
}
