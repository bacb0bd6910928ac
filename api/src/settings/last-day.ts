import type { Country } from '@odeta/contracts';
import { dateIn } from '@odeta/contracts/dates';

/** Directive 2011/83/EU, article 9: so many days from the delivery a contract can be withdrawn from without a reason. */
export const WITHDRAWAL_DAYS = 14;

/** The last of so many days (YYYY-MM-DD): the first is the one after the moment, in the time zone of the country (regulation 1182/71). */
export function lastDayAfter(moment: Date, days: number, country: Pick<Country, 'timeZone'>): string {
  return new Date(Date.parse(dateIn(country, moment)) + days * 86_400_000).toISOString().slice(0, 10);
}
