import type { CountryCode } from '@odeta/contracts';
import type { AmendDifference } from '@odeta/contracts/staff';
import { useTexts } from '@odeta/storefront/i18n';
import { text } from '@odeta/ui';
import { amountIn } from '../words/formats.ts';
import classes from './amend.module.css';

/** What an amendment would give back. */
export function Difference({ country, difference }: { country: CountryCode; difference: AmendDifference }) {
  const t = useTexts('staff');
  const { before, after, refund, onVouchers, due } = difference;
  const rows: [string, number][] = [
    ['before', before],
    ['after', after],
    ...(refund > 0 ? [['refund', refund] as [string, number]] : []),
    ...(onVouchers > 0 ? [['on-vouchers', onVouchers] as [string, number]] : []),
    ...(due > 0 ? [['due', due] as [string, number]] : []),
  ];
  return (
    <section className={classes.difference} aria-labelledby="difference">
      <h3 id="difference" className={text.size18}>
        {t('amend.difference')}
      </h3>
      {before === after && <p>{t('amend.same')}</p>}
      <dl className={classes.sums}>
        {rows.map(([name, amount]) => (
          <div key={name} className={classes.sum}>
            <dt>{t(`amend.${name}`)}</dt>
            <dd className={text.medium}>{amountIn(country, amount)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
