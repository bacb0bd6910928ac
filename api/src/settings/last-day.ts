import type { Country } from '@odeta/contracts';

/** Directive 2011/83/EU, article 9: so many days from the delivery a contract can be withdrawn from without a reason. */
export const WITHDRAWAL_DAYS = 14;

/** The last of so many days (YYYY-MM-DD): the first is the one after the moment, in the time zone of the country (regulation 1182/71). */
export function lastDayAfter(moment: Date, days: number, { timeZone }: Pick<Country, 'timeZone'>): string {
  const day = new Intl.DateTimeFormat('sv-SE', { timeZone }).format(moment);
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
}
