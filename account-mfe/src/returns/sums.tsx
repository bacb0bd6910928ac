import type { ReturnSums } from '@odeta/contracts';
import { useStorefront } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import classes from './return.module.css';

/** The refund with its parts. */
export function Sums({ sums, way }: { sums: ReturnSums; way: string }) {
  const t = useTexts('account');
  const { format } = useStorefront();
  const { goods, fee, wayCost, onVoucher, refund } = sums;
  return (
    <dl className={classes.sums}>
      <div>
        <dt>{t('returns.sum-goods')}</dt>
        <dd translate="no">{format.price(goods)}</dd>
      </div>
      {fee > 0 && (
        <div>
          <dt>{t('returns.sum-fee')}</dt>
          <dd translate="no">−{format.price(fee)}</dd>
        </div>
      )}
      {wayCost > 0 && (
        <div>
          <dt>{way}</dt>
          <dd translate="no">−{format.price(wayCost)}</dd>
        </div>
      )}
      <div className={classes.total}>
        <dt>{t('returns.sum-refund')}</dt>
        <dd translate="no">{format.price(refund)}</dd>
      </div>
      {onVoucher > 0 && (
        <div>
          <dt>{t('returns.sum-on-voucher')}</dt>
          <dd translate="no">{format.price(onVoucher)}</dd>
        </div>
      )}
    </dl>
  );
}
