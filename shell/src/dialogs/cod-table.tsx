import type { DeliveryCost } from '@odeta/contracts';
import { dateText } from '@odeta/contracts/dates';
import { useStorefront } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import classes from './costs.module.css';

type Cod = NonNullable<DeliveryCost['cod']>;

/** D13, R18. The tiers by parcel value with the resulting fees, calculated as for an order. */
export function CodTable({ cod }: { cod: Cod }) {
  const t = useTexts('windows');
  const { format, session } = useStorefront();
  const date = (on: string) => dateText(session.country, on, { dateStyle: 'short' });
  return (
    <>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t('costs.value')}</th>
            <th scope="col">{t('costs.share')}</th>
          </tr>
        </thead>
        <tbody>
          {cod.tiers.map(({ upTo, percent }, index) => (
            <tr key={upTo}>
              <th scope="row">{tierWords(cod.tiers[index - 1]?.upTo ?? null, upTo)}</th>
              <td>{t('costs.percent', { percent })}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        {cod.taxPercent > 0 && `${t('costs.tax', { percent: cod.taxPercent })} `}
        {t('costs.least', { price: format.price(cod.from) })}
        {cod.rate &&
          ` ${t('costs.rate', { currency: cod.rate.currency, rate: `${format.number(cod.rate.rate)} ${session.country.currency}`, date: date(cod.rate.on) })}`}
      </p>
      <table className={classes.table}>
        <caption className={classes.caption}>{t('costs.examples')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('costs.value')}</th>
            <th scope="col">{t('costs.fee')}</th>
          </tr>
        </thead>
        <tbody>
          {cod.examples.map(({ value, fee }) => (
            <tr key={value}>
              <th scope="row" translate="no">
                {format.price(value)}
              </th>
              <td translate="no">{format.price(fee)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );

  function tierWords(over: number | null, upTo: number | null) {
    if (over === null) return upTo === null ? t('costs.any-value') : t('costs.up-to', { price: format.price(upTo) });
    if (upTo === null) return t('costs.over', { price: format.price(over) });
    return t('costs.between', { over: format.price(over), upTo: format.price(upTo) });
  }
}
