import type { CountryCode } from '@odeta/contracts';
import Holidays from 'date-holidays';

/** Exceptions from a country's public holidays, as dates (YYYY-MM-DD) or days of each year (MM-DD). */
export interface HolidayChanges {
  /** Additional days without parcels, such as bridge days. */
  closedDays: readonly string[];
  /** Public holidays on which parcels are delivered. */
  openDays: readonly string[];
}

/** Whether a date is a holiday without parcels. Does not check for weekends. */
export function createHolidays(country: CountryCode, changes: HolidayChanges): (date: string) => boolean {
  const years = new Map<string, ReadonlySet<string>>();
  const closed = new Set(changes.closedDays);
  const open = new Set(changes.openDays);

  function holidaysOf(year: string): ReadonlySet<string> {
    const known = years.get(year);
    if (known) return known;
    const calendar = new Holidays(country.toUpperCase(), { types: ['public'] });
    const read = new Set(calendar.getHolidays(year).map(({ date }) => date.slice(0, 10)));
    years.set(year, read);
    return read;
  }

  return (date) => {
    // A date takes precedence over a day of each year.
    if (closed.has(date)) return true;
    if (open.has(date)) return false;
    const day = date.slice('YYYY-'.length);
    return closed.has(day) || (holidaysOf(date.slice(0, 4)).has(date) && !open.has(day));
  };
}
