import { type CountryCode, countries } from '@odeta/contracts';
import { orderNumberText } from '@odeta/validation';

/** An order number in its stored form, from what was typed: with or without the country's code, spaces and dashes. */
export function orderNumberOf(country: CountryCode, typed: string): string | null {
  const digits = /^(?:([A-Z]{2}))?(\d{4})(\d{4})$/.exec(orderNumberText(typed));
  if (!digits) return null;
  const [, iso = countries[country].iso, first, second] = digits;
  return `${iso} ${first} ${second}`;
}
