import { useTexts } from '@odeta/storefront/i18n';
import { text } from '@odeta/ui';
import { localeOf } from '../words/formats.ts';
import { totalsOf } from './days-of.ts';
import { FigureTable } from './figure-table.tsx';
import classes from './numbers.module.css';
import type { Figures } from './numbers.store.ts';
import { RowBar } from './plot.tsx';

const steps = ['carts', 'cartsWithDelivery', 'cartsWithPayment', 'cartsOrdered'] as const;

/** How far carts with goods have come, of all and of the step before. */
export function CartSteps({ figures }: { figures: Figures }) {
  const t = useTexts('staff');
  const totals = totalsOf(figures.days);
  const locale = localeOf(document.documentElement.lang);
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
  const share = (part: number, whole: number) => (whole > 0 ? percent.format(part / whole) : '–');
  return (
    <section className={classes.section}>
      <h2 className={text.size22}>{t('numbers.steps')}</h2>
      <p className={text.size14}>{t('numbers.steps-lead')}</p>
      <FigureTable
        title={t('numbers.steps')}
        columns={[t('numbers.step'), t('numbers.carts'), t('numbers.of-all'), t('numbers.of-former'), t('numbers.bar')]}
        rows={steps.map((name, index) => ({
          key: name,
          cells: [
            t(`numbers.step-${name}`),
            new Intl.NumberFormat(locale).format(totals[name]),
            share(totals[name], totals.carts),
            index === 0 ? '–' : share(totals[name], totals[steps[index - 1] ?? 'carts']),
            <RowBar key="bar" share={totals.carts > 0 ? totals[name] / totals.carts : 0} />,
          ],
        }))}
      />
    </section>
  );
}
