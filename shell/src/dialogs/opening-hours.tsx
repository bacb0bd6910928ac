import { useStorefront } from '@odeta/storefront';
import classes from './live-chat.module.css';
import type { ChatHours } from './live-chat.store.ts';

/** A Monday: days are named by a week that begins with it. */
const MONDAY = Date.UTC(2026, 10, 23);
const DAY = 86_400_000;

/** D12. Days as the country names them, and from when until when. */
export function OpeningHours({ hours }: { hours: readonly ChatHours[] }) {
  const { locale } = useStorefront().session.country;
  const format = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
  const name = (day = 1) => format.format(new Date(MONDAY + (day - 1) * DAY));
  return (
    <dl className={classes.hours}>
      {hours.map(({ days, from, until }) => (
        <div key={days.join()}>
          <dt>{days.length > 1 ? `${name(days[0])} – ${name(days.at(-1))}` : name(days[0])}</dt>
          <dd>
            {from}–{until}
          </dd>
        </div>
      ))}
    </dl>
  );
}
