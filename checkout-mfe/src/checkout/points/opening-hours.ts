import type { Country, ShippingPoint } from '@odeta/contracts';
import { weekTimeIn } from '@odeta/contracts/dates';

type Hours = Pick<ShippingPoint, 'alwaysOpen'> & {
  readonly openingHours: readonly ShippingPoint['openingHours'][number][];
};

/** What today's line says: `open` until a time, `later` from a time until another one. */
export type Today =
  | { key: 'always' }
  | { key: 'open'; close: string }
  | { key: 'later'; open: string; close: string }
  | { key: 'over' }
  | { key: 'closed' };

/** The hours of the shop's day, not of the visitor's. */
export function todayOf({ alwaysOpen, openingHours }: Hours, country: Country, now: Date): Today {
  if (alwaysOpen) return { key: 'always' };
  const { day, time } = weekTimeIn(country, now);
  const today = openingHours.filter((hours) => hours.day === day);
  if (today.length === 0) return { key: 'closed' };
  const next = today.find(({ close }) => time < close);
  if (!next) return { key: 'over' };
  return time >= next.open ? { key: 'open', close: next.close } : { key: 'later', open: next.open, close: next.close };
}
