import type { Country, ShippingPoint } from '@odeta/contracts';

export type OpeningHours = readonly ShippingPoint['openingHours'][number][];

/** J9. The hours of every day from Monday on, by the day's name in the country's language; no hours: it is closed. */
export function hoursByDay(openingHours: OpeningHours, { locale }: Country): { name: string; hours: string[] }[] {
  const format = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
  return [1, 2, 3, 4, 5, 6, 7].map((day) => ({
    // The first of January 2024 was a Monday.
    name: format.format(new Date(Date.UTC(2024, 0, day))),
    hours: openingHours.filter((one) => one.day === day).map(({ open, close }) => `${open}–${close}`),
  }));
}
