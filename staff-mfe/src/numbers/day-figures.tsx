import { useTexts } from '@odeta/storefront/i18n';
import { classNames, text } from '@odeta/ui';
import { amountIn, localeOf } from '../words/formats.ts';
import { totalsOf } from './days-of.ts';
import { CsvLink, FigureTable } from './figure-table.tsx';
import classes from './numbers.module.css';
import type { Figures } from './numbers.store.ts';
import { Plot } from './plot.tsx';

/** What is shown of each day; the first three have a plot. */
const counted = ['orders', 'turnover', 'returns', 'refunded', 'cancelled'] as const;
const money: readonly string[] = ['turnover', 'refunded'];

/** Orders, turnover and returns by the day on which they happened. */
export function DayFigures({ figures: { country, from, until, days } }: { figures: Figures }) {
  const t = useTexts('staff');
  const locale = localeOf(document.documentElement.lang);
  const totals = totalsOf(days);
  const countOf = new Intl.NumberFormat(locale).format;
  const writer = (name: (typeof counted)[number]) =>
    money.includes(name) ? (value: number) => amountIn(country, value) : countOf;
  const dayOf = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  const named = days.map((day) => ({ ...day, name: dayOf.format(new Date(day.day)) }));

  return (
    <section className={classes.section}>
      <h2 className={text.size22}>{t('numbers.days')}</h2>
      <dl className={classes.totals}>
        {counted.map((name) => (
          <div key={name}>
            <dt className={classNames(text.size13, text.soft)}>{t(`numbers.${name}`)}</dt>
            <dd className={text.size22}>{writer(name)(totals[name])}</dd>
          </div>
        ))}
      </dl>
      <div className={classes.beside}>
        <div className={classes.plots}>
          {counted.slice(0, 3).map((name) => (
            <Plot
              key={name}
              title={t(`numbers.${name}`)}
              bars={named.map((day) => ({ name: day.name, value: day[name] }))}
              write={writer(name)}
            />
          ))}
        </div>
        <FigureTable
          title={t('numbers.days')}
          columns={[t('numbers.day'), ...counted.map((name) => t(`numbers.${name}`))]}
          rows={named
            .toReversed()
            .map((day) => ({ key: day.day, cells: [day.name, ...counted.map((name) => writer(name)(day[name]))] }))}
        />
      </div>
      <CsvLink call="days" query={{ country, from, until }} of={t('numbers.days')} />
    </section>
  );
}
