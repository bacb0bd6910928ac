import type { Country } from '@odeta/contracts';
import { dateIn, weekTimeIn } from '@odeta/contracts/dates';
import type { ChatHours } from './live-chat.store.ts';

const WEEK = 7;
const DAY = 86_400_000;

/** When the chat opens next: its date (YYYY-MM-DD) and time in the country's zone; `null` without hours, and while it should be open. */
export function nextOpening(country: Pick<Country, 'timeZone'>, hours: readonly ChatHours[], now: number) {
  const today = weekTimeIn(country, new Date(now));
  const isOpen = hours.some(
    ({ days, from, until }) =>
      days.includes(today.day) && byTime(from, today.time) <= 0 && byTime(today.time, until) < 0,
  );
  if (isOpen) return null;
  for (let ahead = 0; ahead <= WEEK; ahead += 1) {
    const day = ((today.day - 1 + ahead) % WEEK) + 1;
    const times = hours.filter(({ days }) => days.includes(day)).map(({ from }) => from);
    const from = times.toSorted(byTime).find((time) => ahead > 0 || byTime(time, today.time) > 0);
    if (from) return { day: dateIn(country, new Date(now + ahead * DAY)), from };
  }
  return null;
}

/** Times such as `8:00`. */
const byTime = (one: string, other: string) => one.padStart(5, '0').localeCompare(other.padStart(5, '0'));
