import type { OrderDetail } from '@odeta/contracts';
import { dateText } from '@odeta/contracts/dates';
import { useStorefront } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { buttonClass, classNames, text } from '@odeta/ui';
import { addresses } from '../addresses.ts';
import { returnFormUrl } from '../return-form-url.ts';
import classes from './order.module.css';

type Returned = Pick<OrderDetail, 'id' | 'paid' | 'returnUntil' | 'withdrawUntil' | 'withdrawalUrl' | 'claimsUrl'> & {
  readonly parcels: readonly Pick<OrderDetail['parcels'][number], 'state'>[];
};

/** P6. Until when goods are taken back, and the two ways of it; the days count from the delivery. */
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

/** Something of it is with its buyer. What and until when says the form. */
const mayReturn = ({ paid, parcels }: Returned) => paid && parcels.some(({ state }) => state === 'delivered');
