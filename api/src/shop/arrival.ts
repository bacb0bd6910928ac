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

/** The date (YYYY-MM-DD) on which a parcel arrives that is ordered now and takes so many working days. */
export function arrivalDate(shop: ShopDays, now: Date, days: number): string {
  let day = dispatchDate(shop, now);
  for (let left = days; left > 0; left -= 1) day = nextWorking(shop, dayAfter(day));
  return day;
}

/** The date on which a parcel leaves that is ordered now. */
export function dispatchDate(shop: ShopDays, now: Date): string {
  const { date, hour } = shop.clock(now);
  return nextWorking(shop, hour < shop.dispatchUntil ? date : dayAfter(date));
}

function nextWorking(shop: ShopDays, day: string): string {
  const isWorking = ![0, 6].includes(new Date(day).getUTCDay()) && !shop.holidays.has(day);
  return isWorking ? day : nextWorking(shop, dayAfter(day));
}

/**
 * The same for everybody who asks within a minute: worked out once, because a cart needs it for every delivery method.
 */
export function createArrivals(shop: ShopDays): (now: Date, days: number) => string {
  let minute = 0;
  let known = new Map<number, string>();

  return (now, days) => {
    const current = Math.floor(now.getTime() / 60_000);
    if (current !== minute) known = new Map();
    minute = current;
    const date = known.get(days) ?? arrivalDate(shop, now, days);
    known.set(days, date);
    return date;
  };
}

const dayAfter = (day: string) => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
