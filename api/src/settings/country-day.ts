import { type CountryCode, countries } from '@odeta/contracts';
import { dateIn } from '@odeta/contracts/dates';
import { type RawBuilder, sql } from 'kysely';

/**
 * Days are those of the country: neither the server's nor the database's time zone matters. `CountrySettings.today` is the same date for
 * code that has the settings, `lastDayAfter` the end of a period.
 */
export const todayIn = (country: CountryCode, now: Date): string => dateIn(countries[country], now);

/** In SQL: the date of a moment. */
export const dayOf = (country: CountryCode, moment: RawBuilder<unknown>): RawBuilder<string> =>
  sql<string>`((${moment}) at time zone ${zoneOf(country)})::date`;

/** In SQL: the moment at which a date (YYYY-MM-DD) begins. */
export const beginOf = (country: CountryCode, date: string): RawBuilder<Date> =>
  sql<Date>`(${date}::date::timestamp at time zone ${zoneOf(country)})`;

const zoneOf = (country: CountryCode) => sql`${countries[country].timeZone}::text`;
