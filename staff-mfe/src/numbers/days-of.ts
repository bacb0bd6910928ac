import { type DayFigure, type DayRow, dayFigures } from '@odeta/contracts/staff';

export type Day = { day: string } & Record<DayFigure, number>;

const none = Object.fromEntries(dayFigures.map((name) => [name, 0])) as Record<DayFigure, number>;

/** Every day of the period, the oldest first: a day on which nothing happened has no row. */
export function daysOf(rows: readonly DayRow[], from: string, until: string): Day[] {
  const known = new Map(rows.map((row) => [row.day, row]));
  const days: Day[] = [];
  for (let day = from; day <= until; day = dayAfter(day)) days.push({ ...none, ...known.get(day), day });
  return days;
}

/** Sums of the whole period. */
export function totalsOf(days: readonly Day[]): Record<DayFigure, number> {
  const sums = dayFigures.map((name) => [name, days.reduce((sum, day) => sum + day[name], 0)]);
  return Object.fromEntries(sums) as Record<DayFigure, number>;
}

/** How many days a period has, both ends included. */
export const lengthOf = (from: string, until: string): number =>
  Math.round((Date.parse(until) - Date.parse(from)) / DAY_MS) + 1;

const DAY_MS = 24 * 3600 * 1000;

/** Days of the calendar, whatever the time zone. */
const dayAfter = (day: string): string => new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10);
