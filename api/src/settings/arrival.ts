import type { Availability } from '@odeta/contracts';

/** I6. Goods that come later (availability 2) are with the buyer in 3–4 weeks; the later end is what can be promised. */
const LATER_DAYS = 28;

/** The days on which a country's shop sends parcels. */
export interface ShopDays {
  /** Writes a moment as the shop's own date and hour: `2026-11-21 14`. */
  clock: (now: Date) => { date: string; hour: number };
  /** Of a date (YYYY-MM-DD). */
  isHoliday: (date: string) => boolean;
}

/** How soon a delivery method brings a parcel. */
export interface Pace {
  /** Working days from the day on which the parcel leaves. */
  days: number;
  /** What is ordered before this hour of the shop's day leaves the same day. */
  dispatchUntil: number;
}

/** A clock of the shop's time zone; made once, because formatters are slow to make. */
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
 * The date (YYYY-MM-DD) on which a parcel with these goods arrives that is ordered now: the later of the delivery's working days
 * and of what each of the goods takes to come (I6). What is sold out is not sent; `null` when nothing is. Without goods, as if
 * they were in stock.
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

/** I6. Calendar days until goods can be with the buyer, whatever the delivery; `null` where there is no such day. */
const dayCounts: Record<Availability, number | null> = { 0: null, 1: 0, 2: LATER_DAYS, 3: null, 4: null, 6: 0 };

/** The date on which a parcel leaves that is ordered now. */
export function dispatchDate(shop: ShopDays, now: Date, dispatchUntil: number): string {
  const { date, hour } = shop.clock(now);
  return nextWorking(shop, hour < dispatchUntil ? date : dayAfter(date));
}

/** Of these the one that brings goods in stock first; among equals the one that may be ordered longest. `null` of none. */
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

/** The last working day on which goods in stock may leave, to be with the buyer on that date or before. */
export function lastDispatchDate(shop: ShopDays, date: string, { days }: Pick<Pace, 'days'>): string {
  let day = date;
  while (!isWorking(shop, day) || workingDaysAfter(shop, day, days) > date) day = dayAfter(day, -1);
  return day;
}

/** The date so many working days after today, which counts for none. */
export function workingDayAfter(shop: ShopDays, now: Date, days: number): string {
  return workingDaysAfter(shop, shop.clock(now).date, days);
}

function workingDaysAfter(shop: ShopDays, date: string, days: number): string {
  let day = date;
  for (let left = days; left > 0; left -= 1) day = nextWorking(shop, dayAfter(day));
  return day;
}

const nextWorking = (shop: ShopDays, day: string): string =>
  isWorking(shop, day) ? day : nextWorking(shop, dayAfter(day));

const isWorking = (shop: ShopDays, day: string): boolean =>
  ![0, 6].includes(new Date(day).getUTCDay()) && !shop.isHoliday(day);

/** `arrivalDate` of a shop. */
export type ArrivalOf = (now: Date, pace: Pace, goods?: readonly Availability[]) => string | null;

/** The same for everybody who asks within a minute: worked out once, because a cart needs it for every delivery method. */
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

/** What depends on the minute alone, made once in it. */
export function oncePerMinute<Made>(make: (now: Date) => Made): (now: Date) => Made {
  let last: { minute: number; made: Made } | undefined;
  return (now) => {
    const minute = Math.floor(now.getTime() / 60_000);
    if (last?.minute !== minute) last = { minute, made: make(now) };
    return last.made;
  };
}

const dayAfter = (day: string, days = 1) => new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
