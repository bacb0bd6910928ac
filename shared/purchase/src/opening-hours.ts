import type { Country, ShippingPoint } from '@odeta/contracts';
import { weekdayName } from '@odeta/contracts/dates';

export type OpeningHours = readonly ShippingPoint['openingHours'][number][];

/** J9. The hours of every day from Monday on, by the day's name in the country's language; no hours mean closed. */
export function hoursByDay(openingHours: OpeningHours, country: Country): { name: string; hours: string[] }[] {
  return [1, 2, 3, 4, 5, 6, 7].map((day) => ({
    name: weekdayName(country, day, 'long'),
    hours: openingHours.filter((one) => one.day === day).map(({ open, close }) => `${open}–${close}`),
  }));
}
