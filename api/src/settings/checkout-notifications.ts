import type { Country } from '@odeta/contracts';
import { dateText } from '@odeta/contracts/dates';
import { lastDispatchDate, oncePerMinute, type Pace, type ShopDays } from './arrival.ts';

/** A notification in the checkout. Days of each year have the format `12-24`. */
export interface Notification {
  /** First and last day; both `null` for notifications without a period. */
  from: string | null;
  until: string | null;
  /** The day by which goods in stock have to arrive. `{day}` and `{hour}` in the text are the deadline for such orders. */
  arrivesBy: string | null;
  text: string;
}

/** The notifications that are shown at a moment. */
export type NotificationsOf = (now: Date) => string[];

interface Calendar {
  shop: ShopDays;
  methods: readonly Pace[];
  country: Country;
}

/** Cached for a minute, because every checkout needs them. */
export const createNotifications = (notifications: readonly Notification[], calendar: Calendar): NotificationsOf =>
  oncePerMinute((now) => notifications.flatMap((notification) => wordsOf(notification, calendar, now) ?? []));

function wordsOf({ from, until, arrivesBy, text }: Notification, calendar: Calendar, now: Date): string | null {
  const { date, hour } = calendar.shop.clock(now);
  if (from !== null && until !== null && !isWithin(date.slice(5), from, until)) return null;
  if (arrivesBy === null) return text;
  const last = lastOrder(calendar, `${date.slice(0, 4)}-${arrivesBy}`);
  if (!last || last.date < date || (last.date === date && last.hour <= hour)) return null;
  // Without the weekday, whose name would have to be declined. Not wrapped.
  const day = dateText(calendar.country, last.date, { day: 'numeric', month: 'long' }).replaceAll(' ', '\u00a0');
  return text.replaceAll('{day}', day).replaceAll('{hour}', `${last.hour}:00`);
}

/** Periods may include the end of a year. */
const isWithin = (day: string, from: string, until: string) =>
  from <= until ? from <= day && day <= until : from <= day || day <= until;

/** The deadline for goods in stock by which every method still delivers in time. */
function lastOrder({ shop, methods }: Calendar, date: string) {
  const deadlines = methods.map((method) => ({
    date: lastDispatchDate(shop, date, method),
    hour: method.dispatchUntil,
  }));
  return deadlines.sort((one, other) => one.date.localeCompare(other.date) || one.hour - other.hour)[0];
}
