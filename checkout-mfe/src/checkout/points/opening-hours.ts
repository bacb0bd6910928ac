import type { Country, ShippingPoint } from '@odeta/contracts';
import { weekTimeIn } from '@odeta/contracts/dates';

type Hours = Pick<ShippingPoint, 'alwaysOpen'> & {
  readonly openingHours: readonly ShippingPoint['openingHours'][number][];
};

/** Today's opening hours: `open` until a time, `later` between two times. */
export type Today =
  | { key: 'always' }
  | { key: 'open'; close: string }
  | { key: 'later'; open: string; close: string }
  | { key: 'over' }
  | { key: 'closed' };

/** Uses the shop's time zone, not the visitor's. */
export function todayOf({ alwaysOpen, openingHours }: Hours, country: Country, now: Date): Today {
  if (alwaysOpen) return { key: 'always' };
  const { day, time } = weekTimeIn(country, now);
  const today = openingHours.filter((hours) => hours.day === day);
  if (today.length === 0) return { key: 'closed' };
  const next = today.find(({ close }) => time < close);
  if (!next) return { key: 'over' };
  return time >= next.open ? { key: 'open', close: next.close } : { key: 'later', open: next.open, close: next.close };
}
