import type { Availability } from '@odeta/contracts';

/** I6. Goods that come later (availability 2) are with the buyer in 3–4 weeks; the later end is what can be promised. */
const LATER_DAYS = 28;

/** The days on which a country's shop sends parcels. */
export interface ShopDays {
  /** Writes a moment as the shop's own date and hour: `2026-11-21 14`. */
  clock: (now: Date) => { date: string; hour: number };
  /** What is ordered before this hour leaves the same day. */
  dispatchUntil: number;
  /** YYYY-MM-DD */
  holidays: ReadonlySet<string>;
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
  days: number,
  goods: readonly Availability[] = [],
): string | null {
  const sent = goods.filter((availability) => dayCounts[availability] !== null);
  if (goods.length > 0 && sent.length === 0) return null;
  let day = dispatchDate(shop, now);
  for (let left = days; left > 0; left -= 1) day = nextWorking(shop, dayAfter(day));
  const wait = Math.max(0, ...sent.map((availability) => dayCounts[availability] ?? 0));
  const stocked = nextWorking(shop, dayAfter(shop.clock(now).date, wait));
  if (stocked > day) day = stocked;
  return day;
}

/** I6. Calendar days until goods can be with the buyer, whatever the delivery; `null` where there is no such day. */
const dayCounts: Record<Availability, number | null> = { 0: null, 1: 0, 2: LATER_DAYS, 3: null, 4: null, 6: 0 };

/** The date on which a parcel leaves that is ordered now. */
export function dispatchDate(shop: ShopDays, now: Date): string {
  const { date, hour } = shop.clock(now);
  return nextWorking(shop, hour < shop.dispatchUntil ? date : dayAfter(date));
}

/** The date so many working days after today, which counts for none. */
export function workingDayAfter(shop: ShopDays, now: Date, days: number): string {
  let day = shop.clock(now).date;
  for (let left = days; left > 0; left -= 1) day = nextWorking(shop, dayAfter(day));
  return day;
}

function nextWorking(shop: ShopDays, day: string): string {
  const isWorking = ![0, 6].includes(new Date(day).getUTCDay()) && !shop.holidays.has(day);
  return isWorking ? day : nextWorking(shop, dayAfter(day));
}

/** `arrivalDate` of a shop. */
export type ArrivalOf = (now: Date, days: number, goods?: readonly Availability[]) => string | null;

/**
 * The same for everybody who asks within a minute: worked out once, because a cart needs it for every delivery method.
 */
export function createArrivals(shop: ShopDays): ArrivalOf {
  let minute = 0;
  let known = new Map<string, string | null>();

  return (now, days, goods = []) => {
    const current = Math.floor(now.getTime() / 60_000);
    if (current !== minute) known = new Map();
    minute = current;
    const kinds = [...new Set(goods)].sort();
    const key = [days, ...kinds].join();
    const found = known.get(key);
    if (found !== undefined) return found;
    const date = arrivalDate(shop, now, days, kinds);
    known.set(key, date);
    return date;
  };
}

const dayAfter = (day: string, days = 1) => new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
