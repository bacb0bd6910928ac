import type { Country } from './base/country.ts';

type Place = Pick<Country, 'locale' | 'timeZone'>;

const numeric = { day: 'numeric', month: 'numeric', year: 'numeric' } as const;

/**
 * `14. 3. 2027`: a date (YYYY-MM-DD) in the country's format, or a moment, in the country's time zone and not that of the
 * reader.
 */
export const dateText = (
  { locale, timeZone }: Place,
  when: string | Date,
  options: Intl.DateTimeFormatOptions = numeric,
): string =>
  new Intl.DateTimeFormat(locale, { ...options, timeZone: isDate(when) ? 'UTC' : timeZone })
    .format(new Date(when))
    // Non-breaking spaces within a date; a line may break after a comma.
    .replaceAll(/(?<!,) /g, '\u00a0');

/** `14. 3. 2027 9:12`: date and time of a moment. */
export const momentText = (place: Place, moment: string): string =>
  dateText(place, moment, { ...numeric, hour: 'numeric', minute: '2-digit' });

const isDate = (when: string | Date) => typeof when === 'string' && !when.includes('T');

/** The date (YYYY-MM-DD) of a moment in the country's time zone. */
export const dateIn = ({ timeZone }: Pick<Country, 'timeZone'>, moment: Date): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone }).format(moment);

/** The name of a day of the week in the country's language; 1 is Monday. */
export const weekdayName = ({ locale }: Pick<Country, 'locale'>, day: number, weekday: 'long' | 'short'): string =>
  // 1 January 2024 was a Monday.
  new Intl.DateTimeFormat(locale, { weekday, timeZone: 'UTC' }).format(new Date(Date.UTC(2024, 0, day)));

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** Day of the week (1 is Monday) and time (`09:05`) in the country's time zone. */
export function weekTimeIn({ timeZone }: Pick<Country, 'timeZone'>, moment: Date): { day: number; time: string } {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const parts = Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, value]));
  return { day: weekdays.indexOf(parts.weekday ?? '') + 1, time: `${parts.hour}:${parts.minute}` };
}
