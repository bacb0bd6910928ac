import { useStore, useStorefront } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { buttonClass, classNames, text } from '@odeta/ui';
import { addresses } from '../addresses.ts';
import { OrderBadge } from '../order-parts/order-badge.tsx';
import { OrderLine } from '../order-parts/order-line.tsx';
import classes from './overview.module.css';
import { createOverviewStore } from './overview.store.ts';

/** The last orders with a link to all of them. */
export function LastOrders() {
  const t = useTexts('account');
  const { format } = useStorefront();
  const { orders } = useSnapshot(useStore(createOverviewStore).state);
  if (!orders) return null;
  return (
    <section aria-labelledby="last-orders">
      <div className={classNames(classes.head, classes.above)}>
        <h2 id="last-orders" className={text.title28}>
          {t('overview.last-orders')}
        </h2>
        {orders.length > 0 && (
          <a className={classNames(text.size14, text.link, classes.all)} href={`${addresses.orders.path}?period=all`}>
            {t('orders.list.all')}
            <span className={text.spoken}>: {t('nav.orders')}</span>
          </a>
        )}
      </div>
      {orders.length === 0 && <NoOrders />}
      <ul>
        {orders.map((order) => (
          <OrderLine key={order.id} order={order}>
            <div className={classes.end}>
              <OrderBadge order={order} />
              <p className={classNames(text.size14, text.medium, classes.order)} translate="no">
                {format.price(order.total)}
              </p>
            </div>
          </OrderLine>
        ))}
      </ul>
    </section>
  );
}

function NoOrders() {
  const t = useTexts('account');
  return (
    <div className={classes.none}>
      <p className={text.soft}>{t('orders.none-yet')}</p>
      <a className={buttonClass({ kind: 'secondary' })} href="/">
        {t('orders.to-shop')}
      </a>
    </div>
  );
}
