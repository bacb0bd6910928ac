import { useTexts } from '@odeta/storefront/i18n';
import { text } from '@odeta/ui';
import { localeOf } from '../words/formats.ts';
import { CsvLink, FigureTable } from './figure-table.tsx';
import classes from './numbers.module.css';
import type { Figures } from './numbers.store.ts';
import { RowBar } from './plot.tsx';

/** The pace of sales is that of two weeks. */
const SOLD_DAYS = 14;

/** What people searched for and did not find. */
export function Searches({ figures: { country, from, until, searches } }: { figures: Figures }) {
  const t = useTexts('staff');
  const most = searches[0]?.count ?? 1;
  return (
    <section className={classes.section}>
      <h2 className={text.size22}>{t('numbers.searches')}</h2>
      <p className={text.size14}>{t('numbers.searches-lead')}</p>
      {searches.length === 0 ? (
        <p className={text.soft}>{t('numbers.none')}</p>
      ) : (
        <FigureTable
          title={t('numbers.searches')}
          columns={[t('numbers.words'), t('numbers.times'), t('numbers.bar')]}
          rows={searches.map(({ words, count }) => ({
            key: words,
            cells: [words, count, <RowBar key="bar" share={count / most} />],
          }))}
        />
      )}
      <CsvLink call="empty-searches" query={{ country, from, until }} of={t('numbers.searches')} />
    </section>
  );
}

/** What will be sold out within a week, at the pace of the last two, the soonest first. */
export function Stock({ figures: { country, stock } }: { figures: Figures }) {
  const t = useTexts('staff');
  const days = new Intl.NumberFormat(localeOf(document.documentElement.lang), { maximumFractionDigits: 1 });
  const daysOf = (available: number, sold: number) => (Math.max(0, available) * SOLD_DAYS) / sold;
  return (
    <section className={classes.section}>
      <h2 className={text.size22}>{t('numbers.stock')}</h2>
      <p className={text.size14}>{t('numbers.stock-lead')}</p>
      {stock.length === 0 ? (
        <p className={text.soft}>{t('numbers.none')}</p>
      ) : (
        <FigureTable
          title={t('numbers.stock')}
          words={3}
          columns={[
            ...[t('numbers.article'), t('numbers.name'), t('numbers.size')],
            ...[t('numbers.available'), t('numbers.sold'), t('numbers.days-left'), t('numbers.bar')],
          ]}
          rows={stock.map(({ article, name, size, available, sold }) => ({
            key: article,
            cells: [
              ...[article, name, size, available, sold, days.format(daysOf(available, sold))],
              <RowBar key="bar" share={daysOf(available, sold) / (SOLD_DAYS / 2)} />,
            ],
          }))}
        />
      )}
      <CsvLink call="ending-stock" query={{ country }} of={t('numbers.stock')} />
    </section>
  );
}
