import type { Country } from '@odeta/contracts';
import { dateIn } from '@odeta/contracts/dates';

/** Directive 2011/83/EU, article 9: days from delivery for withdrawal without a reason. */
const WITHDRAWAL_DAYS = 14;

/** The date (YYYY-MM-DD) this number of days later: a day of the calendar, whatever its hours. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);

/** The last day (YYYY-MM-DD) of a period in the country's time zone. The first one is the day after `moment` (Regulation 1182/71). */
export function lastDayAfter(moment: Date, days: number, country: Pick<Country, 'timeZone'>): string {
  return dayAfter(dateIn(country, moment), days);
}

/** The last day (YYYY-MM-DD) to withdraw from an order that was delivered at this time. */
export const lastWithdrawalDay = (deliveredAt: Date, country: Pick<Country, 'timeZone'>): string =>
  lastDayAfter(deliveredAt, WITHDRAWAL_DAYS, country);

/** The last day (YYYY-MM-DD) on which the shop accepts a return of it. */
export const lastReturnDay = (
  deliveredAt: Date,
  { returnDays, country }: { returnDays: number; country: Pick<Country, 'timeZone'> },
): string => lastDayAfter(deliveredAt, returnDays, country);
