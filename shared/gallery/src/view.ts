import { type CountryCode, countries, defaultCountry, isCountryCode, type Language } from '@odeta/contracts';

/** The gallery's options, stored in its address. */
export interface View {
  country: CountryCode;
  /** One of the country; by default its first. */
  language: Language;
  /** The page is as wide as the window, or as a phone. */
  width: 'window' | 'phone';
  scheme: 'light' | 'dark';
}

export function readView(search: string): View {
  const query = new URLSearchParams(search);
  const asked = query.get('country');
  const country = isCountryCode(asked) ? asked : defaultCountry;
  const { languages } = countries[country];
  return {
    country,
    language: languages.find((language) => language === query.get('language')) ?? languages[0],
    width: query.get('width') === 'phone' ? 'phone' : 'window',
    scheme: query.get('scheme') === 'dark' ? 'dark' : 'light',
  };
}

export const addressOf = (view: View) => `?${new URLSearchParams({ ...view })}`;
