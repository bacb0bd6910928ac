import type { Country, ShippingPoint } from '@odeta/contracts';

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

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** The hours of the shop's day, not of the visitor's. */
export function todayOf({ alwaysOpen, openingHours }: Hours, { timeZone }: Country, now: Date): Today {
  if (alwaysOpen) return { key: 'always' };
  const { day, time } = placeInWeek(now, timeZone);
  const today = openingHours.filter((hours) => hours.day === day);
  if (today.length === 0) return { key: 'closed' };
  const next = today.find(({ close }) => time < close);
  if (!next) return { key: 'over' };
  return time >= next.open ? { key: 'open', close: next.close } : { key: 'later', open: next.open, close: next.close };
}

function placeInWeek(now: Date, timeZone: string) {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const parts = Object.fromEntries(format.formatToParts(now).map(({ type, value }) => [type, value]));
  return { day: days.indexOf(parts.weekday ?? '') + 1, time: `${parts.hour}:${parts.minute}` };
}
