import type { ServiceOrder } from '@odeta/contracts/staff';
import { useTexts } from '@odeta/storefront/i18n';
import { classNames, text } from '@odeta/ui';
import { momentIn } from '../words/formats.ts';
import { wordFor } from '../words/word-for.ts';
import classes from './service.module.css';

type Entry = ServiceOrder['timeline'][number];

/** What happened with the order, the oldest first. */
export function Timeline({ order: { country, timeline } }: { order: ServiceOrder }) {
  const t = useTexts('staff');
  const { lang } = document.documentElement;
  return (
    <section className={classes.part}>
      <h2 className={text.size22}>{t('order.timeline')}</h2>
      <ol className={classes.list}>
        {timeline.map((entry) => (
          <li key={`${entry.at} ${entry.type}`} className={classes.line}>
            <span>
              {wordFor(t, 'events', entry.type)}
              <span className={classNames(classes.second, text.size14, text.soft)}>
                {momentIn(country, entry.at, lang)}
                {wordsOf(entry) && `, ${wordsOf(entry)}`}
              </span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Simple values of an event; lists of lines are in the order itself. */
const wordsOf = ({ data }: Entry): string =>
  Object.values(data)
    .filter((value) => typeof value === 'string' || typeof value === 'number')
    .join(', ');
