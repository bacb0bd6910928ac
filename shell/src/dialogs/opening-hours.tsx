import { weekdayName } from '@odeta/contracts/dates';
import { useStorefront } from '@odeta/storefront';
import classes from './live-chat.module.css';
import type { ChatHours } from './live-chat.store.ts';

export function OpeningHours({ hours }: { hours: readonly ChatHours[] }) {
  const { country } = useStorefront().session;
  const name = (day = 1) => weekdayName(country, day, 'long');
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
