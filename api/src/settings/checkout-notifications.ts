import type { Country } from '@odeta/contracts';
import { dateText } from '@odeta/contracts/dates';
import { lastDispatchDate, oncePerMinute, type Pace, type ShopDays } from './arrival.ts';

/** I10. As data has it; days of each year are written `12-24`. */
export interface Notification {
  /** The first and the last day on which it is said; `null`: always. */
  from: string | null;
  until: string | null;
  /** The day on which goods in stock have to be with the buyer: `{day}` and `{hour}` are until when they can be ordered for it. */
  arrivesBy: string | null;
  text: string;
}

/** What is said then to everybody who orders. */
export type NotificationsOf = (now: Date) => string[];

interface Calendar {
  shop: ShopDays;
  methods: readonly Pace[];
  country: Country;
}

/** The same within a minute: every visitor is notified. */
export const createNotifications = (notifications: readonly Notification[], calendar: Calendar): NotificationsOf =>
  oncePerMinute((now) => notifications.flatMap((notification) => wordsOf(notification, calendar, now) ?? []));

function wordsOf({ from, until, arrivesBy, text }: Notification, calendar: Calendar, now: Date): string | null {
  const { date, hour } = calendar.shop.clock(now);
  if (from !== null && until !== null && !isWithin(date.slice(5), from, until)) return null;
  if (arrivesBy === null) return text;
  const last = lastOrder(calendar, `${date.slice(0, 4)}-${arrivesBy}`);
  if (!last || last.date < date || (last.date === date && last.hour <= hour)) return null;
  // The date alone, in one line: names of weekdays would have to be declined.
  const day = dateText(calendar.country, last.date, { day: 'numeric', month: 'long' }).replaceAll(' ', '\u00a0');
  return text.replaceAll('{day}', day).replaceAll('{hour}', `${last.hour}:00`);
}

/** A period may go over the end of the year. */
const isWithin = (day: string, from: string, until: string) =>
  from <= until ? from <= day && day <= until : from <= day || day <= until;

/** Until when goods in stock can be ordered so that each of the methods brings them by that date. */
function lastOrder({ shop, methods }: Calendar, date: string) {
  const deadlines = methods.map((method) => ({
    date: lastDispatchDate(shop, date, method),
    hour: method.dispatchUntil,
  }));
  return deadlines.sort((one, other) => one.date.localeCompare(other.date) || one.hour - other.hour)[0];
}
