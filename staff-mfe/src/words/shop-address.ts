import { type CountryCode, hostOfCountry } from '@odeta/contracts';

/** A path in the shop of a country: beside the host of the staff. */
export function shopAddress(country: CountryCode, path: string): string {
  const { protocol, host } = window.location;
  return `${protocol}//${hostOfCountry(host.replace(/^staff\./, ''), country)}${path}`;
}

interface Preview {
  path: string;
  /** By country, the page that shows what has changed. */
  pages: Readonly<Record<string, string>>;
}

export const previewAddress = (country: CountryCode, { path, pages }: Preview): string =>
  shopAddress(country, `${path}?to=${encodeURIComponent(pages[country] ?? '/')}`);
