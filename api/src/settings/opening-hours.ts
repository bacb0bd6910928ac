import type { Country, PickupPoint } from '@odeta/contracts';
import { weekdayName } from '@odeta/contracts/dates';

type OpeningHours = PickupPoint['openingHours'];

/** Opening hours such as `po–pi 08:00–18:00, so 08:00–12:00`. Days with the same hours are joined; closed days are omitted. */
export function hoursText(openingHours: OpeningHours, country: Pick<Country, 'locale'>): string {
  const nameOf = (day: number) => weekdayName(country, day, 'short');
  return groupsOf(openingHours)
    .map(({ first, last, hours }) => `${nameOf(first)}${last > first ? `–${nameOf(last)}` : ''} ${hours}`)
    .join(', ');
}

interface Group {
  first: number;
  last: number;
  hours: string;
}

function groupsOf(openingHours: OpeningHours): Group[] {
  const groups: Group[] = [];
  for (let day = 1; day <= 7; day += 1) {
    const hours = openingHours
      .filter((one) => one.day === day)
      .map(({ open, close }) => `${open}–${close}`)
      .join(' ');
    const before = groups.at(-1);
    if (before?.last === day - 1 && before.hours === hours) before.last = day;
    else if (hours) groups.push({ first: day, last: day, hours });
  }
  return groups;
}
