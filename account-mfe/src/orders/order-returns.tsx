import type { OrderDetail } from '@odeta/contracts';
import { dateText } from '@odeta/contracts/dates';
import { useStorefront } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { buttonClass, classNames, text } from '@odeta/ui';
import { addresses } from '../addresses.ts';
import { returnFormUrl } from '../links/return-form-url.ts';
import classes from './order.module.css';

type Returned = Pick<OrderDetail, 'id' | 'paid' | 'returnUntil' | 'withdrawUntil' | 'withdrawalUrl' | 'claimsUrl'> & {
  readonly parcels: readonly Pick<OrderDetail['parcels'][number], 'state'>[];
};

/** Deadlines for returns, counted from the delivery, and links to the return form and the documents. */
export function OrderReturns({ order }: { order: Returned }) {
  const t = useTexts('account');
  const { session } = useStorefront();
  const { id, returnUntil, withdrawUntil, withdrawalUrl, claimsUrl } = order;
  const date = (day: string) => dateText(session.country, day);
  const link = classNames(text.size14, text.link);
  return (
    <section className={classes.returns} aria-labelledby="returns">
      <h2 id="returns" className={text.title28}>
        {t('orders.returns')}
      </h2>
      <p className={classNames(text.size14, text.soft)}>
        {returnUntil && withdrawUntil
          ? t('orders.returns-until', { until: date(returnUntil), withdraw: date(withdrawUntil) })
          : t('orders.returns-later')}
      </p>
      {mayReturn(order) && (
        <p>
          <a className={buttonClass({ kind: 'secondary' })} href={returnFormUrl(id)}>
            {t('orders.return')}
          </a>
        </p>
      )}
      <p className={classes.links}>
        <a className={link} href={addresses.returns.path}>
          {t('orders.all-returns')}
        </a>
        <a className={link} href={claimsUrl}>
          {t('orders.how-to-return')}
        </a>
        <a className={link} href={withdrawalUrl}>
          {t('orders.withdraw')}
        </a>
      </p>
    </section>
  );
}

/** Whether any parcel is delivered. The form shows which goods can be returned until when. */
const mayReturn = ({ paid, parcels }: Returned) => paid && parcels.some(({ state }) => state === 'delivered');
