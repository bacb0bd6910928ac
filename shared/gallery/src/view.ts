import { type CountryCode, defaultCountry, isCountryCode } from '@odeta/contracts';

/** The gallery's options, stored in its address. */
export interface View {
  country: CountryCode;
  /** The page is as wide as the window, or as a phone. */
  width: 'window' | 'phone';
  scheme: 'light' | 'dark';
}

export function readView(search: string): View {
  const query = new URLSearchParams(search);
  const country = query.get('country');
  return {
    country: isCountryCode(country) ? country : defaultCountry,
    width: query.get('width') === 'phone' ? 'phone' : 'window',
    scheme: query.get('scheme') === 'dark' ? 'dark' : 'light',
  };
}

export const addressOf = (view: View) => `?${new URLSearchParams({ ...view })}`;
