import type { Availability } from '@odeta/contracts';
import { dayAfter } from './last-day.ts';

/** I6: 3–4 weeks for goods that arrive later (availability 2). The later date is promised. */
const LATER_DAYS = 28;

/** The calendar of a country's shop. */
export interface ShopDays {
  /** The date and hour in the shop's time zone. */
  clock: (now: Date) => { date: string; hour: number };
  /** For a date (YYYY-MM-DD). */
  isHoliday: (date: string) => boolean;
}

/** The delivery time of a method. */
export interface Pace {
  /** Working days from the dispatch. */
  days: number;
  /** Orders before this hour, in the shop's time zone, are dispatched on the same day. */
  dispatchUntil: number;
}

/** A clock for the time zone. Create it once, because formatters are expensive. */
export function createClock(timeZone: string): ShopDays['clock'] {
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    hourCycle: 'h23',
  });
  return (now) => {
    const [date = '', hour = ''] = format.format(now).split(' ');
    return { date, hour: Number.parseInt(hour, 10) };
  };
}

/**
 * The date (YYYY-MM-DD) on which an order placed now arrives: the later of the method's working days and the waiting time of the
 * goods. Sold-out goods are ignored; `null` when there are no others. Without goods, they are assumed to be in stock.
 */
export function arrivalDate(
  shop: ShopDays,
  now: Date,
  { days, dispatchUntil }: Pace,
  goods: readonly Availability[] = [],
): string | null {
  const sent = goods.filter((availability) => dayCounts[availability] !== null);
  if (goods.length > 0 && sent.length === 0) return null;
  let day = workingDaysAfter(shop, dispatchDate(shop, now, dispatchUntil), days);
  const wait = Math.max(0, ...sent.map((availability) => dayCounts[availability] ?? 0));
  const stocked = nextWorking(shop, dayAfter(shop.clock(now).date, wait));
  if (stocked > day) day = stocked;
  return day;
}

/** I6: calendar days until goods arrive, regardless of the method; `null` for goods that are not delivered. */
const dayCounts: Record<Availability, number | null> = { 0: null, 1: 0, 2: LATER_DAYS, 3: null, 4: null, 6: 0 };

/** The dispatch date (YYYY-MM-DD) of an order placed now. */
export function dispatchDate(shop: ShopDays, now: Date, dispatchUntil: number): string {
  const { date, hour } = shop.clock(now);
  return nextWorking(shop, hour < dispatchUntil ? date : dayAfter(date, 1));
}

/** The fastest method for goods in stock; of equally fast ones, the one with the latest deadline. `null` for an empty list. */
export function soonestPace<Some extends Pace>(shop: ShopDays, now: Date, paces: readonly Some[]): Some | null {
  const ranked = paces.map((pace) => {
    const left = dispatchDate(shop, now, pace.dispatchUntil);
    return { pace, arrival: workingDaysAfter(shop, left, pace.days), left };
  });
  ranked.sort(
    (one, other) =>
      one.arrival.localeCompare(other.arrival) ||
      other.left.localeCompare(one.left) ||
      other.pace.dispatchUntil - one.pace.dispatchUntil,
  );
  return ranked[0]?.pace ?? null;
}

/** The last working day on which goods in stock can be dispatched to arrive by the date. */
export function lastDispatchDate(shop: ShopDays, date: string, { days }: Pick<Pace, 'days'>): string {
  let day = date;
  while (!isWorking(shop, day) || workingDaysAfter(shop, day, days) > date) day = dayAfter(day, -1);
  return day;
}

/** The date (YYYY-MM-DD) this number of working days after today, which is not counted. */
export function workingDayAfter(shop: ShopDays, now: Date, days: number): string {
  return workingDaysAfter(shop, shop.clock(now).date, days);
}

function workingDaysAfter(shop: ShopDays, date: string, days: number): string {
  let day = date;
  for (let left = days; left > 0; left -= 1) day = nextWorking(shop, dayAfter(day, 1));
  return day;
}

const nextWorking = (shop: ShopDays, day: string): string =>
  isWorking(shop, day) ? day : nextWorking(shop, dayAfter(day, 1));

const isWorking = (shop: ShopDays, day: string): boolean =>
  ![0, 6].includes(new Date(day).getUTCDay()) && !shop.isHoliday(day);

export type ArrivalOf = (now: Date, pace: Pace, goods?: readonly Availability[]) => string | null;

/** `arrivalDate`, cached for a minute, because a cart needs it for every delivery method. */
export function createArrivals(shop: ShopDays): ArrivalOf {
  const knownAt = oncePerMinute(() => new Map<string, string | null>());

  return (now, { days, dispatchUntil }, goods = []) => {
    const known = knownAt(now);
    const kinds = [...new Set(goods)].sort();
    const key = [days, dispatchUntil, ...kinds].join();
    const found = known.get(key);
    if (found !== undefined) return found;
    const date = arrivalDate(shop, now, { days, dispatchUntil }, kinds);
    known.set(key, date);
    return date;
  };
}

/** Caches a value that only depends on the current minute. */
export function oncePerMinute<Made>(make: (now: Date) => Made): (now: Date) => Made {
  let last: { minute: number; made: Made } | undefined;
  return (now) => {
    const minute = Math.floor(now.getTime() / 60_000);
    if (last?.minute !== minute) last = { minute, made: make(now) };
    return last.made;
  };
}
